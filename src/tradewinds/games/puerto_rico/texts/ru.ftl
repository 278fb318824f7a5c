title = Пуэрто Рико
summary = Выбирайте роли с умом и превращайте урожай своего острова в дублоны и победные очки.

# ---------------------------------------------------------------- товары, тайлы, корабли
# `.gen` – бочонок чего; `.acc` – погрузить что; `.plant` – плантация чего.

good-corn = Кукуруза
    .gen = кукурузы
    .acc = кукурузу
    .plant = кукурузы
good-indigo = Индиго
    .gen = индиго
    .acc = индиго
    .plant = индиго
good-sugar = Сахар
    .gen = сахара
    .acc = сахар
    .plant = сахарного тростника
good-tobacco = Табак
    .gen = табака
    .acc = табак
    .plant = табака
good-coffee = Кофе
    .gen = кофе
    .acc = кофе
    .plant = кофе

# `.acc` – поставить на что; `.gen` – отозвать с чего.
tile-corn = Плантация кукурузы
    .acc = плантацию кукурузы
    .gen = плантации кукурузы
tile-indigo = Плантация индиго
    .acc = плантацию индиго
    .gen = плантации индиго
tile-sugar = Плантация сахарного тростника
    .acc = плантацию сахарного тростника
    .gen = плантации сахарного тростника
tile-tobacco = Плантация табака
    .acc = плантацию табака
    .gen = плантации табака
tile-coffee = Плантация кофе
    .acc = плантацию кофе
    .gen = плантации кофе
tile-quarry = Каменоломня
    .acc = каменоломню
    .gen = каменоломни

ship-small = Малый корабль
    .acc = малый корабль
ship-middle = Средний корабль
    .acc = средний корабль
ship-large = Большой корабль
    .acc = большой корабль

# ---------------------------------------------------------------- роли

role-settler = Поселенец
role-mayor = Мэр
role-builder = Градостроитель
role-craftsman = Производитель
role-trader = Торговец
role-captain = Капитан сухогруза
role-prospector = Золотоискатель
role-second-prospector = Второй Золотоискатель

# ---------------------------------------------------------------- здания

building-small-indigo-plant = Малое предприятие по переработке Индиго
building-small-sugar-mill = Малый Сахарный завод
building-indigo-plant = Предприятие по переработке Индиго
building-sugar-mill = Сахарный завод
building-tobacco-storage = Табачный завод
building-coffee-roaster = Завод по обжарке и упаковке кофе
building-small-market = Малый рынок
building-hacienda = Имение
building-construction-hut = Конструкторское бюро
building-small-warehouse = Малый склад
building-hospice = Больница
building-office = Офис
building-large-market = Большой рынок
building-large-warehouse = Большой склад
building-factory = Фабрика
building-university = Университет
building-harbor = Порт
building-wharf = Верфь
building-guild-hall = Совет Производителей
building-residence = Резиденция
building-fortress = Крепость
building-customs-house = Таможня
building-city-hall = Мэрия

# ---------------------------------------------------------------- конец игры, дополнительные очки

ending-colonists = Не хватает колонистов
ending-city = Город застроен
ending-points = Победные очки закончились
ending-rounds = Сотый раунд

extra-nothing = Без дополнительного очка
extra-captain = Очко Капитана
extra-harbor = Очко за Порт
extra-both = Очки Капитана и за Порт

# ---------------------------------------------------------------- сколько чего

barrels =
    { $number } { $number ->
        [one] бочонок
        [few] бочонка
       *[many] бочонков
    } { $good-gen }
points =
    { $vp } { $vp ->
        [one] очко
        [few] очка
       *[many] очков
    }
coins =
    { $doubloons } { $doubloons ->
        [one] дублон
        [few] дублона
       *[many] дублонов
    }
settlers =
    { $number } { $number ->
        [one] колониста
        [few] колониста
       *[many] колонистов
    }
plantations =
    { $number } { $number ->
        [one] тайл
        [few] тайла
       *[many] тайлов
    }
cells =
    { $hold } { $hold ->
        [one] ячейкой
        [few] ячейками
       *[many] ячейками
    }

# ---------------------------------------------------------------- действия

