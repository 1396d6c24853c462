# Ігрове поле в терміналі: `play` і `replay`.

## Who plays, above the board

seat-you = ти
seat-person = людина
seat-engine = комп’ютер, рів. { $level }
state-paused = пауза
state-thinking = думає…
header-ply = хід { $ply }
screen-moves = Ходи
screen-too-small =
    Полю треба стовпців: { $columns }, рядків: { $rows }.
    У цьому вікні стовпців: { $width }, рядків: { $height }.
    Збільш його або вийди (Ctrl-C).

## Below the board

note-place =
    { $cell }: натисни Enter, щоб поставити сюди { $piece ->
        [white] білу фішку
        [black] чорну фішку
       *[dvonn] фішку DVONN
    }.
note-move = Хід: { $move }.
note-pass = Натисни Enter, щоб спасувати.
note-passing = Немає ходу: зараз спасуєш. Enter: одразу.
note-finished = Натисни s, щоб зберегти, або n, щоб зіграти реванш зі зміною кольорів.
note-finished-counted = Натисни: s зберегти, u скасувати останній хід, n реванш зі зміною кольорів.
note-sure = { $question } Enter або y: так. Esc або n: ні.
thought-thinking = Комп’ютер думає…
thought-line = Комп’ютер: глибина { $depth }, { $worth }: { $moves }
input-save = Зберегти як:
input-load = Відкрити:

## What the keys do now; a line has 80 columns

keys-name = Enter: гаразд   Esc: скасувати
keys-sure = Enter або y: так   Esc або n: ні
keys-end = s зберегти   n нова гра   u скасувати хід   l відкрити   F1 довідка   q вийти
keys-watch = Пробіл: пауза або далі   m: ходити зараз
keys-pass = Enter: пас
keys-wait = m: ходити зараз   u: скасувати хід
keys-oversight = u: скасувати хід   m: залишити хід
keys-place = Стрілки: курсор  Enter: поставити  Tab: порожня  або пиши d3  /fill: решта
keys-picked = Стрілки: курсор   Enter: зіграти   Tab: інша ціль   Esc: зняти вибір
keys-pick = Стрілки: курсор   Enter: вибрати   Tab: інший стос   або пиши c1-c2
keys-all = u скас. ? підказка r здатись s запис l файл n нова q вийти / команди F1 довідка

## Questions before something that cannot be taken back

ask-resign =
    Здати партію за { $color ->
        [white] Білих
       *[black] Чорних
    }?
ask-leave = Вийти? Цю партію не збережено.
ask-new = Почати нову партію? Цю не збережено.
ask-load = Відкрити { $file }? Цю партію не збережено.
ask-replace = { $file } вже існує. Замінити?
ask-fill-chance = Розмістити випадково решту фішок обох сторін?
ask-fill-engine = Нехай комп’ютер розмістить решту фішок обох сторін?
ask-draw = Обидва гравці згодні на нічию?

## Answers to what the player did

say-over = Гру закінчено.
say-engines-turn = Зараз черга комп’ютера.
say-engines-turn-now = Зараз черга комп’ютера; натисни m, щоб він ходив одразу.
say-not-thinking = Комп’ютер зараз не думає.
say-all-placed = Усі фішки вже розміщено.
say-mouse-ours = Тепер клацання вибирає стос і робить хід.
say-mouse-yours = Тепер клацання виділяє текст у терміналі.
say-nothing-undone = Немає чого скасовувати.
say-no-resigning = Комп’ютер не здається.
say-no-draw = Комп’ютер не погоджується на нічию.
say-no-engine = У цій партії комп’ютер не грає.
say-level = Рівень { $level }. { $description }
say-level-auto = Комп’ютер підлаштовується під тебе: рівень { $level }. { $description }
say-hint-thinking = Шукаю підказку…
say-saved = Збережено як { $file }.
say-loaded =
    Відкрито { $file }: { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }.
say-stuck = стос на { $cell } не має на що стати на відстані своєї висоти

## What is wrong with a command

