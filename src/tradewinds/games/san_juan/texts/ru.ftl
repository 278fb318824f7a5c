title = Сан-Хуан
summary = Постройте город из карт, которые служат и постройками, и товарами, и деньгами.

# ---------------------------------------------------------------- карты
# `.acc` – что строят, перестраивают или используют.

card-face-down = Закрытая карта
    .acc = закрытую карту
card-indigo-plant = Фабрика индиго
    .acc = фабрику индиго
card-sugar-mill = Сахарный завод
    .acc = сахарный завод
card-tobacco-storage = Табачный склад
    .acc = табачный склад
card-coffee-roaster = Кофеобжарочная фабрика
    .acc = кофеобжарочную фабрику
card-silver-smelter = Сереброплавильная фабрика
    .acc = сереброплавильную фабрику
card-smithy = Кузница
    .acc = кузницу
card-gold-mine = Прииск
    .acc = прииск
card-archive = Архив
    .acc = архив
card-poor-house = Богадельня
    .acc = богадельню
card-black-market = Черный рынок
    .acc = черный рынок
card-trading-post = Фактория
    .acc = факторию
card-well = Колодец
    .acc = колодец
card-market-stand = Рыночная палатка
    .acc = рыночную палатку
card-crane = Кран
    .acc = кран
card-chapel = Часовня
    .acc = часовню
card-tower = Башня
    .acc = башню
card-aqueduct = Акведук
    .acc = акведук
card-carpenter = Плотник
    .acc = плотника
card-prefecture = Префектура
    .acc = префектуру
card-market-hall = Рынок
    .acc = рынок
card-quarry = Каменоломня
    .acc = каменоломню
card-library = Библиотека
    .acc = библиотеку
card-statue = Статуя
    .acc = статую
card-victory-column = Колонна победы
    .acc = колонну победы
card-hero = Памятник
    .acc = памятник
card-guild-hall = Ратуша
    .acc = ратушу
card-city-hall = Здание городского совета
    .acc = здание городского совета
card-triumphal-arch = Триумфальная арка
    .acc = триумфальную арку
card-palace = Дворец
    .acc = дворец
# ---------------------------------------------------------------- роли, товары, тайлы

role-builder = Строитель
    .gen = строителя
role-producer = Производитель
    .gen = производителя
role-trader = Торговец
    .gen = торговца
role-councillor = Член городского совета
    .gen = члена городского совета
role-prospector = Золотоискатель
    .gen = золотоискателя

# `.maker` – здание, которое его производит.

good-indigo = индиго
    .maker = фабрику индиго
good-sugar = сахар
    .maker = сахарный завод
good-tobacco = табак
    .maker = табачный склад
good-coffee = кофе
    .maker = кофеобжарочную фабрику
good-silver = серебро
    .maker = сереброплавильную фабрику

tile-one = 1/1/1/2/2
tile-two = 1/1/2/2/2
tile-three = 1/1/2/2/3
tile-four = 1/2/2/2/3
tile-five = 1/2/2/3/3

summand-buildings = постройки
summand-chapel = карты под часовней
summand-arch = триумфальная арка
summand-guild-hall = ратуша
summand-city-hall = здание городского совета
summand-palace = дворец

# ---------------------------------------------------------------- сколько чего

paid =
    { $price } { $price ->
        [one] карту
        [few] карты
       *[many] карт
    }
shuffled =
    { $number } { $number ->
        [one] карта
        [few] карты
       *[many] карт
    }
points =
    { $vp } { $vp ->
        [one] очко
        [few] очка
       *[many] очков
    }

# ---------------------------------------------------------------- действия

act-choose = Выбрать роль { $role-gen }
act-build = Построить { $card-acc }
act-new-place = Построить на новом месте
act-overbuild = Перестроить { $card-acc }
act-overbuild-good = Перестроить { $good-maker } вместе с товаром
act-use-library = Использовать библиотеку
act-save-library = Приберечь библиотеку
act-pay = Заплатить картой «{ $card }»
act-pay-good = Заплатить товаром: { $good }
act-produce = Произвести { $good }
act-sell = Продать { $good }
act-draw = Взять карты из колоды
act-keep = Оставить карту «{ $card }»
act-reveal = Открыть четыре карты
act-take = Взять карту «{ $card }»
act-discard = Сбросить карту «{ $card }»
act-tuck = Положить под часовню карту «{ $card }»
act-pass = Отказаться
act-stop = Достаточно

# ---------------------------------------------------------------- вопросы

ask-set-up = Сбрасывайте карты, пока не останется четыре: с ними вы начнете игру.
wait-set-up = { $who } выбирает начальные карты.

