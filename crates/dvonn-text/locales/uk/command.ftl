# Що команди виводять для людей.

## Files and positions that are named

input-standard = стандартний ввід
input-not-utf = { $name } — не UTF-8
input-no-utf = не UTF-8
input-neither = { $name } — це ні позиція ({ $position }), ні запис ({ $record })
input-position = позиція: { $reason }
input-position-nor-file = позиція: { $reason }; і файлу з такою назвою немає
input-no-game = немає партії { $number }; у файлі їх { $count }
file-missing = немає такого файлу
file-denied = доступ заборонено
file-folder = це тека

## Commands

play-no-terminal = play потребує термінала: для клавіатури й екрана
show-blocked = Заблоковані, усі шість сусідніх комірок зайняті: { $cells }
apply-refused = хід { $number }, { $move }: { $reason }; позиція { $position }
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
solve-best = Найкраще: { $moves }
solve-unproved = у межах ліміту не доведено
solve-progress = { $seconds } с, вузлів: { $nodes }, перевага між { $low } і { $high }
search-nodes = вузлів: { $nodes }, { $seconds } с
search-progress = { $seconds } с, глибина { $depth }, вузлів: { $nodes }, { $move } { $margin }
analyze-game-option = --game призначено для записів, а це позиція
analyze-lines-option = --lines призначено для позицій, а це партія
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
column-ply = №
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
review-no-moves = у партії немає ходів стосами
review-lost = { $result }; втрачено фішок: Білі { $white }, Чорні { $black }
record-repaired = виправлено
record-refused = відхилено
record-fine = гаразд
record-left-out = пропущено
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
    }, відхилено: { $refused }
record-one-game = цей формат вміщує одну партію на файл, а тут їх { $count }
diagram-kind = { $file }: назва малюнка закінчується на .svg або .png
diagram-arrow = { $text }: стрілку записують як хід стосом, c1-c2
interrupt-failed = неможливо слухати Ctrl-C: { $reason }

## The page for browsers

serve-ready = DVONN чекає за адресою { $address }, Ctrl-C його зупиняє.
serve-no-browser = Звідси не вдалося відкрити браузер: відкрий адресу, будь ласка, самостійно.
serve-no-page = цей `dvonn` зібрано без сторінки. `cargo xtask run` збирає його разом із нею й запускає; `--folder` показує сторінку, зібрану деінде
serve-no-index = немає index.html: це не те, що збирає `cargo xtask`
serve-in-use = { $address } уже зайнято, можливо, іншим нашим сервером; вибери іншу адресу через --addr, наприклад 127.0.0.1:0 — будь-який вільний порт
serve-forbidden = цьому користувачеві не можна брати { $address }; порти від 1024 можна; вибери іншу адресу через --addr, наприклад 127.0.0.1:0 — будь-який вільний порт
serve-not-here = { $address } — не адреса цього комп’ютера
serve-failed = неможливо слухати { $address }: { $reason }
