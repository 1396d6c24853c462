# Сторінка: гра й аналіз у браузері.

## Everywhere

skip-to-content = Перейти до вмісту
nav-title = Сторінки
nav-play = Грати
nav-analyse = Аналіз
nav-learn = Навчання
nav-rules = Правила
nav-puzzles = Задачі
nav-home = Головна сторінка
close = Закрити
cancel = Скасувати
try-again = Спробувати ще раз
copied = Скопійовано.
link-copied = Посилання скопійовано.
copy-failed = Браузер не дозволив копіювати.
storage-unreadable = Не вдалося прочитати частину даних з минулого візиту. Ми зберегли їхню копію, а ця частина сторінки починається заново.
storage-full = Пам’ять браузера заповнена, тож зміни не зберігаються. Перш ніж піти, збережи свою роботу у файл.
texts-not-loaded = Не вдалося завантажити тексти. Перевір з’єднання і спробуй ще раз.
page-no-script = Щоб працювати в цьому браузері, DVONN потребує JavaScript і WebAssembly.
page-not-loaded = Не вдалося завантажити DVONN. Відкрий сторінку раз онлайн, щоб користуватися нею без мережі.
page-crashed = Щось пішло не так. Твою партію збережено.
page-reload = Перезавантажити
part-not-loaded = Не вдалося завантажити цю сторінку. Перевір з’єднання і спробуй ще раз.
loading = Завантаження
not-found-title = Сторінку не знайдено
colophon = DVONN — гра Кріса Бурма. Цей сайт неофіційний.

## Links

link-broken = Це посилання неправильне: { $reason }.
link-no-move = хід { $ply }: «{ $text }» — це не хід
link-illegal = хід { $ply }, { $move }: { $reason }
link-ending = гра не може закінчитися так: «{ $text }»

## The way to a game

front-title = Складай стоси. Тримай зв’язок. Здобудь перевагу.
front-about = Гра для двох на чверть години. Стоси, що втратили зв’язок із червоними фішками, вилучають із поля. Безкоштовно, у браузері, без реєстрації.
front-play = Грати зараз
front-match = Твій рівень
front-match-how = Рівень залежить від твоїх останніх партій, щоб наступна була рівною.
front-learn = Навчитися за двадцять хвилин
front-two = Удвох на цьому пристрої
front-more = Більше: колір, поле, годинник, імена
front-loop = Коротка партія, що повторюється: стоси стрибають, зв’язок розривається, і відрізані стоси зникають із поля.
front-pause = Зупинити
front-run = Показати коротку партію
front-your-game = Твоя партія
front-go-on = Продовжити
front-position = Починаєш із цієї позиції.
front-position-drop = Узяти нове поле
front-course = Курс
front-next = Далі: { $title }
front-puzzle = Задача дня
archive-recent = Останні партії
archive-all = Усі партії
archive-title = Твої партії
archive-empty = Тут зберігаються твої партії.
archive-unfinished = Не закінчено
archive-replay = Переглянути
archive-save = Зберегти
archive-delete = Видалити
archive-deleted = Партію видалено.
archive-undo = Скасувати
tools-play-on = Грати звідси
start-names = Імена двох гравців
start-clock-own = Свій час
start-clock-minutes = Хвилин кожному
start-clock-seconds = Секунд за хід
start-side = Твоя сторона
start-teacher = Учитель: попереджає про помилки
start-teacher-note = Перш ніж скористатися помилкою, комп’ютер попередить тебе й дасть скасувати хід. Лише в партіях без годинника.
start-white = Білі
start-black = Чорні
start-random = Випадково
start-board = Ігрове поле
start-board-empty = Повна гра
start-board-random = Випадкове
start-board-mirrored = Дзеркальне
start-board-balanced = Збалансоване
start-note-empty = Спершу гравці розміщують 49 фішок, потім складають стоси.
start-note-random = Усі фішки розміщено випадково. Починають Білі.
start-note-mirrored = Випадкове поле, симетричне для обох сторін. Починають Білі.
start-note-balanced = Комп’ютер вибирає поле, на якому шанси обох сторін рівні.
start-clock = Годинник
start-clock-none = Немає
start-clock-quick = 3 хв + 2 с
start-clock-medium = 5 хв + 5 с
start-clock-slow = 15 хв + 10 с
start-preparing = Шукаю збалансоване поле…
computer-failed = Не вдалося запустити комп’ютерного гравця.

## A game

game-title = Гра
player-you = Ти
player-computer = Комп’ютер, рівень { $level }
bar-controls =
    контролює { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
       *[many] { $count } фішок
    }
bar-to-place = лишилося: { $count }
bar-tempo =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
play-your-move = Твій хід.
play-your-placement =
    Твоя черга: постав { $piece ->
        [white] білу фішку
        [black] чорну фішку
       *[dvonn] фішку DVONN
    }.