act-choose = Выбрать роль: { $role }
act-pass = Отказаться
act-draw-tile = Взять закрытый тайл плантации
act-take-plantation = Взять плантацию { $good-plant }
act-take-quarry = Взять каменоломню
act-place-colonist = Разместить колониста
act-take-colonist = Взять колониста из резерва
act-fill = Остальное оставить и занять свободные места
act-man-tile = Колониста – на { $tile-acc }
act-man-building = Колониста – сюда: { $building }
act-call-from-tile = Отозвать с { $tile-gen }
act-call-from-building = Отозвать отсюда: { $building }
act-build = Построить: { $building }
act-produce = Произвести товары
act-take-barrel = Взять еще 1 бочонок { $good-gen }
act-sell = Продать 1 бочонок { $good-gen }
act-load = Погрузить { $good-acc } на { $ship-acc }
act-load-own = Отправить { $good-acc } с Верфи
act-store = Сохранить { $good-acc } на складе
act-keep = Сохранить 1 бочонок { $good-gen }

# ---------------------------------------------------------------- вопросы

ask-role = Ваш ход: выберите одну из ролей, которые в этом раунде еще свободны.
wait-role = { $who } выбирает роль.

ask-settle = Поселенец: возьмите плантацию из ряда или то, на что еще имеете право. Это необязательно.
wait-settle = { $who } выбирает плантацию.

ask-hospice = Больница: разместить колониста на только что взятом тайле? Это необязательно.
wait-hospice = { $who } решает, звать ли колониста из Больницы.

ask-mayor = Мэр: взять своего колониста из резерва? Это необязательно.
wait-mayor = { $who } решает, брать ли колониста Мэра.

ask-place = Разместите колонистов: сначала отзовите, кого хотите, затем займите все места, на какие хватит людей.
wait-place = { $who } размещает колонистов.

ask-build = Градостроитель: построить одно здание? Это необязательно.
wait-build = { $who } решает, что построить.

ask-university = Университет: разместить колониста в только что построенном здании? Это необязательно.
wait-university = { $who } решает, звать ли колониста из Университета.

ask-produce = Производитель: произвести товары? Это необязательно.
wait-produce = { $who } решает, производить ли товары.

ask-extra = Производитель: возьмите еще 1 бочонок товара, который только что произвели. Это необязательно.
wait-extra = { $who } выбирает дополнительный бочонок Производителя.

ask-sell = Торговец: продать один бочонок в Торговый дом? Это необязательно.
wait-sell = { $who } решает, что продать.

ask-load = Капитан: погрузите товар одного вида. Если его можно погрузить на сухогруз, отказаться нельзя.
wait-load = { $who } выбирает, что погрузить.

ask-store = Склад: выберите вид товара, который сохраните целиком.
wait-store = { $who } заполняет склад.

ask-keep = Выберите один бочонок, который сохраните. Все, что не на складе, вернется в резерв.
wait-keep = { $who } выбирает, какой бочонок сохранить.

# ---------------------------------------------------------------- почему нельзя

