title = Корабельный ряд
summary = Берите по карте за раунд, отправляйте товары по контрактам и вкладывайте деньги в развитие города.

# ---------------------------------------------------------------- поля, товары, страны
# `.gen` — родительный падеж, `.acc` — винительный, `.to` — куда.

board-guild-hall = Зал гильдии
    .where = в Зале гильдии
board-docks = Доки
    .where = в Доках
board-market = Рынок
    .where = на Рынке
board-bank = Банк
    .where = в Банке

good-wheat = пшеница
    .gen = пшеницы
good-cotton = хлопок
    .gen = хлопка
good-furs = шкуры
    .gen = шкур
good-tobacco = табак
    .gen = табака

country-gb = Великобритания
    .to = в Великобританию
country-fr = Франция
    .to = во Францию
country-nl = Нидерланды
    .to = в Нидерланды
country-se = Швеция
    .to = в Швецию
country-es = Испания
    .to = в Испанию
country-de = Германия
    .to = в Германию

ingot-single = Одинарный слиток
    .one = одинарный слиток
    .few = одинарных слитка
    .many = одинарных слитков
ingot-double = Двойной слиток
    .one = двойной слиток
    .few = двойных слитка
    .many = двойных слитков

helper-assistant = Ассистент
    .acc = ассистента
helper-captain = Капитан
    .acc = капитана
helper-merchant = Торговец
    .acc = торговца
helper-banker = Банкир
    .acc = банкира

landmark-school = Школа
landmark-park = Парк
landmark-library = Библиотека
landmark-theatre = Театр
landmark-hospital = Больница
landmark-university = Университет
landmark-church = Церковь
landmark-town-hall = Ратуша
landmark-cathedral = Собор

# ---------------------------------------------------------------- карты

cargo =
    { $amount } { $amount ->
        [one] единица
        [few] единицы
       *[many] единиц
    } { $good-gen }
contract = Контракт: { cargo } { $country-to } за { $payout } $
start = Начальный контракт: { cargo } { $country-to } за { $payout } $
goods = Товары: { cargo }
money = Деньги: { $value } $
ship = Торговый корабль { $country-to }
vp =
    { $landmark }: { $vp } { $vp ->
        [one] очко
        [few] очка
       *[many] очков
    } за { $price } $
vp-of = { $landmark } ({ $board })

# ---------------------------------------------------------------- действия

act-choose-board = Открыть поле: { $board }
act-take-current = Взять карту { $place } из текущих припасов
act-take-future = Взять карту { $place } из будущих припасов с ассистентом
act-decline = Не брать здесь карту
act-end-round = Спасовать и закончить раунд
act-cash-money = Обменять карту денег на { $value } $
act-pick-contract = Выполнить: { cargo } { $country-to }
act-pick-start = Выполнить начальный: { cargo } { $country-to }
act-load = Больше контрактов нет: грузить корабли
act-send-ship = Отправить корабль, идущий { $country-to }
act-use-goods = Погрузить карту: { cargo }
act-use-ingot = Погрузить { $ingot-one }
act-finish = Больше ничего не выполнять

# ---------------------------------------------------------------- вопросы

ask-choose-board = Вы начальник гавани: выберите поле. Остальных спросят там раньше вас.
wait-choose-board = { $who } выбирает поле.

ask-offer = Возьмите карту с этого поля или откажитесь. За раунд можно получить одну карту.
wait-offer = { $who } решает, взять ли карту.

ask-master-offer = Возьмите карту с этого поля и закончите раунд или перейдите к другому полю.
wait-master-offer = { $who } решает как начальник гавани, взять ли карту.

ask-master-close = Все остальные взяли карты: возьмите карту здесь или с еще не выбранного поля либо спасуйте.
wait-master-close = { $who } завершает раунд.

ask-master-take = Возьмите карту, ради которой вы выбрали это поле.
wait-master-take = { $who } берет последнюю карту раунда.