ask-chapel = Часовня: положите под нее одну карту из руки за 1 победное очко. Это необязательно.
wait-chapel = { $who } решает, положить ли карту под часовню.

ask-hand-limit = Карт в руке больше, чем можно иметь в начале раунда: сбросьте лишние.
wait-hand-limit = { $who } сбрасывает лишние карты.

ask-role = Выберите роль: ее действие совершат все, а привилегия достанется вам.
wait-role = { $who } выбирает роль.

ask-build = Постройте одно здание из руки или откажитесь.
wait-build = { $who } решает, что построить.

ask-place = Стройте на новом месте или перестройте краном свою постройку: ее стоимость вычитается.
wait-place = { $who } выбирает место для постройки.

ask-build-library = Использовать библиотеку для этой постройки или приберечь для второй роли?
wait-build-library = { $who } решает, поможет ли библиотека строить.

ask-pay = Платите за постройку по одной карте. Что на картах, значения не имеет.
wait-pay = { $who } платит за постройку.

ask-pay-more = Стоимость выплачена. Отказаться от скидок и заплатить больше, чтобы помогла богадельня?
wait-pay-more = { $who } может заплатить больше.

ask-produce = Производство: выберите пустое здание для товара или остановитесь.
wait-produce = { $who } производит товары.

ask-sell = Торговля: выберите товар на продажу или остановитесь. Карты вы возьмете после последней продажи.
wait-sell = { $who } продает товары.

ask-council = Взять карты и часть из них оставить себе? Можно отказаться.
wait-council = { $who } решает, обратиться ли к совету.

ask-keep = Выберите карту, которую оставите. Остальные будут сброшены.
wait-keep = { $who } выбирает, какие карты оставить.

ask-archive = Архив: сбросьте из всей руки столько карт, сколько нельзя оставить.
wait-archive = { $who } сбрасывает карты с помощью архива.

ask-prospect = Золотоискатель: взять карты из колоды? Можно отказаться.
wait-prospect = { $who } решает, искать ли золото.

ask-gold-mine = Прииск: открыть четыре карты? Если их стоимость различна, вы возьмете одну.
wait-gold-mine = { $who } решает, использовать ли прииск.

ask-gold-card = Стоимость всех четырех карт различна: возьмите одну из них.
wait-gold-card = { $who } выбирает карту прииска.

# ---------------------------------------------------------------- почему нельзя

why-must-choose-role = Сначала выберите роль: обойтись без нее нельзя.
why-role-taken = Эту роль уже выбрали: возьмите одну из тех, что лежат в центре стола.
why-cannot-stop-now = Здесь отказаться нельзя: выберите один из ответов.
why-card-not-in-hand = Такой карты у вас в руке нет.
why-violet-already-standing = Эта фиолетовая постройка у вас есть, а второй такой же быть не может.
why-cannot-afford = На это у вас не хватит карт.
why-one-building-per-phase = Вы уже строите, а за фазу строителя возводят одну постройку.
why-no-crane = Перестраивать здания можно, только если есть свой кран.
why-crane-cannot-be-overbuilt = Сам кран перестроить нельзя.
why-same-building = Постройку нельзя перестроить на точно такую же.
why-not-your-building = Такой постройки, чтобы ее перестроить, у вас нет.
why-covered-building = Эта постройка перекрыта: ее больше не существует.
why-carries-good = На таких зданиях у вас лежат товары: выберите здание вместе с товаром.
why-payment-incomplete = Постройка еще не оплачена: платите дальше.
why-payment-complete = Стоимость выплачена, а сверх нее товарами не платят.
why-no-black-market = Платить товарами может только владелец черного рынка.
why-black-market-limit = Черный рынок берет за постройку два товара, и оба уже отданы.
why-no-such-good = Такого товара у вас нет.
why-no-production-building = Здания, которое производит этот товар, у вас нет.
why-building-has-good = На всех ваших зданиях этого вида уже лежит товар, а место есть только для одного.
why-no-action-prospector = Карту из колоды берет только тот, кто выбрал золотоискателя.
why-no-gold-mine = Прииска у вас нет.
why-gold-once = Прииск открывает четыре карты один раз за фазу: теперь возьмите одну из них.
why-not-among-drawn = Среди этих карт такой нет.
why-archive-needed = Без архива выбирают из взятых карт: укажите, какую оставить.
why-must-discard-more = Нужно сбросить еще.
why-no-library = Библиотеки у вас нет.
why-library-used = Ваша библиотека в этом раунде уже использована.
why-library-not-chooser = Библиотека помогает только тому, кто выбрал роль.
why-library-by-itself = Здесь библиотека действует сама или ничего не меняет.
why-library-first = Сначала решите, использовать ли библиотеку.
why-no-chapel = Часовни у вас нет.
why-chapel-only-at-start = Карты кладут под часовню по одной и только в начале раунда.
why-over-hand-limit = Сначала сбросьте карты сверх вашего лимита.
why-setup-keep-four = Сбрасывайте, пока не останется четыре начальные карты.