play-you-pass = Ти не маєш ходу й мусиш спасувати.
play-pass = Пас
play-passing = Немає ходу: ти пасуєш.
play-thinking = Комп’ютер думає…
play-computer-moves = Ходить комп’ютер.
play-move-now = Ходити зараз
oversight-keep = Залишити хід
play-filling = Комп’ютер розміщує решту фішок…
play-stop-filling = Зупинити
play-placing = Веди пальцем чи мишею, щоб націлитися; натисни й утримуй, а тоді веди, щоб поставити кілька фішок. Комірки можна вказати й до своєї черги.
play-seeking-hint = Шукаю підказку…
play-picked =
    Вибрано { $cell }: { $count ->
        [one] { $count } ціль
        [few] { $count } цілі
       *[many] { $count } цілей
    }.
actions-title = Дії
action-take-back = Скасувати хід
announce-taken-back = Хід скасовано.
announce-little-time = Залишилося менше ніж 20 секунд.
action-hint = Підказка
action-flip = Розвернути поле
action-fill = Заповнити
action-more = Більше
action-resign = Здатися
action-draw = Нічия за згодою
action-rematch = Реванш
action-review = Розбір
action-easier = Легше
action-harder = Важче
end-advice-easier = Дві тяжкі поразки: на легшому рівні може бути цікавіше.
end-advice-harder = Дві перемоги поспіль: спробуєш наступний рівень?
action-level = рівень { $level }
action-analyse-game = Аналіз партії
action-share = Поділитися
action-save = Зберегти партію
action-save-json = Зберегти як JSON
action-new = Нова гра
resign-question = Здати цю партію?
resign-no = Грати далі
draw-question = Ви обоє згодні на нічию?
draw-yes = Так, нічия
moves-title = Ходи
moves-none = Ходів ще немає.
moves-pass = пас
moves-placements =
    { $count ->
        [one] { $count } розміщення
        [few] { $count } розміщення
       *[many] { $count } розміщень
    }
moves-fell =
    вилучено { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
       *[many] { $count } фішок
    }
look-back = Назад до партії
look-news = Новий хід: назад
end-you-win = Твоя перемога
end-you-win-by = Твоя перемога: +{ $margin }
end-you-lose = Поразка
end-you-lose-by = Поразка: −{ $margin }
end-wins = Перемагають { $color }
end-wins-by = Перемагають { $color }: +{ $margin }
end-draw = Нічия
end-void = Без результату
end-side = Гравець
end-pieces = Фішки
companion-hide = Сховати поради
companion-dvonn = Натисни крапку. Червоні DVONN — нічийні; стоси без зв’язку з ними вилучають.
companion-place = Підійде будь-яка вільна комірка. «Заповнити» поставить решту.
companion-placed = Усе розміщено. Починають Білі.
companion-placed-pick = Усе розміщено. Починають Білі: вибери фішку на краю.
companion-first = Тепер ходять стосами: вибери фішку на краю.
companion-quiet =
    { $color ->
        [white] Білі
       *[black] Чорні
    } { $move }.
companion-lost =
    { $color ->
        [white] Білі
       *[black] Чорні
    } { $move }: { $what }.
companion-you-lose = ти втрачаєш { $count }
companion-side-loses =
    { $color ->
        [white] Білі
       *[black] Чорні
    } втрачають { $count }
companion-passed =
    { $color ->
        [white] Білі
       *[black] Чорні
    } не мали ходу й спасували.
rules-card-open = Правила й клавіші
rules-card-title = Як грати
rules-card-place = Спершу гравці по черзі ставлять 49 фішок, починаючи з трьох червоних фішок DVONN.
rules-card-move = Потім пересувають стос зі своїм кольором зверху: по прямій на стільки комірок, скільки в ньому фішок, на інший стос.
rules-card-blocked = Стос, оточений із шести боків, заблокований, тож гра починається з краю.
rules-card-fall = Стоси, що вже не мають зв’язку з жодною фішкою DVONN, вилучають із поля.
rules-card-win = Коли ніхто не може ходити, виграє той, у кого більше фішок у стосах.
rules-card-more = Усі правила
keys-card-title = Клавіші
keys-card-cell = введи комірку
keys-card-walk = на полі: між комірками; деінде: між ходами
keys-card-step = хід назад або вперед
keys-card-shift = На полі: із Shift, бо на H і F починаються й назви комірок.

## Analysis