why-must-choose-role = Сначала выберите роль: отказаться от этого нельзя.
why-role-not-in-game = При таком числе игроков этой карточки в игре нет.
why-role-taken = Эту роль в раунде уже кто-то выбрал: возьмите другую.
why-island-full = На вашем острове двенадцать тайлов: больше ничего не поместится.
why-tile-not-in-row = Такой плантации в ряду нет: выберите из тех, что открыты.
why-no-quarries-left = Все каменоломни разобраны.
why-quarry-needs-settler-or-hut = Каменоломня достается Поселенцу или тому, у кого работает Конструкторское бюро.
why-hut-unmanned = В вашем Конструкторском бюро никто не работает: каменоломни оно не даст.
why-hacienda-missing = Закрытый тайл берут только те, у кого есть Имение.
why-hacienda-unmanned = В вашем Имении никто не работает: закрытого тайла оно не даст.
why-hacienda-used = Закрытый тайл вы в этой фазе уже взяли, второго не будет.
why-hacienda-too-late = Открытый тайл уже лежит на острове: закрытый берут до него.
why-hidden-pile-empty = Закрытых тайлов сейчас нет.
why-hidden-tile-not-quarry = Закрытый тайл остается собой: каменоломню берут вместо открытого.
why-hospice-missing = У вас нет Больницы с колонистом, которая прислала бы человека.
why-hospice-used = Больница в этой фазе уже прислала вам колониста.
why-university-missing = У вас нет Университета с колонистом, который прислал бы человека.
why-no-colonists-left = Колонистов не осталось ни в резерве, ни на корабле.
why-mayor-supply-empty = Резерв колонистов пуст: Мэру некого брать.
why-mayor-cannot-decline = Колонистов не отсылают: разместите их или заполните ими свободные места.
why-colonists-move-only-with-mayor = Колонисты меняют места только в фазу Мэра.
why-no-free-circle = Свободного места там у вас нет: выберите другое.
why-not-enough-colonists = Посылать больше некого: сначала отзовите колониста с другого места.
why-nobody-works-there = Там нет ни одного вашего колониста.
why-call-before-stationing = Вы уже начали занимать места: отзывать колонистов надо до этого.
why-placed-colonists-stay = За этим столом колонисты остаются там, где однажды начали работать.
why-building-sold-out = Последнее такое здание уже куплено.
why-building-already-owned = В вашем городе такое здание есть, а двух одинаковых не бывает.
why-city-full = В вашем городе не осталось свободных клеток.
why-no-room-for-large = Крупному зданию нужны две клетки, а у вас всего одна.
why-too-many-large = Во всех четырех столбцах города стоит по крупному зданию: пятому двух клеток рядом не найти.
why-not-enough-money = На это у вас не хватает дублонов.
why-one-building-per-phase = В этой фазе вы уже построили одно здание, и больше нельзя.
why-supply-empty = Этот товар в резерве закончился.
why-bonus-not-produced = Дополнительный бочонок – только из того, что вы сейчас произвели.
why-bonus-comes-last = Дополнительный бочонок берут, когда произвели все.
why-no-such-good = Ни одного такого бочонка у вас нет: выберите из того, что есть.
why-kind-in-house = Такой товар в Торговом доме уже есть: продайте другой.
why-office-unmanned = Такой товар в Торговом доме уже есть, а в вашем Офисе никто не работает.
why-must-load = Товар можно погрузить на сухогруз, значит, надо грузить.
why-ship-has-other-good = На этом корабле другой товар: разные вместе не возят.
why-good-on-other-ship = Такой товар уже на другом корабле: его грузят только туда.
why-ship-full = Этот корабль полон.
why-must-choose-fuller-ship = На другой пустой корабль войдет больше ваших бочонков: выберите его.
why-wharf-missing = У вас нет Верфи, а с ней и своего корабля.
why-wharf-unmanned = На вашей Верфи никто не работает: корабля она не даст.
why-wharf-used = Ваш личный корабль в этой фазе уже ушел.
why-already-stored = Этот товар уже на складе: выберите другой.
why-must-keep = Что можно сохранить, то сохраняют: выберите.
why-no-warehouse-slot = Склады заполнены: осталось выбрать один бочонок.
why-warehouse-first = Сначала заполняют склады, затем выбирают один бочонок.

# ---------------------------------------------------------------- что происходит

event-round-begins = Раунд { $round }: Губернатор – { $who }.
event-chooses =
    { $doubloons ->
        [0] { $who } выбирает роль: { $role }.
       *[other] { $who } выбирает роль: { $role } – и получает с карточки { coins }.
    }
event-passes = { $who } отказывается.
event-draws-tile = { $who } берет закрытый тайл: плантация { $good-plant }.
event-takes-plantation = { $who } берет плантацию { $good-plant }.
event-takes-quarry = { $who } берет каменоломню.
event-hospice-helps = { $who } размещает колониста из Больницы на { $tile-acc }.
event-row-is-cleared = { $who } сбрасывает оставшиеся плантации: { plantations }.
event-pile-is-remade = Сброшенные плантации перемешаны, в закрытых стопках снова { plantations }.
event-row-shows = Открыта плантация { $good-plant }.
event-mayor-gets-colonist = { $who } берет колониста из резерва как Мэр.
event-gets-colonists = { $who } получает с корабля { settlers }.
event-mans-tile = { $who } ставит колониста на { $tile-acc }.
event-mans-building = { $who } размещает колониста в здании «{ $building }».
event-calls-from-tile = { $who } отзывает колониста с { $tile-gen }.
event-calls-from-building = { $who } отзывает колониста из здания «{ $building }».
event-colonists-board = Корабль колонистов принимает на борт { settlers }.
event-builds =
    { $doubloons ->
        [0] { $who } строит здание «{ $building }» бесплатно.
       *[other] { $who } строит здание «{ $building }» за { coins }.
    }