ask-settle = Игра окончена: вы еще можете выполнить контракты.
wait-settle = { $who } смотрит, какие контракты еще можно выполнить.

ask-contracts = Добавьте к поставке другие контракты или начинайте погрузку.
wait-contracts = { $who } готовит поставку.

ask-ships = Выберите корабль для следующего места назначения. Капитан меняет курс корабля под другим флагом.
wait-ships = { $who } выбирает корабли для поставки.

ask-goods = Выберите, что погрузить. Торговец меняет вид товара на карте, слиток заменяет любой товар.
wait-goods = { $who } грузит товары.

# ---------------------------------------------------------------- почему нельзя

why-only-harbour-master-chooses = Поле открывает только начальник гавани: возьмите карту здесь или откажитесь.
why-board-already-chosen = Это поле в этом раунде уже открывали: выберите другое.
why-board-empty = Текущие припасы этого поля исчерпаны: выберите другое.
why-no-board-choice-now = Сначала решите, взять ли карту здесь: другое поле открывают после отказа.
why-slot-empty = На этом месте нет карты.
why-cannot-afford = Вам не хватает денег на эту карту.
why-cash-money-first = Сначала обменяйте карты денег: тогда на эту карту хватит.
why-future-needs-assistant = Карты будущих припасов берут с помощью ассистента, а у вас его нет.
why-must-choose-next-board = Сначала выберите поле: карты берут с открытого.
why-cannot-end-round-yet = Спасовать и закончить раунд можно, только когда все остальные взяли карты.
why-closing-no-decline = Все остальные взяли карты: возьмите карту, выберите другое поле или закончите раунд.
why-closing-board-needs-take = Открыть это поле можно, только взяв с него карту, а взять вам там нечего.
why-must-take-here = Вы открыли это поле ради карты: возьмите ее.
why-card-not-in-hand = У вас больше нет такой карты.
why-no-money-card = У вас нет карты денег такого номинала.
why-no-such-card = Такой карты в игре нет.
why-no-ship-for-destination = У вас нет корабля в эту страну и нет капитана, чтобы сменить курс другого.
why-not-enough-ships = Каждому месту назначения нужен свой корабль, на еще одно их не хватит.
why-not-enough-goods = Вам не хватает товаров для этого контракта.
why-contract-does-not-fit = С этим контрактом товаров на всю поставку не хватит.
why-contract-already-picked = Этот контракт уже включен в поставку.
why-shipment-in-progress = Готовится поставка: сначала завершите ее.
why-shipment-closed = Корабли уже грузят: остальные контракты можно выполнить потом.
why-no-shipment = Никакая поставка не готовится: сначала выберите контракт.
why-no-such-ship = У вас больше нет такого корабля.
why-ship-wrong-flag = Этот корабль идет в другую страну, а капитана, чтобы сменить курс, у вас нет.
why-ship-needed-elsewhere = Тогда другое место назначения останется без корабля.
why-wrong-good = На карте другой товар, а торговца, чтобы его изменить, у вас нет.
why-rest-unpaid = Без этой карты не хватит товаров на остальную поставку.
why-settlement-contracts-only = Игра окончена: можно только выполнить оставшиеся контракты.

# ---------------------------------------------------------------- события

event-goes-first = { $who } – первый начальник гавани.
event-round-begins = Раунд { $round }: начальник гавани – { $who }.
event-opens = { $who } открывает поле: { $board }.
event-uses-assistant = { $who } посылает ассистента за картой будущих припасов.
event-takes-contract = { $who } берет контракт: { cargo } { $country-to }.
event-takes-ship = { $who } берет торговый корабль { $country-to }.
event-takes-goods = { $who } покупает карту товаров за { $price } $: { cargo }.
event-takes-helper = { $who } берет карту { $helper-acc }.
event-takes-ingot = { $who } покупает { $ingot-one } за { $price } $.
event-takes-money = { $who } берет карту денег: { $value } $.
event-buys-vp =
    { $who } покупает карту победных очков за { $price } $: { $landmark }, { $vp } { $vp ->
        [one] очко
        [few] очка
       *[many] очков
    }.