slash-unknown = невідома команда /{ $word }; введи /, щоб побачити список
slash-level = /level: введи число від 1 до 10 або auto
slash-fill = /fill { $argument }: введи /fill або /fill engine
slash-nothing-after = після /{ $word } більше нічого не пишуть
results-refused = { $file } не містить результатів твоїх партій: { $reason }
results-no-folder = немає теки для результатів твоїх партій, тож комп’ютер не може підлаштуватися під тебе

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Пересунь стос зі своїм кольором зверху рівно на стільки комірок, скільки в ньому фішок, по прямій, на інший стос. Стос, оточений із шести боків, заблокований. Що не має зв’язку з жодною фішкою DVONN, вилучають. Коли ходів немає, виграє той, у кого більше фішок у стосах.
help-piece = біла або чорна фішка
help-dvonn = фішка DVONN
help-stack = стос із трьох
help-inside = стос із DVONN усередині
help-enclosed = заблокований: не ходить
help-cursor = курсор
help-picked = вибраний
help-target = ціль; буде вилучено
help-last = останній хід; підказка
help-empty = порожньо; щойно вилучено
help-key-arrows = стрілки
help-arrows = рухають курсор
help-key-enter = Enter Пробіл
help-enter = вибір, хід, розміщення, пас
help-escape = зняти вибір, очистити рядок
help-tab = інший стос, ціль, комірка
help-typing = напиши комірку або хід
help-key-click = клацання
help-click = вибирає; друге на тій самій
help-click-more = комірці ходить чи ставить
help-undo = скасовує твій останній хід
help-hint = підказка: де, чим, куди
help-now = комп’ютер ходить зараз
help-letters = здатись запис файл нова вихід
help-draw = нічия за згодою обох
help-fill = розмістити решту випадково; /fill engine доручає комп’ютеру
help-ready = нова гра з випадково заповненим полем
help-level = рівень комп’ютера, від 1 до 10, або auto: твій рівень
help-save = як s і l, але з назвою файлу
help-mouse = віддає мишу терміналу або забирає назад
help-control = Ctrl-L малює екран наново, Ctrl-C виходить одразу.
help-back = Натисни будь-яку клавішу, щоб повернутися до гри.

## Stepping through a record

replay-keys = → далі  ← назад  ↓ 10 далі  ↑ 10 назад  Home  End  m перший хід стосом  q вийти
replay-ply =
    Хід { $ply } з { $all }: { $color ->
        [white] Білі
       *[black] Чорні
    } { $move }
replay-removed = вилучено { $cells }
replay-left = залишилося { $seconds } с
replay-variations =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
       *[many] { $count } варіантів
    }
replay-end = Кінець партії: { $result }

## The course in a terminal; lines of keys have 80 columns

learn-no-terminal = `learn` потребує термінала: клавіатури та екрана
learn-no-folder = немає теки для твого поступу; вкажи файл через --progress
learn-refused-file = { $file }: { $reason } Щоб почати заново, додай --reset.
learn-type-number = Введи число й натисни Enter.
learn-type-winner = Введи w5 (Білі, перевага 5), b5 (Чорні, перевага 5) або 0 (нічия) і натисни Enter.
learn-list-rules = правила: розділи 1–{ $count }
learn-list-play = тепер грай: { $command }
learn-keys-list = Вгору, вниз: вибір   Enter: відкрити   r скинути поступ   q вихід
learn-keys-reset = Скинути весь поступ? Enter або y: так   інша клавіша: ні
learn-keys-showing = Пробіл: наступний хід   Esc: до поля   n далі  l список  q вихід
learn-keys-done = Enter: далі   r ще раз   o назад   l список   q вихід
learn-keys-why = Enter: далі   Пробіл: чому   r ще раз   o назад   l список   q вихід
learn-keys-film = Enter: далі   Пробіл: наступний хід   l список   q вихід
learn-keys-mark = Стрілки, Enter: познач Пробіл: перевір t підк. s розв. n далі l список q вихід
learn-keys-count = Введи число, Enter   t підказка   s розв’язок   n далі   l список   q вихід
learn-keys-predict = Введи w5 (Білі), b5 (Чорні) чи 0, Enter t підк. s розв n далі l список q вихід
learn-keys-place = Стрілки, Enter: постав   або d3  t підказка  s розв.  n далі  l список  q вихід
learn-keys-pass = Введи pass, Enter   t підказка   s розв’язок   n далі   l список   q вихід
learn-keys-move = Стрілки, Enter: хід   або c1-c2  t підказка  s розв.  n далі  l список  q вихід

## Puzzles

puzzle-keys-move = Стрілки, Enter: хід   або c1-c2   t підказка   s розв.   n далі   q вихід
puzzle-keys-done = Enter: наступна задача   r ще раз   q вихід
puzzle-keys-why = Enter: наступна задача   Пробіл: чому   r ще раз   q вихід
puzzle-keys-showing = Пробіл: наступний хід   Esc: назад на поле   n далі   q вихід
puzzle-none = жодна задача не відповідає цим параметрам
puzzle-solutions = Розв’язки
puzzle-caption-win =
    { $color ->
        [white] Білі виграють
       *[black] Чорні виграють
    }
puzzle-caption-draw =
    { $color ->
        [white] Білі рятують нічию
       *[black] Чорні рятують нічию
    }
puzzle-caption-pieces =
    { $color ->
        [white] Білі здобувають найбільше
       *[black] Чорні здобувають найбільше
    }
puzzle-sheet-kind = { $file }: назва файлу має закінчуватися на .svg