event-university-helps = { $who } размещает колониста из Университета в здании «{ $building }».
event-produces = { $who } производит { barrels }.
event-factory-pays = { $who } получает за Фабрику { coins }.
event-takes-barrel = { $who } берет еще 1 бочонок { $good-gen } как Производитель.
event-sells = { $who } продает 1 бочонок { $good-gen }: { coins }.
event-house-is-emptied = Торговый дом полон, и { $who } освобождает его.
event-loads =
    { $extra-id ->
        [captain] { $who } грузит { barrels } на корабль с { cells }: { points }, из них 1 как Капитан.
        [harbor] { $who } грузит { barrels } на корабль с { cells }: { points }, из них 1 за Порт.
        [both] { $who } грузит { barrels } на корабль с { cells }: { points }, из них 1 как Капитан и 1 за Порт.
       *[nothing] { $who } грузит { barrels } на корабль с { cells }: { points }.
    }
event-loads-own =
    { $extra-id ->
        [captain] { $who } отправляет с Верфи { barrels }: { points }, из них 1 как Капитан.
        [harbor] { $who } отправляет с Верфи { barrels }: { points }, из них 1 за Порт.
        [both] { $who } отправляет с Верфи { barrels }: { points }, из них 1 как Капитан и 1 за Порт.
       *[nothing] { $who } отправляет с Верфи { barrels }: { points }.
    }
event-notes-on-paper = Чипы закончились: { $who } записывает на бумаге { points }.
event-stores = { $who } сохраняет на складе { barrels }.
event-keeps = { $who } сохраняет 1 бочонок { $good-gen }.
event-returns = { $who } возвращает в резерв { barrels }.
event-ship-sails = Корабль с { cells } уходит в море, груз: { $good }.
event-prospects = { $who } находит { coins } как Золотоискатель.
event-coin-is-added = На карточку роли кладут дублон: { $role }.
event-last-round =
    { $ending-id ->
        [city] { $who } заполняет свой город: этот раунд последний.
        [points] Победные очки закончились: этот раунд последний.
        [rounds] Это был сотый раунд, дальше игра не идет.
       *[colonists] Колонистов не хватает: этот раунд последний.
    }
event-game-ends = Игра завершается, все очки открыты.
event-gets-bonus = { $who } получает { points } за здание «{ $building }».
event-scores = { $who }: грузы { $shipped }, здания { $printed }, крупные { $bonus }, всего { points }.

# ---------------------------------------------------------------- варианты правил

option-hospice-hacienda = Больница вместе с Имением
    .help = На какой тайл приходит колонист из Больницы, если вы берете и закрытый тайл.
option-mayor-moves-placed-colonists = Колонисты меняют места
    .help = В фазу Мэра можно перемещать и уже работающих колонистов. Если выключено – только новых и незанятых.
option-captain-may-discard-storable = Товары можно выбрасывать
    .help = После погрузки можно отдать и то, что удалось бы сохранить. Если выключено, сохраняют все, что можно.
option-vp-zero-triggers-end = Последний чип завершает игру
    .help = Кто берет самый последний чип, делает раунд последним. Если выключено, чипа должно не хватить.
option-show-vp = Открытые победные очки
    .help = Все всегда видят победные очки друг друга. Если выключено, их открывают в конце игры.

hospice-hacienda-one-either = на закрытый или на открытый, один из двух
hospice-hacienda-chosen-only = только на открытый

# ---------------------------------------------------------------- поля записи

field-first = Первый Губернатор
field-governor = Губернатор
field-chooser = Чья роль
field-role = Роль
field-taken = Выбранные роли
field-coins = Дублоны на карточках ролей
field-ending = Почему раунд последний
field-row = Открытый ряд плантаций
field-pile = Закрытые плантации
field-discard = Сброшенные плантации
field-quarries = Каменоломен осталось
field-colonists = Колонисты в резерве
field-aboard = Корабль колонистов
field-stock = Здания в продаже
field-supply = Резерв товаров
field-house = Торговый дом
field-hold = Ячейки кораблей
field-cargo = Товары на кораблях
field-loaded = Бочонки на кораблях
field-vp-left = Победные очки в резерве
field-bank = Банк
field-drawn = Закрытый тайл взят
field-settled = Открытый тайл взят
field-hosted = Больница помогла
field-new-tile = Новый тайл
field-new-building = Новое здание
field-stationing = Места уже занимают
field-made = Произвел Производитель
field-idle = Подряд без погрузки
field-paid = Очко Капитана получено
field-wharf-used = Верфь использована
field-stored = Положено на склад
field-tiles = Остров
field-manned = Колонисты на острове
field-built = Город
field-workers = Колонисты в городе
field-san-juan = Сан Хуан
field-goods = Товары
field-doubloons = Дублоны
field-chips = Чипы победных очков
field-paper = Очки на бумаге
