# Ігрове поле в терміналі: `play` і `replay`.

## Who plays, above the board

seat-you = ти
seat-person = людина
seat-engine = рушій, рівень { $level }
state-paused = пауза
state-thinking = думає…
header-ply = хід { $ply }
screen-moves = Ходи
screen-too-small =
    Ігровому полю потрібно { $columns } стовпців і { $rows } рядки.
    Тут { $width } і { $height }.
    Збільш вікно або вийди: Ctrl-C.

## Below the board

note-place =
    { $cell }: Enter ставить туди { $piece ->
        [white] білу фішку
        [black] чорну фішку
       *[dvonn] фішку DVONN
    }.
note-move = Хід: { $move }.
note-pass = Натисни Enter, щоб спасувати.
note-finished = s зберігає гру, n починає нову зі зміною кольорів.
note-finished-counted = s зберігає, u повертає останній хід, n починає нову зі зміною кольорів.
note-sure = { $question } Enter або y: так. Esc або n: ні.
thought-thinking = Рушій думає…
thought-line = Рушій: глибина { $depth }, { $worth }: { $moves }
input-save = Зберегти як:
input-load = Завантажити:

## What the keys do now; a line has 80 columns

keys-name = Enter: гаразд   Esc: ні
keys-sure = Enter або y: так   Esc або n: ні
keys-end = s зберегти   n нова гра   u назад   l завантажити   ? довідка   q вийти
keys-watch = Пробіл: пауза або далі   m: ходити зараз
keys-pass = Enter: пас
keys-wait = m: ходити зараз   u: назад
keys-place = Стрілки: рух   Enter: поставити   Tab: порожня   або пиши d3   /fill: решта
keys-picked = Стрілки: рух   Enter: зіграти   Tab: інша ціль   Esc: покласти
keys-pick = Стрілки: рух   Enter: взяти   Tab: інший стос   або пиши c1-c2
keys-all = u назад  t порада  r здатися  s зберегти  l відкрити  n нова  q вийти  ? довідка

## Questions before something that cannot be taken back

ask-resign =
    Здаєш гру за { $color ->
        [white] Білих
       *[black] Чорних
    }?
ask-leave = Виходиш? Гру не збережено.
ask-new = Починаєш нову гру? Цю не збережено.
ask-load = Завантажуєш { $file }? Цю гру не збережено.
ask-replace = { $file } вже існує. Замінити?
ask-fill-chance = Розмістити решту фішок випадково?
ask-fill-engine = Нехай рушій розмістить решту фішок?
ask-draw = Обидва гравці згодні на нічию?

## Answers to what the player did

say-over = Гру закінчено.
say-engines-turn = Зараз черга рушія.
say-engines-turn-now = Зараз черга рушія; m змусить його ходити одразу.
say-not-thinking = Рушій зараз не думає.
say-all-placed = Усі фішки вже розміщено.
say-mouse-ours = Клацання беруть стос і ходять.
say-mouse-yours = Клацання виділяють текст, як заведено в терміналі.
say-nothing-undone = Немає чого повертати.
say-no-resigning = Рушії не здаються.
say-no-draw = Комп’ютер не погоджується на нічию.
say-no-engine = Тут рушій не грає.
say-level = З наступного ходу рушій грає на рівні { $level }.
say-hint-thinking = Рушій шукає пораду.
say-hint-stack = Порада: глянь на стос на { $cell }; ще раз t покаже хід.
say-hint-move = Порада: { $move } ({ $worth }).
say-saved = Збережено як { $file }.
say-loaded =
    Завантажено { $file }, { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }.
say-stuck = стос на { $cell } не має на що стати на своїй відстані

## What is wrong with a command

slash-unknown = немає команди /{ $word }; сама / показує список
slash-level = /level: рівень — це число від 1 до 10
slash-fill = /fill { $argument }: пишуть /fill або /fill engine
slash-nothing-after = після /{ $word } більше нічого не пишуть

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Пересунь стос зі своїм кольором зверху рівно на стільки комірок, скільки в ньому фішок, по прямій, на інший стос. Стос, оточений із шести боків, не ходить. Що втрачає зв’язок із трьома фішками DVONN, вилучається. Коли ходів немає, виграє той, у кого більше фішок у стосах.
help-piece = біла або чорна фішка
help-dvonn = фішка DVONN
help-stack = стос із трьох
help-inside = стос із DVONN усередині
help-enclosed = оточений: не ходить
help-cursor = курсор
help-picked = узятий у руку
help-target = можна сюди; буде вилучено
help-last = останній хід; порада
help-empty = порожньо; щойно вилучено
help-key-arrows = стрілки
help-arrows = рух по полю
help-key-enter = Enter Пробіл
help-enter = узяти, піти, поставити, пас
help-escape = покласти, очистити рядок
help-tab = інший стос, ціль, комірка
help-typing = напиши комірку або хід
help-key-click = клацання
help-click = бере; друге на тій самій
help-click-more = комірці ходить чи ставить
help-undo = повертає твій останній хід
help-hint = порада: стос, потім хід
help-now = рушій ходить зараз
help-letters = здача запис файл нова вихід
help-fill = розмістити решту випадково; /fill engine доручає рушію
help-ready = нова гра з випадково заповненим полем
help-level = сила рушія, від 1 до 10, з наступного ходу
help-save = як s і l, одразу з назвою
help-mouse = віддає мишу терміналу або забирає назад
help-control = Ctrl-L малює екран наново, Ctrl-C виходить одразу.
help-back = Натисни будь-яку клавішу, щоб повернутися до гри.

## Stepping through a record

replay-keys = → далі  ← назад  ↓ десять  ↑ десять назад  Home  End  m перший стос  q вийти
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
replay-end = Кінець запису: { $result }

## The course in a terminal; lines of keys have 80 columns

learn-no-terminal = learn потребує термінала: клавіатури та екрана
learn-no-folder = немає теки для твого поступу; вкажи файл через --progress
learn-refused-file = { $file }: { $reason } З --reset почнеш заново.
learn-type-number = Введи число й натисни Enter.
learn-type-winner = Введи w5 (Білі, перевага 5), b5 (Чорні, перевага 5) або 0 (нічия) і натисни Enter.
learn-keys-list = Вгору, вниз: вибір   Enter: відкрити   r стерти поступ   q вихід
learn-keys-reset = Стерти весь поступ? Enter або y: так   інша клавіша: ні
learn-keys-showing = Пробіл: наступний хід   Esc: до поля   n далі  l список  q вихід
learn-keys-done = Enter: далі   r ще раз   o назад   l список   q вихід
learn-keys-mark = Стрілки, Enter: познач  Пробіл: перевір  t порада  s розв.  n далі  l список  q
learn-keys-count = Введи число, Enter   t порада   s розв’язок   n далі   l список   q вихід
learn-keys-predict = Введи w5, b5 або 0, Enter   t порада   s розв’язок   n далі   l список   q вихід
learn-keys-place = Стрілки, Enter: постав   або d3   t порада  s розв.  n далі  l список  q вихід
learn-keys-pass = Введи pass, Enter   t порада   s розв’язок   n далі   l список   q вихід
learn-keys-move = Стрілки, Enter: хід   або c1-c2   t порада  s розв.  n далі  l список  q вихід
