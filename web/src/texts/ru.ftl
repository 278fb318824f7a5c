# ---------------------------------------------------------------- рамка

ui-skip = Перейти к содержанию
ui-site = Сайт
ui-quay = Причал
ui-rules = Правила
ui-me = Я
ui-language = Язык
ui-language-en = English
ui-language-ru = Русский
ui-theme = Оформление
ui-theme-system = как в системе
ui-theme-light = светлое
ui-theme-dark = темное
ui-theme-to-light = Включить светлое оформление
ui-theme-to-dark = Включить темное оформление
ui-motion = Движение
ui-motion-normal = обычное
ui-motion-fast = быстрое
ui-motion-off = без движения
ui-sounds = Звуки
ui-sounds-help = Звонить в колокол, когда наступает ваш ход
ui-close = Закрыть
ui-cancel = Отмена
ui-save = Сохранить
ui-saved = Сохранено.
ui-more = Еще
ui-try-again = Повторить
ui-unreachable = Сервер не отвечает. Пробуем снова…
ui-error-unexpected = Что-то пошло не так. Перезагрузите страницу и продолжайте.
ui-guest = Гость
ui-guest-number = Гость { $number }
ui-lost = Здесь карта кончается
ui-lost-help = По этому адресу ничего нет. Возможно, ссылка неполная.
ui-no-table = Такого стола нет. Возможно, он закрыт для других или ссылка неполная.
ui-to-quay = На причал

# ---------------------------------------------------------------- причал

ui-lead = Торгуйте, стройте и снаряжайте корабли
ui-lead-more = Настольные игры о торговле и портовых городах, в точности по книгам правил. Сядьте играть с ботами за секунду или откройте стол и пошлите друзьям ссылку.
ui-games = Игры
ui-play-now = Играть сейчас
ui-play-now-help = Вы против ботов, без ожидания
ui-new-table = Новый стол
ui-players-range =
    { $low ->
        [1] { $high ->
            [1] 1 игрок
           *[other] 1–{ $high } игроков
        }
       *[other] { $high ->
            [one] { $low }–{ $high } игрок
            [few] { $low }–{ $high } игрока
           *[many] { $low }–{ $high } игроков
        }
    }
ui-minutes = { $low }–{ $high } мин
ui-weight-1 = очень легкая
ui-weight-2 = легкая
ui-weight-3 = средняя
ui-weight-4 = сложная
ui-weight-5 = очень сложная
ui-list-mine = Мои столы
ui-list-open = Можно присоединиться
ui-list-running = Можно посмотреть
ui-list-past = Сыгранные партии
ui-show-all = Показать все ({ $number })
ui-past-none = Здесь появятся партии, которые вы доиграете.
ui-your-turn = Ваш ход
ui-others-turn = Решают другие
ui-seats-open =
    { $number ->
        [0] можно начинать
        [one] { $number } свободное место
        [few] { $number } свободных места
       *[many] { $number } свободных мест
    }
ui-open = Открыть
ui-join = Сесть
ui-go-on = Играть
ui-watch = Смотреть
ui-review = Разбор
ui-open-save = Открыть сохраненную партию
ui-open-save-help = Выберите файл или перетащите его на эту страницу, чтобы посмотреть партию решение за решением.
ui-drop-save = Отпустите файл партии здесь
ui-save-too-large = Файл слишком велик для сохраненной партии.
ui-save-unreadable = { $name } — не сохраненная партия.

# ---------------------------------------------------------------- новый стол