# ---------------------------------------------------------------- что происходит

event-goes-first = Начинает { $who }.
event-round-begins = Раунд { $round }: губернатор – { $who }.
event-tucks = { $who } кладет под часовню карту «{ $card }».
    .others = { $who } кладет карту под часовню.
event-leaves-chapel = { $who } ничего не кладет под часовню.
event-chooses = { $who } выбирает роль { $role-gen }.
event-builds = { $who } строит { $card-acc }.
event-overbuilds = { $who } перестраивает { $card-acc }.
event-pays = { $who } платит картой «{ $card }».
    .others = { $who } платит картой.
event-pays-good = { $who } платит товаром: { $good }.
event-loses-good = { $who } теряет товар: { $good }.
event-building-stands = { $who } завершает постройку «{ $card }».
event-builds-nothing = { $who } ничего не строит.
event-uses-library = { $who } использует библиотеку для своей привилегии.
event-saves-library = { $who } приберегает библиотеку.
event-uses = { $who } использует { $card-acc }.
event-produces = { $who } производит { $good }.
event-produces-no-more = { $who } больше ничего не производит.
event-turns-tile = { $who } открывает тайл торгового дома { $tile } (от индиго до серебра).
event-sells = { $who } продает { $good } за { paid }.
event-sells-no-more = { $who } больше ничего не продает.
event-draws = { $who } берет карту «{ $card }».
    .others = { $who } берет карту.
event-looks-at = { $who } смотрит карту «{ $card }».
    .others = { $who } смотрит карту.
event-keeps = { $who } оставляет карту «{ $card }».
    .others = { $who } оставляет карту.
event-discards = { $who } сбрасывает карту «{ $card }».
    .others = { $who } сбрасывает карту.
event-declines = { $who } отказывается от действия в фазе { $role-gen }.
event-reveals = { $who } открывает карту «{ $card }».
event-finds-nothing = { $who } находит на прииске карты одинаковой стоимости и ничего не получает.
event-takes = { $who } забирает карту «{ $card }».
event-reshuffles = Колода закончилась: перемешано из стопки сброса – { shuffled }.
event-game-ends = Игра завершается.
event-scores = { $who }: { points } – { $summand }.

# ---------------------------------------------------------------- варианты правил

option-alternative-setup = Альтернативная подготовка
    .help = По порядку хода игроки берут 5, 6, 7 и 8 карт и оставляют четыре. Если выключено, все берут по четыре.
option-crane-adds-discounts = Кран и скидки
    .help = При перестройке действуют и все скидки. Если выключено, вычитается только стоимость старой постройки.
option-final-tie = Ничья в конце
    .help = Кто побеждает, если поровну и очков, и карт вместе с товарами.

final-tie-shared = победа общая
final-tie-latest-in-turn-order = побеждает последний по порядку хода

# ---------------------------------------------------------------- поля записи

field-governor = Губернатор
field-chooser = Кто выбрал роль
field-role = Идет фаза
field-choices = Ролей выбрано в раунде
field-chosen-by = Роли
field-library-used = Библиотека использована в раунде
field-tiles = Известные тайлы торгового дома
field-tile-at = Верхний тайл
field-open-tile = Открытый тайл торгового дома
field-building = Строится
field-onto = Перестраиваемое место
field-price = Стоимость
field-paid = Выплачено
field-goods-paid = Выплачено товарами
field-done = Товаров в этой фазе
field-income = Карт за товары
field-looking = Карт на выбор
field-left = Оставить или сбросить
field-city = Постройки
field-beneath = Перекрытые постройки
field-good = Товары
field-gold = Карты прииска
field-shown = Известная карта в руке
field-cards = Карт в руке
field-tucked = Карт под часовнями
field-pile = Колода
field-discards = Стопка сброса
field-buried = Перекрыто дважды и глубже
field-open-discards = Сброшено открыто
field-looked-at = Взято на выбор
field-hand = Рука
field-chapel = Под часовней
field-discarded = Свой сброс
field-draw-pile = Карты колоды
field-unseen-discards = Сброшенные товары
