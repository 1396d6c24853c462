# Сторінка: гра й аналіз у браузері.

## Everywhere

skip-to-content = Перейти до вмісту
nav-title = Сторінки
nav-play = Грати
nav-analyse = Аналізувати
nav-learn = Навчання
nav-rules = Правила
close = Закрити
cancel = Скасувати
try-again = Спробувати ще раз
copied = Скопійовано.
link-copied = Посилання скопійовано.
copy-failed = Браузер не дозволив копіювати.
storage-unreadable = Дещо з твого минулого візиту не вдалося прочитати. Ми це відклали, і там сторінка починає заново.
storage-full = У цьому браузері вже немає місця для того, що ти робиш. Збережи це у файл, перш ніж піти.
texts-not-loaded = Не вдалося завантажити тексти. Перевір з’єднання і спробуй ще раз.
not-found-title = Такої сторінки немає.
not-found-back = Назад до гри
colophon = DVONN — гра Кріса Бурма. Ця сторінка неофіційна: її роблять гравці, а не автор чи видавець гри.

## Links

link-broken = Посилання нікуди не веде: { $reason }.
link-no-move = хід { $ply }: «{ $text }» — це не хід
link-illegal = хід { $ply }, { $move }: { $reason }
link-ending = «{ $text }» — так гра не закінчується

## The way to a game

start-title = Зіграй у DVONN
start-running = Твоя остання гра ще триває.
start-back = Назад до гри
start-replace = Розпочату гру буде втрачено. Почати іншу?
start-opponent = Грати
start-computer = Проти комп’ютера
start-two = Удвох на цьому пристрої
start-level = Рівень { $level }
start-side = Твоя сторона
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
start-note-mirrored = Випадкове поле, однакове для обох сторін. Починають Білі.
start-note-balanced = Рушій вибирає поле, на якому обидві сторони стоять однаково добре.
start-clock = Годинник
start-clock-none = Без годинника
start-clock-quick = 3 хв + 2 с
start-clock-medium = 5 хв + 5 с
start-clock-slow = 15 хв + 10 с
start-go = Почати гру
start-preparing = Шукаю збалансоване поле…
engine-failed = Не вдалося запустити рушій.

## A game

game-title = Гра
player-you = Ти
player-computer = Комп’ютер, рівень { $level }
bar-controls =
    має { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
       *[many] { $count } фішок
    }
bar-to-place = ще поставити: { $count }
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
play-you-pass = Ходу немає: пасуєш.
play-pass = Пас
play-thinking = Комп’ютер думає…
play-computer-moves = Ходить комп’ютер.
play-move-now = Ходи зараз
play-filling = Рушій розміщує решту…
play-stop-filling = Зупинити
play-placing = Веди пальцем чи мишею, щоб націлитися; натисни й утримуй, а тоді веди, щоб поставити кілька фішок. Натиснуте чи введене зарано чекає на твою чергу.
play-seeking-hint = Шукаю пораду…
play-hint-stack = Порада: глянь на стос на { $cell }. Натисни ще раз, щоб побачити хід.
play-hint-move = Порада: { $move }.
play-picked =
    { $cell } у руці: { $count ->
        [one] { $count } ціль
        [few] { $count } цілі
       *[many] { $count } цілей
    }.
actions-title = Дії
action-take-back = Повернути хід
action-hint = Порада
action-flip = Обернути поле
action-fill = Заповнити
action-more = Більше
action-resign = Здатися
action-draw = Погодитися на нічию
action-rematch = Реванш
action-analyse = Аналізувати
action-analyse-game = Аналізувати цю гру
action-share = Поділитися посиланням
action-save = Зберегти запис
action-save-json = Зберегти як JSON
action-new = Нова гра
resign-question = Здаєш цю гру?
resign-no = Грати далі
draw-question = Ви обоє згодні на нічию?
draw-yes = Так, нічия
moves-title = Ходи
moves-none = Ще нічого не зіграно.
moves-pass = пас
moves-placements =
    { $count ->
        [one] { $count } розміщення
        [few] { $count } розміщення
       *[many] { $count } розміщень
    }
moves-fell =
    вилучено { $count ->
        [one] { $count } стос
        [few] { $count } стоси
       *[many] { $count } стосів
    }
end-you-win = Перемога твоя
end-you-lose = Перемога за комп’ютером
end-wins = Перемагають { $color }
end-draw = Нічия
end-void = Без результату
end-side = Сторона
end-pieces = Фішки
end-towers = Вежі
end-see-board = Переглянути поле

## Analysis

