# Що команди виводять для людей.

## Files and positions that are named

input-standard = стандартне введення
input-not-utf = { $name } — не UTF-8
input-no-utf = не UTF-8
input-neither = { $name } — це ні позиція ({ $position }), ні запис партії ({ $record })
input-position = неправильна позиція: { $reason }
input-position-nor-file = неправильна позиція ({ $reason }), і файлу з такою назвою немає
input-no-game = немає партії { $number }; партій у файлі: { $count }
file-missing = немає такого файлу
file-denied = доступ заборонено
file-folder = це тека

## Commands

play-no-terminal = `play` потребує термінала: клавіатури та екрана
show-blocked = Заблоковані (усі шість сусідніх комірок зайняті): { $cells }
apply-refused = хід { $number }, { $move }: { $reason }; позиція: { $position }
apply-removed = { $move }: вилучено { $cells }
solve-phase = розв’язати можна лише позиції фази формування стосів
solve-draw = Доведено: нічия
solve-win =
    Доведено: перемагають { $color ->
        [white] Білі
       *[black] Чорні
    }
solve-win-by =
    Доведено: перемагають { $color ->
        [white] Білі
       *[black] Чорні
    }, перевага { $margin } ({ $value } для { $turn ->
        [white] Білих
       *[black] Чорних
    }, чия черга)
solve-no-margin = Перевагу не доведено.
solve-no-best = Не доведено, які ходи найкращі.
solve-no-values = Оцінки всіх ходів не доведено.
solve-best = Найкраще: { $moves }
solve-unproved = у межах ліміту не доведено
solve-incomplete = у межах ліміту доведено не все
solve-progress = { $seconds } с, вузлів: { $nodes }, перевага між { $low } і { $high }
search-nodes = вузлів: { $nodes }, { $seconds } с
search-progress = { $seconds } с, глибина { $depth }, вузлів: { $nodes }, { $move } { $margin }
analyze-game-option = --game потребує запису партії, а це позиція
analyze-lines-option = --lines потребує позиції, а це запис партії
analyze-best =
    Черга { $color ->
        [white] Білих
       *[black] Чорних
    }: { $move }
analyze-done = [{ $bar }] { $done } з { $all }
column-line = №
column-margin = перевага
column-chance = шанс
column-depth = глиб.
column-moves = ходи
column-ply = хід
column-side = сторона
column-played = зіграно
column-best = найкраще
column-white = Білі
column-lost = втрата
verdict-win = =виграш
verdict-loss = =програш
review-interrupted =
    перервано після { $done } з { $count ->
        [one] { $count } ходу
        [few] { $count } ходів
       *[many] { $count } ходів
    }
review-position = для розбору потрібен запис партії, а це позиція
review-no-moves = у партії немає ходів стосами
review-no-picture = { $file } не створено: розбір не виявив помилок
review-lost = { $result }; втрачено фішок: Білі { $white }, Чорні { $black }
record-repaired = виправлено
record-refused = помилка
record-fine = правильно
record-left-out = не ввійшло
record-game = партія { $number }
record-read-before =
    { $reason }; прочитано до того: { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
record-kept-before =
    { $reason }; збережено до того: { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
record-state =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }, { $result } (прочитано як { $format })
record-count =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }, з помилкою: { $refused }
record-one-game = у цьому форматі файл містить лише одну партію, а тут їх { $count }
diagram-kind = { $file }: назва файлу має закінчуватися на .svg або .png
diagram-arrow = { $text }: стрілку записують як хід стосом, наприклад c1-c2
interrupt-failed = не вдалося обробити Ctrl-C: { $reason }

## The page for browsers

serve-ready = DVONN працює за адресою { $address } (Ctrl-C зупиняє)
serve-no-browser = Не вдалося відкрити браузер. Відкрий адресу самостійно.
serve-no-page = цей `dvonn` зібрано без сторінки. `cargo xtask run` збирає його разом із нею й запускає; `--folder` показує сторінку, зібрану деінде
serve-no-index = немає index.html; потрібна тека, яку збирає `cargo xtask`
serve-in-use = { $address } уже зайнято, можливо, іншим `dvonn serve`; вибери іншу адресу через --addr, наприклад 127.0.0.1:0 — будь-який вільний порт
serve-forbidden = немає дозволу на { $address }; вибери через --addr порт від 1024 до 65535 або 127.0.0.1:0 — будь-який вільний порт
serve-not-here = { $address } — не адреса цього комп’ютера
serve-failed = неможливо слухати { $address }: { $reason }