analyse-title = Аналіз
walk-title = Перегляд партії
walk-first = Перша позиція
walk-back = Попередній хід
walk-forward = Наступний хід
walk-last = Остання позиція
walk-slider = Хід
walk-start = Початок
walk-ply = { $ply } з { $all }: { $move }
walk-skip = Пропустити фазу 1
engine-title = Рушій
engine-switch = Увімкнути рушій
engine-lines = Варіанти
engine-failed = Не вдалося запустити рушій.
engine-off = Увімкни рушій, щоб побачити його найкращі варіанти та їхню оцінку.
engine-over = У цій позиції гру вже закінчено.
engine-thinking = Рушій думає…
engine-proved = доведено
engine-depth = Глибина { $depth } · { $nodes } тис. позицій · { $speed } тис./с
engine-done = Завершено на глибині { $depth } · { $nodes } тис. позицій
engine-play-line = Зіграти { $move }: { $worth }. Варіант: { $moves }
graph-title = Перебіг партії
graph-judge = Розібрати партію
graph-judged = Розбір завершено.
graph-picture = Шанси Білих на перемогу, хід за ходом
graph-empty = Зіграй або відкрий партію, щоб побачити її перебіг.
review-previous = Попередня помилка
review-next = Наступна помилка
review-print = Аркуш для друку
review-share = Малюнок вирішального моменту
review-try = Спробувати ще раз
review-train = Потренуватися: { $theme }
review-train-plain = Потренуватися
review-find = Знайди хід, кращий за { $move }.
review-checking = Перевіряю твій хід…
review-right = Чудово: { $move } не гірший за найкращий хід.
review-wrong = Хід { $move } слабший. Спробуй інший.
tab-graph = Графік
tab-tools = Засоби
evaluation-wanted = Оцінити позицію
evaluation-unknown = Ще без оцінки
variations-empty = Роби ходи на полі, відкрий партію або розстав позицію.
variations-comment = Коментар до цього ходу
variations-comment-start = Коментар до початкової позиції
variations-branch = Варіант, рівень { $level }
variations-promote = Зробити головним
variations-delete = Стерти від цього ходу
tools-title = Партія та позиція
tools-open = Відкрити партію
tools-setup = Розставити позицію
tools-new = Порожнє поле
tools-bring-back = Відновити аналіз
tools-export = Експорт
tools-copy-position = Копіювати позицію
tools-link-position = Посилання на позицію
tools-link-game = Посилання на партію
open-title = Відкрити партію
open-note = Партія в нашому текстовому форматі або JSON чи з Little Golem, Boardspace, CodeCup або PrimaDvonna; позиція; або посилання на цю сторінку.
open-text = Текст
open-read = Відкрити текст
open-file = Вибрати файл
open-file-unreadable = Цей файл не вдалося прочитати, або він більший за 16 МБ.
open-game =
    Партія { $number }: { $plies ->
        [one] { $plies } хід
        [few] { $plies } ходи
       *[many] { $plies } ходів
    }
open-refused = Читання зупинилося тут: { $reason }.
open-repaired =
    Виправлено { $count ->
        [one] { $count } помилку
        [few] { $count } помилки
       *[many] { $count } помилок
    }:
open-more =
    { $more ->
        [one] Є ще { $more } партія, якої
        [few] Є ще { $more } партії, яких
       *[many] Є ще { $more } партій, яких
    } тут не показано.
open-take = Відкрити партію
open-part = Відкрити прочитане
open-no-position = Неправильна позиція: { $reason }.
export-title = Експорт
export-format = Формат
export-dvonn = Текст
export-json = JSON
export-little-golem = Little Golem
export-lost = До цього формату не ввійдуть: { $what }.
export-text = Партія як текст
export-download = Завантажити
export-copy = Копіювати
export-picture = Малюнок поля
export-picture-failed = Не вдалося створити малюнок.
setup-title = Розставити позицію
setup-full = Повне поле
setup-stack = Стос на { $cell }
setup-color = Колір
setup-height = Висота
setup-dvonns = DVONN у стосі
setup-phase = Фаза
setup-phase-placement = Розміщення
setup-phase-movement = Формування стосів
setup-turn = Черга
setup-good = Позиція правильна.
setup-bad = Позиція ще не правильна:
setup-text = Позиція як текст
setup-use = Аналіз позиції
setup-clear = Очистити поле

## Settings