event-declines = { $who } не берет здесь карту.
event-nothing-left = Больше ничего не осталось { $board-where }.
event-ends-round = { $who } пасует: раунд окончен.
event-cashes-money = { $who } обменивает карту денег на { $value } $.
event-ship-sails = { $who } отправляет корабль { $country-to }.
event-captain-sails = { $who } с помощью капитана отправляет корабль, шедший { $ship-to }, { $country-to }.
event-loads-goods =
    { $number ->
        [1] { $who } грузит карту товаров: { cargo }.
       *[other] { $who } грузит одинаковые карты товаров ({ $number }): { cargo }.
    }
event-loads-ingot =
    { $who } грузит { $number } { $number ->
        [one] { $ingot-one }
        [few] { $ingot-few }
       *[many] { $ingot-many }
    }.
event-uses-merchant =
    { $who } с помощью торговцев меняет вид товара: { $number } { $number ->
        [one] карта
        [few] карты
       *[many] карт
    }.
event-fulfils = { $who } выполняет контракт: { cargo } { $country-to }.
event-fulfils-start = { $who } выполняет начальный контракт: { cargo } { $country-to }.
event-is-paid = { $who } получает { $cash } $.
event-refills = { $board }: сброшено карт – { $gone }, открыто новых – { $drawn }.
event-runs-short = { $board }: текущие припасы больше нельзя полностью пополнить.
event-game-ends = Игра окончена; контракты еще можно выполнить.
event-cashes-rest = { $who } обменивает последние карты денег на { $cash } $.
event-bankers-pay =
    { $who } получает за банкиров { $vp } { $vp ->
        [one] очко
        [few] очка
       *[many] очков
    }.
event-scores =
    { $who } заканчивает игру: { $vp } { $vp ->
        [one] очко
        [few] очка
       *[many] очков
    }, { $cash } $.

# ---------------------------------------------------------------- настройки

option-open-hands = Открытые руки
    .help = Все видят карты и начальные контракты друг друга. Если выключено, карты на руках скрыты.

# ---------------------------------------------------------------- поля записи

field-first = Первый начальник гавани
field-master = Начальник гавани
field-board = Открытое поле
field-chosen = Выбранные в этом раунде поля
field-short = Поля, которые нельзя пополнить
field-pawn = Фигурки на полях
field-current = Текущие припасы
field-future = Будущие припасы
field-deck = Карты в колодах
field-bag = Еще не открытые карты
field-discards = Сброс
field-cash = Деньги
field-ships = Торговые корабли
field-cards = Число карт на руке
field-hand = Карты на руке
field-start = Начальный контракт
field-start-used = Выполненный начальный контракт
field-resume = Прерванное решение
field-picked = Контракты поставки
field-picked-start = Начальный контракт в поставке
field-sent = Корабли поставки
field-captains = Капитаны поставки
field-due = Товары, которые еще нужно погрузить
field-laid = Погруженные карты товаров
field-ingots = Погруженные слитки
field-merchants = Торговцы поставки

# ---------------------------------------------------------------- реконструкции

reconstructed-cards = В правилах показано мало карт, поэтому эти значения – реконструкция. У кого есть карты, тот может подставить настоящие, в файле исправленных таблиц.
reconstructed-contracts = Товары, места назначения и оплата контрактов, кроме одного, – реконструкция.
reconstructed-start-contracts = Товары, места назначения и оплата начальных контрактов – реконструкция.
reconstructed-ingots = Цена двойного слитка – реконструкция.
reconstructed-goods = Число карт товаров с разным количеством и часть их цен – реконструкция.
reconstructed-money = Номиналы карт денег – реконструкция.
reconstructed-vp = Большая часть названий, цен и очков карт победных очков – реконструкция.