analyse-title = Аналіз
walk-title = Перегляд гри
walk-first = На початок
walk-back = На хід назад
walk-forward = На хід уперед
walk-last = У кінець
walk-slider = Хід
walk-start = Початок
walk-ply = { $ply } з { $all }: { $move }
walk-skip = Пропустити розміщення
engine-title = Рушій
engine-switch = Рушій увімкнено
engine-lines = Варіанти
engine-off = Увімкни рушій, щоб побачити його найкращі варіанти та їхню цінність.
engine-over = Тут гру закінчено: думати нема про що.
engine-thinking = Думаю…
engine-proved = доведено
engine-depth = Глибина { $depth } · { $nodes } тис. позицій · { $speed } тис. за секунду
engine-done = Завершено на глибині { $depth } · { $nodes } тис. позицій
engine-play-line = Зіграти { $move }: { $worth }. Варіант: { $moves }
graph-title = Перебіг гри
graph-judge = Оцінити кожен хід
graph-judged = Усі ходи оцінено.
graph-picture = Шанс Білих на перемогу, хід за ходом
graph-empty = Зіграй або відкрий гру, де вже ходили стоси, і тут буде її перебіг.
variations-title = Варіанти
variations-empty = Грай на полі, відкрий запис або розстав позицію.
variations-comment = Коментар до цього ходу
variations-comment-start = Коментар до початкової позиції
variations-branch = Варіант, рівень { $level }
variations-promote = Зробити головним
variations-delete = Видалити звідси
tools-title = Гра та позиція
tools-open = Відкрити запис
tools-setup = Розставити позицію
tools-new = Порожнє поле
tools-bring-back = Повернути попередній аналіз
tools-export = Експорт
tools-copy-position = Копіювати позицію
tools-link-position = Посилання на позицію
tools-link-game = Посилання на гру
open-title = Відкрити запис
open-note = Гра в нашому текстовому форматі або JSON, з Little Golem, Boardspace, CodeCup чи PrimaDvonna, позиція або одне з наших посилань.
open-text = Текст
open-read = Відкрити текст
open-file = Вибрати файл
open-file-unreadable = Цей файл не вдалося прочитати, або він більший за 16 МБ.
open-game =
    Гра { $number }: { $plies ->
        [one] { $plies } хід
        [few] { $plies } ходи
       *[many] { $plies } ходів
    }
open-refused = Читання зупинилося тут: { $reason }.
open-repaired =
    Виправлено { $count ->
        [one] { $count } місце
        [few] { $count } місця
       *[many] { $count } місць
    }:
open-more =
    { $more ->
        [one] Є ще { $more } гра, якої
        [few] Є ще { $more } гри, яких
       *[many] Є ще { $more } ігор, яких
    } немає у списку.
open-take = Відкрити цю гру
open-part = Відкрити те, що прочитано
open-no-position = Це не позиція: { $reason }.
export-title = Експорт
export-format = Формат
export-dvonn = Текст
export-json = JSON
export-little-golem = Little Golem
export-lost = Цей формат не вміщує: { $what }.
export-text = Запис
export-download = Завантажити
export-copy = Копіювати
export-picture = Малюнок поля
export-picture-failed = Не вдалося намалювати малюнок.
setup-title = Розставити позицію
setup-phase = Фаза
setup-phase-placement = Розміщення
setup-phase-movement = Формування стосів
setup-turn = Черга
setup-good = Це позиція.
setup-bad = Це ще не позиція:
setup-text = Текст позиції
setup-use = Аналізувати цю позицію
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
settings-patterns = Великі знаки на фішках
settings-coordinates = Координати
settings-coordinates-standard = Стандартні
settings-coordinates-printed = Друковане поле
settings-coordinates-newsletter = Бюлетень
settings-coordinates-off = Без них
settings-speed = Анімація
settings-speed-off = Без неї
settings-speed-fast = Швидка
settings-speed-normal = Звичайна
settings-speed-slow = Повільна
settings-sounds = Звуки
settings-volume = Гучність
settings-confirmation = Питати, перш ніж зарахувати хід
settings-confirmation-always = Завжди
settings-confirmation-losses = Коли вилучаються стоси
settings-confirmation-never = Ніколи
settings-overlays = Показувати на полі
settings-overlay-targets = Куди може піти стос
settings-overlay-blocked = Заблоковані стоси
settings-overlay-lifelines = Зв’язок із фішками DVONN
settings-overlay-falls = Що буде вилучено
settings-overlay-tempo = Скільки ходів має кожна сторона

### The board

board-name = Ігрове поле DVONN
board-setup-name = Ігрове поле DVONN, розстановка
board-picked = у руці
board-marked = позначено
board-target = ціль
board-falls =
    { $count ->
        [one] вилучається { $count } стос
        [few] вилучаються { $count } стоси
       *[many] вилучається { $count } стосів
    }
board-again = Натисни ще раз, щоб зіграти.
board-ahead = { $cells }: в очікуванні твоєї черги.
board-picked-up = { $cell } у руці. Може піти на { $cells }.
board-from-top = Згори: { $pieces }
board-brushes = Пензель
board-brush-white = Білі
board-brush-black = Чорні
board-brush-dvonn = Фішка DVONN
board-brush-raise = Вище
board-brush-lower = Нижче
board-brush-erase = Стерти

## The course

learn-page-new = Ще не знаєш DVONN? Навчися за двадцять хвилин
learn-page-intro = Короткі розділи: { $count }. Після перших одинадцяти знаєш усі правила й можеш грати; решта вчить грати краще. Проходити їх можна в будь-якому порядку.
learn-page-start = Почати
learn-page-continue = Далі
learn-page-finished = Усі кроки пройдено. Повертайся до будь-якого розділу.
learn-page-rules = Якщо хочеш почитати:
learn-page-progress = Твій поступ
learn-page-kept = Він зберігається в цьому браузері. У файлі його можна перенести до іншого або до термінала.
learn-page-export = Зберегти у файл
learn-page-import = Завантажити з файлу
learn-page-imported = Поступ завантажено.
learn-page-reset = Забути
learn-page-reset-question = Забути все, що пройдено в курсі?
learn-page-reset-yes = Так, забути
learn-page-list = Усі розділи
learn-page-back = Попередній крок
learn-page-skip = Наступний крок
learn-page-done = Пройдено
learn-page-hint = Порада
learn-page-solution = Розв’язок
learn-page-next = Далі
learn-page-restart = Спочатку
learn-page-check = Перевірити
learn-page-marked = Позначено: { $count }
learn-page-number = Твоє число
learn-page-less = На одну менше
learn-page-more = На одну більше
learn-page-winner = Хто перемагає?
learn-page-draw = Нічия
learn-page-margin = На скільки фішок

## The rules book

rules-page-contents = Зміст
rules-page-print = Друкувати