ui-game = Игра
ui-seats = Места
ui-seats-number = Сколько игроков
ui-seat-number = Место { $number }
ui-sits-me = Я
ui-sits-me-named = Я ({ $name })
ui-sits-here = Другой человек у этого экрана
ui-sits-here-help = Вы будете ходить по очереди у одного экрана. Где есть что скрывать, между ходами опускается занавес.
ui-sits-open = Свободно: для тех, у кого есть ссылка
ui-sits-open-help = садятся по ссылке
ui-sits-bot = Бот: { $bot }
ui-guest-name = Имя игрока
ui-shuffle = Рассадить всех в случайном порядке
ui-options = Варианты правил
ui-options-default = Обычная игра, без вариантов.
ui-who-sees = Кто может прийти
ui-public = Открытый стол
ui-public-help = Виден на причале: любой может сесть на свободное место или смотреть.
ui-private = Закрытый стол
ui-private-help = Его найдут только те, у кого есть ссылка.
ui-open-table = Открыть стол
ui-open-and-start = Начать партию
ui-open-table-help = Потом вы получите ссылку для остальных.

# ---------------------------------------------------------------- боты

ui-bot = Бот
ui-bot-random = Юнга
ui-bot-random-help = делает что угодно в пределах правил
ui-bot-scripted = Купец
ui-bot-scripted-help = играет разумно, по простым приметам
ui-bot-search = Капитан
ui-bot-search-help = просчитывает ходы вперед

# ---------------------------------------------------------------- правила

ui-rules-lead = Каждая игра коротко, своими словами, с рисунками наших компонентов. За столом правила открываются рядом с полем, на той фазе, что идет сейчас.
ui-rules-all = Все игры
ui-rules-questions = О чем вас спрашивают
ui-rules-objections = Чего нельзя и почему
ui-reconstructed = Наши догадки: источника не нашлось

# ---------------------------------------------------------------- я

ui-me-who = Кто я
ui-name = Имя
ui-me-known = Это имя видят другие за столом.
ui-me-guest = Это имя видят другие за столом. Вы гость: помнит вас только этот браузер.
ui-me-nobody = Это имя увидят другие за столом.
ui-me-likes = Как мне удобно
ui-me-portable = На других устройствах
ui-me-portable-help = Придумайте логин и пароль, и ваше имя и партии будут с вами на других устройствах.
ui-me-portable-set = Войдите как { $login } на любом устройстве, и ваше имя и партии будут там.
ui-login = Логин
ui-password = Пароль
ui-password-old = Нынешний пароль
ui-password-new = Новый пароль
ui-password-help = Не меньше 8 знаков.
ui-password-make = Запомнить меня на других устройствах
ui-password-change = Сменить пароль
ui-password-set = Теперь можно войти с других устройств.
ui-have-login = У меня уже есть логин
ui-log-in = Войти
ui-log-in-help = С логином и паролем, которые вы придумали на другом устройстве.
ui-log-out = Выйти
ui-logged-in = С возвращением!
ui-logged-out = Вы вышли.

# ---------------------------------------------------------------- разбор

ui-review-bar = Место в партии
ui-scrubber = Решение
ui-scrubber-at = Решение { $at } из { $total }
ui-step-first = К началу
ui-step-back = На решение назад
ui-step-on = На решение вперед
ui-step-last = К концу
ui-play = Проиграть
ui-pause = Пауза
ui-eyes = Глазами
ui-eyes-watcher = зрителя
ui-download = Сохранить в файл
ui-to-table = К столу
ui-chart = Очки
ui-chart-help = Очки по ходу партии. Таблица ниже говорит то же числами.
ui-chart-table = Таблицей
ui-chart-decision = Решение
ui-continue = Продолжить отсюда
ui-continue-help = Новый стол после решения { $at }. Все, чего ваше место не видело, раздается заново, поэтому ничего не раскроется.
ui-continue-seat = Я играю за
ui-continue-bots = За остальных
ui-continue-go = Продолжить
ui-continue-end = Здесь партия уже закончилась. Вернитесь к решению, которое хотелось бы принять иначе, и продолжайте оттуда.
ui-continue-last = С моего последнего решения
ui-continue-choose = Выбрать позицию

# ---------------------------------------------------------------- чего ждем

ui-wait-games = Достаем игры…
ui-wait-rules = Достаем правила…
ui-wait-table = Идем к столу…
ui-wait-review = Достаем партию…
ui-wait-starting = Раскладываем…
ui-wait-save = Читаем файл…