settings-title = Налаштування
settings-language = Мова
settings-theme = Кольори
settings-theme-system = Як у системі
settings-theme-light = Світлі
settings-theme-dark = Темні
settings-board = Ігрове поле
settings-board-lines = Лінії
settings-board-wood = Дерево
settings-patterns = Великі символи на фішках
settings-coordinates = Координати
settings-coordinates-standard = Стандартні
settings-coordinates-printed = Друковане поле
settings-coordinates-newsletter = Бюлетень
settings-coordinates-off = Вимкнено
settings-speed = Анімація
settings-speed-off = Вимкнено
settings-speed-fast = Швидка
settings-speed-normal = Звичайна
settings-speed-slow = Повільна
settings-sounds = Звуки
settings-notify = Сповіщати, коли настає моя черга онлайн
settings-notify-denied = Браузер не дозволяє сповіщення з цієї сторінки.
front-live = Наживо
front-watch = Дивитися
settings-volume = Гучність
settings-confirmation = Підтверджувати ходи
settings-confirmation-always = Завжди
settings-confirmation-losses = Якщо щось утрачаєш
settings-confirmation-never = Ніколи
settings-auto-pass = Пасувати автоматично
settings-companion = Поради під час гри
path-begin = Уперше тут? Короткий курс учить грати на справжньому полі.
path-course = Далі в курсі: { $title }
path-game = Ти знаєш правила. Зіграй першу партію на рівні { $level }.
path-review = Подивися, що вирішило долю твоєї останньої партії.
path-own = Помилки з твоїх партій, які ще треба виправити: { $count }
path-weak = Це ти пропускаєш частіше, ніж знаходиш: { $theme }
path-go = Уперед
settings-path = Підказувати, що робити далі
settings-overlays = Показувати на полі
settings-overlay-targets = Куди може піти стос
settings-overlay-movable = Мої стоси, що можуть ходити
settings-overlay-blocked = Заблоковані стоси
settings-overlay-lifelines = Зв’язок із фішками DVONN
settings-overlay-falls = Що буде вилучено
settings-overlay-tempo = Кількість ходів кожної сторони

## The board

board-name = Ігрове поле DVONN
board-setup-name = Ігрове поле DVONN, розставляння позиції
board-picked = вибрано
board-marked = позначено
board-mark-subject = про цю комірку йдеться
board-mark-target = підказано
board-mark-right = правильно
board-mark-wrong = неправильно
board-target = ціль
board-falls =
    буде вилучено { $count ->
        [one] { $count } стос
        [few] { $count } стоси
       *[many] { $count } стосів
    }: { $losses }
board-again = Натисни ще раз, щоб зіграти.
board-play = Зіграти { $move }
board-ahead = Заплановано на твою чергу: { $cells }.
board-picked-up = Вибрано { $cell }. Може піти на { $cells }.
board-from-top = Згори: { $pieces }
board-brushes = Поставити на поле
board-brush-white = Біла
board-brush-black = Чорна
board-brush-dvonn = Фішка DVONN
board-brush-raise = Вище
board-brush-lower = Нижче
board-brush-erase = Стерти

## The course

learn-page-new = Ще не знаєш DVONN? Навчися за двадцять хвилин
learn-page-intro =
    { $count ->
        [one] { $count } короткий розділ
        [few] { $count } короткі розділи
       *[many] { $count } коротких розділів
    }. Після перших { $rules } ти знаєш усі правила й можеш грати; решта вчить грати краще. Проходити їх можна в будь-якому порядку.
learn-page-start = Почати
learn-page-continue = Продовжити
learn-page-finished = Усі кроки пройдено. Можеш повернутися до будь-якого розділу.
learn-page-rules = Волієш почитати?
learn-page-progress = Твій поступ
learn-page-kept = Зберігається в цьому браузері. Збережи його у файл, щоб продовжити на іншому пристрої.
learn-page-export = Зберегти у файл
learn-page-import = Відновити з файлу
learn-page-imported = Поступ відновлено.
learn-page-reset = Скинути поступ
learn-page-reset-question = Скинути весь поступ у курсі?
learn-page-reset-yes = Так, скинути
learn-page-list = Усі розділи
learn-page-back = Попередній крок
learn-page-skip = Наступний крок
learn-page-done = Пройдено
learn-page-chapter = Розділ { $number } з { $all }
learn-page-hint = Підказка
learn-page-solution = Розв’язок
learn-page-why = Чому так?
learn-page-step-through = Переглянь це крок за кроком за допомогою кнопок зі стрілками.
learn-page-lines = Червоні лінії показують, що з’єднано з фішкою DVONN.
learn-page-keys = Клавіатура: стрілки й Enter або введи d3.
learn-page-first-game = Зіграти першу партію
learn-page-first-note = Проти комп’ютера на рівні 1, на вже заповненому полі.
learn-page-next = Далі
learn-page-restart = Спочатку
learn-page-check = Перевірити
learn-page-marked = Позначено: { $count }
learn-page-number = Твоя відповідь
learn-page-less = На 1 менше
learn-page-more = На 1 більше
learn-page-winner = Хто перемагає?
learn-page-draw = Нічия
learn-page-margin = На скільки фішок

## The rules book

rules-page-contents = Зміст
rules-page-print = Друкувати

## Games over the network

online-friend = Зіграти з другом онлайн
lobby-link = Знайти суперника онлайн
online-clock = У грі онлайн годинник може мати від 1 до 60 хвилин і щонайбільше 30 секунд за хід.
