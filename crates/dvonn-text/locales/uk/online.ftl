online-invite-title = Запроси до гри
online-invite-note = Надішли це посилання. Хто перший його відкриє, той і гратиме з тобою.
online-link = Посилання на цю партію
online-waiting = Чекаємо на суперника…
online-waiting-for = Чекаємо на гравця { $name }…
lobby-title = Гра онлайн
lobby-quick = Швидка гра
lobby-quick-note = Вибери годинник. Гратимеш із тим, хто вибере такий самий.
lobby-open = Відкриті партії
lobby-open-none = Зараз ніхто не чекає.
lobby-join = Приєднатися
lobby-too-late = Хтось тебе випередив.
lobby-live = Партії наживо
lobby-watch = Дивитися
lobby-own = Твої онлайн-партії
lobby-challenges = Виклики
lobby-bots = Гра з комп’ютером
clock-none = Без годинника
clock-plain = { $minutes } хв
clock-fischer = { $minutes } хв + { $seconds } с
clock-delay = { $minutes } хв, затримка { $seconds } с
clock-days =
    { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
       *[many] { $days } днів на хід
    }
account-title = Акаунт
account-log-in = Увійти
account-register = Створити акаунт
account-register-note = Безкоштовно й без електронної пошти. Партії, зіграні тут без входу, перейдуть до твого акаунта. Забутий пароль відновити не можна.
account-log-out = Вийти
account-export = Завантажити свої дані
account-name = Ім’я користувача
account-password = Пароль
account-bad-name = Ім’я має містити від 2 до 20 символів (літери a–z, цифри, - та _) і починатися з літери.
account-bad-password = Пароль має містити від 8 до 200 символів.
account-taken = Це ім’я вже зайняте або надто схоже на зайняте.
account-wrong = Неправильне ім’я або пароль.
account-too-many = Забагато спроб. Зачекай кілька хвилин.
account-banned = Адміністратор заблокував цей акаунт.
account-sessions = Активні сеанси
account-this-session = Цей браузер
account-end-session = Завершити
account-tokens = Боти
account-token-note = Програма грає за допомогою токена. Щойно створиш перший, цей акаунт вважатиметься ботом.
account-token-label = Назва токена
account-token-create = Створити токен
account-token-secret = Скопіюй токен зараз. Більше ти його не побачиш.
account-copy = Копіювати
account-change = Змінити ім’я або пароль
account-new-name = Нове ім’я
account-new-password = Новий пароль
account-old-password = Поточний пароль
account-save = Зберегти
account-changed = Зміни збережено.
account-delete = Видалити акаунт
account-delete-note = Ім’я та пароль буде видалено відразу. Партії залишаться, але без твого імені.
account-deleted = Акаунт видалено.
account-profile = Твій профіль
speed-blitz = Бліц
speed-rapid = Швидкі
speed-classical = Класичні
speed-correspondence = За листуванням
profile-ratings = Рейтинг
profile-rated =
    { $count ->
        [one] { $count } рейтингова партія
        [few] { $count } рейтингові партії
       *[many] { $count } рейтингових партій
    }
profile-results = Результати
profile-score = Перемоги { $won } · Поразки { $lost } · Нічиї { $drawn }
profile-opponents = Результати за суперниками
profile-others = Гості
profile-games = Партії
profile-challenge = Кинути виклик
profile-more = Показати ще
profile-none = Публічних партій ще немає.
profile-not-found = Немає гравця з таким ім’ям.
leaders-title = Найкращі гравці
leaders-people = Люди
leaders-none = Ще ніхто не зіграв достатньо рейтингових партій.
online-their-turn = Черга суперника.
online-reconnecting = З’єднання втрачено. Відновлюємо…
online-away = Суперника зараз немає.
online-away-wait = Суперника зараз немає. Якщо не повернеться, можна буде заявити про перемогу.
online-claim = Заявити про перемогу
online-spectating = Ти дивишся цю партію.
online-spectators =
    { $count ->
        [one] Дивиться { $count } людина.
        [few] Дивляться { $count } людини.
       *[many] Дивляться { $count } людей.
    }
online-not-found = На цьому сервері немає такої партії.
online-no-server = Сервер недоступний.
online-guest = Гість
online-rating = Твій рейтинг: { $rating } ({ $change })
online-rated = Рейтингова
online-stale = Запізно: ситуація вже змінилася.
online-refused = Зараз це неможливо.
online-draw-offered = Суперник пропонує нічию.
online-draw-sent = Пропозицію нічиєї надіслано.
online-draw-declined = Суперник не погоджується на нічию.
online-take-back-asked = Суперник просить скасувати хід.
online-take-back-sent = Прохання скасувати хід надіслано.
online-accept = Прийняти
online-decline = Відхилити
online-abort = Припинити
online-draw = Нічия
online-talk = Розмова
online-embed = Вбудувати
embed-copied = HTML-код скопійовано. Встав його на свою сторінку.
online-rematch-sent = Пропозицію реваншу надіслано. Чекаємо на суперника…
online-rematch-asked = Суперник пропонує реванш.
online-chat = Вільний чат
online-chat-wait = Чат почнеться, коли його ввімкнуть обоє.
online-chat-text = Повідомлення
online-chat-send = Надіслати
online-block = Заблокувати
online-blocked = Заблоковано: цей гравець більше не може кидати тобі виклик чи писати.
online-needs-account = Для цього потрібен акаунт. Спочатку ввійди.
report-title = Поскаржитися
report-reason = Що не так?
report-cheating = Грає за допомогою програми
report-conduct = Грубить або псує гру
report-name = Образливе ім’я
report-sent = Дякуємо. Скаргу передано адміністраторам.
account-blocked = Заблоковані гравці
account-unblock = Розблокувати
public-title = Архів партій
public-player = Гравець
public-result = Результат
public-any = Будь-який
public-since = Від
public-until = До
public-length = Мінімум ходів
public-dvonns = Перші фішки DVONN, наприклад f3-c2-i4
public-bad-dvonns = Введи від однієї до трьох різних комірок, наприклад f3-c2-i4.
public-search = Шукати
public-none = Партій не знайдено.
public-download = Завантажити всі партії (CC0)
profile-placements = Улюблені комірки для розміщення
profile-most-often = Найчастіше: { $cells }
phrase-hello = Привіт!
phrase-good-luck = Хай щастить!
phrase-have-fun = Приємної гри!
phrase-nice-move = Гарний хід!
phrase-oops = Ой!
phrase-one-moment = Хвилинку, будь ласка.
phrase-thanks = Дякую!
phrase-well-played = Гарно зіграно!
phrase-good-game = Гарна партія!
phrase-again = Зіграємо ще?
phrase-must-go = Мушу йти.
phrase-goodbye = До зустрічі!
