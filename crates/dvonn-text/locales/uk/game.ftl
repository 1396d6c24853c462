# Слова гри, спільні для сторінки, термінала й командного рядка.

## Names

color-name =
    { $color ->
        [white] Білі
       *[black] Чорні
    }
piece-name =
    { $piece ->
        [white] біла фішка
        [black] чорна фішка
       *[dvonn] фішка DVONN
    }
phase-placement = розміщення
phase-movement = формування стосів
phase-end = кінець
game-pieces =
    { $count ->
        [one] { $count } фішка
        [few] { $count } фішки
       *[many] { $count } фішок
    }
game-plies =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
game-score = Фішки: Білі { $white }, Чорні { $black }

## Whose turn it is

turn-place =
    { $color ->
        [white] Білі
       *[black] Чорні
    } ставлять { $piece ->
        [white] білу фішку
        [black] чорну фішку
       *[dvonn] фішку DVONN
    }; { $left ->
        [one] залишилася { $left }
        [few] залишилося { $left }
       *[many] залишилося { $left }
    } з 49.
turn-pass =
    { $color ->
        [white] Білі
       *[black] Чорні
    } не мають ходу й мусять спасувати.
turn-move =
    Черга { $color ->
        [white] Білих
       *[black] Чорних
    }: { $count ->
        [one] { $count } можливий хід
        [few] { $count } можливі ходи
       *[many] { $count } можливих ходів
    }.

## What was played

played-place =
    { $color ->
        [white] Білі
       *[black] Чорні
    } поставили фішку на { $move }.
played-move =
    { $color ->
        [white] Білі
       *[black] Чорні
    } зіграли { $move }.
played-move-fell =
    { $color ->
        [white] Білі
       *[black] Чорні
    } зіграли { $move }; вилучено { $count ->
        [one] { $count } стос
        [few] { $count } стоси
       *[many] { $count } стосів
    }.
played-pass =
    { $color ->
        [white] Білі
       *[black] Чорні
    } спасували.

## What a move does

consequence-quiet =
    { $move }: стос із { $height ->
        [one] { $height } фішки
        [few] { $height } фішок
       *[many] { $height } фішок
    }; нічого не буде вилучено; далі Білі { $white }, Чорні { $black }.
consequence-fall =
    { $move }: буде вилучено { $count ->
        [one] { $count } стос
        [few] { $count } стоси
       *[many] { $count } стосів
    }, { $losses }; далі Білі { $white }, Чорні { $black }.
fall-nothing = Нічого не вилучають.
fall-off =
    Вилучають { $count ->
        [one] { $count } стос
        [few] { $count } стоси
       *[many] { $count } стосів
    }: { $losses }.
loss-yours = ти −{ $pieces }
loss-theirs = суперник −{ $pieces }
loss-of =
    { $color ->
        [white] Білі
       *[black] Чорні
    } −{ $pieces }

## What is announced to those who cannot see the board

announce-place =
    { $color ->
        [white] Білі
       *[black] Чорні
    } ставлять { $piece ->
        [white] білу фішку
        [black] чорну фішку
       *[dvonn] фішку DVONN
    } на { $cell }.
announce-move =
    { $color ->
        [white] Білі
       *[black] Чорні
    } ходять з { $from } на { $to }: стос із { $height ->
        [one] { $height } фішки
        [few] { $height } фішок
       *[many] { $height } фішок
    }.
announce-takes-piece =
    Захоплено { $color ->
        [white] білу фішку
       *[black] чорну фішку
    }.
announce-takes-stack =
    Захоплено { $color ->
        [white] білий стос
       *[black] чорний стос
    } із { $height ->
        [one] { $height } фішки
        [few] { $height } фішок
       *[many] { $height } фішок
    }.
announce-pass =
    { $color ->
        [white] Білі
       *[black] Чорні
    } пасують.

## What stands on a cell

stack-empty = { $cell }: порожньо
stack-dvonn = { $cell }: фішка DVONN
stack-single =
    { $cell }: { $color ->
        [white] біла
       *[black] чорна
    } фішка
stack-tall =
    { $cell }: { $color ->
        [white] білий
       *[black] чорний
    } стос із { $height ->
        [one] { $height } фішки
        [few] { $height } фішок
       *[many] { $height } фішок
    }
stack-tall-dvonn =
    { $cell }: { $color ->
        [white] білий
       *[black] чорний
    } стос із { $height ->
        [one] { $height } фішки
        [few] { $height } фішок
       *[many] { $height } фішок
    }, серед них { $dvonns ->
        [one] { $dvonns } фішка DVONN
        [few] { $dvonns } фішки DVONN
       *[many] { $dvonns } фішок DVONN
    }
stack-layers = { $stack }; знизу: { $layers }
layer-name =
    { $piece ->
        [white] біла
        [black] чорна
       *[dvonn] DVONN
    }
layer-unknown =
    { $count ->
        [one] { $count } невідома
        [few] { $count } невідомі
       *[many] { $count } невідомих
    }
mobility-blocked = заблоковано, ходити не може
mobility-stuck = немає на що стати
mobility-moves =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }

## How a game ended

ending-win =
    Гру закінчено: перемагають { $color ->
        [white] Білі
       *[black] Чорні
    } з перевагою в { $margin ->
        [one] { $margin } фішку
        [few] { $margin } фішки
       *[many] { $margin } фішок
    }.
ending-draw = Гру закінчено: нічия.
ending-resigned =
    { $color ->
        [white] Білі здалися: перемагають Чорні
       *[black] Чорні здалися: перемагають Білі
    }.
ending-time =
    { $color ->
        [white] У Білих вийшов час: перемагають Чорні
       *[black] У Чорних вийшов час: перемагають Білі
    }.
ending-left =
    { $color ->
        [white] Білі залишили гру: перемагають Чорні
       *[black] Чорні залишили гру: перемагають Білі
    }.
ending-agreed = Гравці погодилися на нічию.
ending-aborted = Гру припинено.
ending-you-win =
    Гру закінчено: твоя перемога з перевагою в { $margin ->
        [one] { $margin } фішку
        [few] { $margin } фішки
       *[many] { $margin } фішок
    }.
ending-you-lose =
    Гру закінчено: твоя поразка з різницею в { $margin ->
        [one] { $margin } фішку
        [few] { $margin } фішки
       *[many] { $margin } фішок
    }.
ending-you-resigned = Партію здано: твоя поразка.
ending-they-resigned = Суперник здався: твоя перемога.
ending-your-time = Твій час вийшов: поразка.
ending-their-time = У суперника вийшов час: твоя перемога.
ending-you-left = Гру залишено: поразка.
ending-they-left = Суперник залишив гру: твоя перемога.
result-win =
    перемагають { $color ->
        [white] Білі
       *[black] Чорні
    }, перевага { $margin }
result-draw = нічия
result-resigned =
    { $color ->
        [white] Білі
       *[black] Чорні
    } здалися
result-time =
    { $color ->
        [white] у Білих
       *[black] у Чорних
    } вийшов час
result-left =
    { $color ->
        [white] Білі
       *[black] Чорні
    } залишили гру
result-agreed = нічия за згодою
result-aborted = гру припинено
result-unfinished = гру не закінчено

## What a position is worth

worth-even = рівність, { $chance }
worth-chance =
    { $color ->
        [white] Білі
       *[black] Чорні
    } { $percent }
worth-ahead =
    { $color ->
        [white] Білі
       *[black] Чорні
    } попереду на { $margin }; шанс на перемогу { $percent }
worth-draw = доведено: нічия
worth-win =
    доведено: перемагають { $color ->
        [white] Білі
       *[black] Чорні
    }
worth-win-by =
    доведено: перемагають { $color ->
        [white] Білі
       *[black] Чорні
    }, перевага { $margin }

## The review of a game

review-inaccuracy = неточність
review-mistake = помилка
review-blunder = груба помилка
review-better-pieces = −{ $loss } фішки, краще: { $move }
review-better-chance = −{ $loss } шансів на перемогу, краще: { $move }
review-inaccuracies =
    { $count ->
        [one] { $count } неточність
        [few] { $count } неточності
       *[many] { $count } неточностей
    }
review-mistakes =
    { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
       *[many] { $count } помилок
    }
review-blunders =
    { $count ->
        [one] { $count } груба помилка
        [few] { $count } грубі помилки
       *[many] { $count } грубих помилок
    }
review-faultless = без помилок
review-summary = { $side }: { $slips }; у середньому втрачено { $loss } фішки
review-accuracy-middle = Точність у середині гри: { $each }
review-accuracy-ending = Точність у кінцівці: { $each }
review-accuracy-placing = Точність розміщення (оцінка): { $each }
review-moments = Вирішальні моменти:
review-only = єдиний добрий хід
review-forced = єдиний можливий хід
review-oversights =
    { $pieces ->
        [one] { $pieces } фішку втрачено через недогляд
        [few] { $pieces } фішки втрачено через недогляд
       *[many] { $pieces } фішок втрачено через недогляд
    }
review-board = Заповнене поле (оцінка): { $worth }
review-placements = Найважливіші розміщення (оцінки, решта фішок без змін):
review-sheet-title = Розбір партії
review-sheet-legend = Стрілка показує кращий хід, лінія й кільця — зроблений.

## Why a move is good or bad, and hints

theme-edges = Краї та фішки DVONN
theme-neutralising = Нейтралізація
theme-mobility = Рухомі фішки
theme-dvonn-stacks = Стоси з фішкою DVONN
theme-last-moves = Останні ходи
theme-links = Зв’язок
theme-sharpshooting = Влучний постріл
theme-overloading = Перевантаження
theme-tempi = Підрахунок темпів
reason-only-proved = Єдиний добрий хід: доведено, що всі інші гірші.
reason-only-searched = Єдиний добрий хід: на думку рушія, будь-який інший гірший щонайменше на { $pieces } фішки.
reason-refuted = Відповідь: { $moves }.
reason-cuts-off =
    Відрізає { $pieces ->
        [one] { $pieces } фішку
        [few] { $pieces } фішки
       *[many] { $pieces } фішок
    } { $color ->
        [white] Білих
       *[black] Чорних
    }.
reason-saves-from =
    Відвертає загрозу { $move }, яка коштувала б { $pieces ->
        [one] { $pieces } фішку
        [few] { $pieces } фішки
       *[many] { $pieces } фішок
    }.
reason-takes-piece = Захоплює фішку на { $cell }.
reason-takes-stack =
    Захоплює стос із { $height ->
        [one] { $height } фішки
        [few] { $height } фішок
       *[many] { $height } фішок
    } на { $cell }.
reason-takes-dvonn = Захоплює стос із фішкою DVONN на { $cell }.
reason-neutralises =
    Нейтралізує фішку на { $cell }, яка мала { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }.
reason-overloads = Стос на { $cell } тепер має висоту { $height }: він зависокий, щоб ходити.
reason-frees =
    Звільняє { $count ->
        [one] { $count } заблокований стос
        [few] { $count } заблоковані стоси
       *[many] { $count } заблокованих стосів
    }.
reason-keeps-bridge =
    Захищає міст на { $cell }, від якого { $pieces ->
        [one] залежить { $pieces } фішка
        [few] залежать { $pieces } фішки
       *[many] залежить { $pieces } фішок
    }.
reason-brings-dvonn =
    Підводить фішку DVONN ще до { $count ->
        [one] { $count } власного стосу
        [few] { $count } власних стосів
       *[many] { $count } власних стосів
    }.
reason-denies-dvonn =
    Забирає фішку DVONN на { $cell } раніше, ніж це зроблять { $color ->
        [white] Білі
       *[black] Чорні
    }.
reason-forces-pass =
    { $color ->
        [white] Білі
       *[black] Чорні
    } мусять спасувати.
reason-gains-tempi = Виграє темпи: ходів у запасі { $own } проти { $theirs }.
reason-wastes-tempi = Марнує темпи: ходів у запасі { $own } проти { $theirs }.
reason-on-edge = На краю фішка ніколи не заблокована.
reason-beside-dvonn = Поруч стоїть фішка DVONN.
reason-apart = Поруч немає фішок того самого кольору.
hint-area = Підказка: { $theme }. Глянь довкола { $cell }.
hint-area-plain = Підказка: глянь довкола { $cell }.
hint-stack = Підказка: глянь на стос на { $cell }.
hint-more = Спитай ще раз, щоб дізнатися більше.
hint-move = Підказка: { $move } ({ $worth }).
hint-cost = Наступний за силою, { $move }, гірший на { $pieces } фішки.
hint-cost-result = Наступний за силою — { $move } ({ $worth }).
oversight = Обережно: поза увагою лишилася відповідь комп’ютера, { $move }.
oversight-cost = Твій хід гірший за найкращий приблизно на { $pieces } фішки.
hints-used = Використано підказок: { $count }
hints-used-both = Використано підказок: Білі { $white }, Чорні { $black }

## Why a move was refused

refused-over = гру закінчено
refused-still-placing = стоси не ходять, доки не розміщено всі 49 фішок
refused-pass-while-placing = під час розміщення не можна пасувати
refused-already-placed = усі фішки розміщено; щоб ходити, назви дві комірки, а не лише { $cell }
refused-occupied = комірка { $cell } зайнята
refused-must-move = пасувати можна, лише коли немає жодного дозволеного ходу
refused-no-stack = на { $cell } немає стосу
refused-lone-dvonn = фішка DVONN на { $cell } самотня, нею ходити не можна
refused-not-yours = стос на { $cell } належить супернику
refused-enclosed = стос на { $cell } заблокований: усі шість сусідніх комірок зайняті
refused-not-in-line = { $from } і { $to } не лежать на одній прямій
refused-wrong-distance = { $to } не на відстані { $height } від { $from }, а стос ходить рівно на стільки комірок, скільки в ньому фішок
refused-empty-target = комірка { $cell } порожня, а стос мусить стати на інший стос
refused-no-target =
    { $height ->
        [one] рівно за { $height } комірку немає стосу, на який можна стати
        [few] рівно за { $height } комірки немає стосу, на який можна стати
       *[many] рівно за { $height } комірок немає стосу, на який можна стати
    }
refused-turn =
    зараз черга { $color ->
        [white] Білих
       *[black] Чорних
    }
refused-no-offer = немає пропозиції нічиєї, на яку можна відповісти
refused-already-offered = твоя пропозиція нічиєї вже чекає на відповідь
refused-nothing-asked = немає прохання скасувати хід, на яке можна відповісти
refused-already-asked = прохання скасувати хід уже чекає на відповідь
refused-nothing-to-take-back = немає чого скасовувати
refused-too-early = гра ще не може так закінчитися
refused-time-control = контроль часу записують так: 300, 300+5, 300 delay 5 або 3 days
refused-ending-counted = жодна сторона не може ходити, тож вирішує підрахунок фішок
refused-ending-uncounted = хтось іще може ходити, тож фішки поки не рахують

## Why a board that was set up is no position

setup-stack-while-placing = під час розміщення стосів не буває: { $cells }
setup-placement-finished = усі 49 фішок розміщено, тож триває формування стосів
setup-placement-count =
    розміщено фішок: { $placed }, тож { $piece ->
        [white] білих фішок
        [black] чорних фішок
       *[dvonn] фішок DVONN
    } має бути { $expected }, а не { $found }
setup-placement-turn =
    розміщено фішок: { $placed }, тож черга { $color ->
        [white] Білих
       *[black] Чорних
    }
setup-dvonn-count = фішок DVONN має бути 3, а не { $found }
setup-too-many = фішок { $found }, а в грі їх лише 49
setup-tops =
    стосів із { $color ->
        [white] білою
       *[black] чорною
    } фішкою зверху { $found }, а фішок цього кольору лише 23
setup-unlinked = без зв’язку з фішкою DVONN: { $cells }

## Why a text is no position, stack or move

text-parts = позиція має три частини (ряди, чергу й фазу), а тут їх { $found }
text-rows = ігрове поле має 5 рядів, а тут їх { $found }
text-cells = у ряду { $row } має бути комірок { $expected }, а не { $found }
text-character = стовпець { $column }: тут має бути ., W, B або D, а не { $found }
text-height = стовпець { $column }: { $found } — це не висота стосу; вкажи від 2 до 49
text-stack = стовпець { $column }: { $reason }
text-side = чергу позначають W або B, а не { $found }
text-phase = фазу позначають P або M, а не { $found }
text-stack-height = у стосі від 1 до 49 фішок, а не { $height }
text-stack-dvonns =
    у стосі з { $height ->
        [one] { $height } фішки, де
        [few] { $height } фішок, де
       *[many] { $height } фішок, де
    } зверху кольорова, може бути щонайбільше { $most ->
        [one] { $most } фішка DVONN
        [few] { $most } фішки DVONN
       *[many] { $most } фішок DVONN
    }, а не { $dvonns }
text-move-missing = бракує ходу
text-no-cell = { $text } — немає такої комірки
text-no-move = { $text } — це не хід; ходи записують так: d3, c1-c2 або pass

## Why a record was not read to its end

read-place = рядок { $line }, стовпець { $column }
read-ply = хід { $ply }
read-start = початкова позиція неправильна: { $reason }
read-tag-form = мітку записують так: [Назва "значення"]
read-tag-name = { $name } — неправильна назва мітки
read-tag-reserved = { $name } визначають ходи й закінчення, задати це не можна
read-clock = { $text } — це не час годинника; його записують так: @4:59 або @1:04:59.250
read-orphan =
    { $what ->
        [clock] час годинника
        [variation] варіант
       *[comment] коментар
    } має стояти після ходу
read-unopened = закривна дужка без відкривної
read-after-end = { $text } стоїть після кінця гри
read-json = JSON: { $detail }
read-json-format = тут має бути "format": "dvonn-record" і "version": 1
read-tag-value = значення мітки { $name } — не текст
read-no-such-move = варіант починається після ходу { $number }, але такого ходу немає
read-nothing-to-leave = варіант починається після ходу { $number }, але лінія там закінчується
read-variations = цей формат не підтримує варіантів
read-no-bracket = після { $name } має бути [, а не { $found }
read-other-game = це партія гри { $name }, а не DVONN
read-nothing-held = фішку ставлять на { $cell }, хоча жодної не взяли
read-wrong-player =
    ходять { $color ->
        [white] Білі
       *[black] Чорні
    }, але черга { $turn ->
        [white] Білих
       *[black] Чорних
    }
read-empty = не знайдено жодної партії
read-several = тут має бути одна партія, а їх кілька
read-too-many-repairs = після 1000 виправлень читання припинено; це не схоже на запис партії
read-needs-repair = це потребувало б виправлення: { $repair }

## What was put right in a record

repair-latin = не UTF-8; прочитано як Latin-1
repair-last-placement = бракувало останнього розміщення: { $move }
repair-forced-pass =
    бракувало вимушеного пасу { $color ->
        [white] Білих
       *[black] Чорних
    }
repair-closing-pass = пас після кінця гри проігноровано
repair-number = номер ходу мав би бути { $expected }
repair-skipped = проігноровано { $text }
repair-early-comment = коментар перед першим ходом варіанта перенесено за цей хід
repair-unclosed =
    бракувало кінця { $what ->
        [game] партії
        [turn] ходу
        [property] властивості
        [variation] варіанта
       *[comment] коментаря
    }
repair-repeated-tag = мітка { $name } повторюється; залишено перше значення
repair-repeated-move = варіант повторює хід { $move }; обидві лінії об’єднано
repair-result =
    { $what ->
        [result] результат
        [ending] закінчення
        [score] рахунок
        [end] кінцева позиція
        [player] гравець
       *[removed] перелік звільнених комірок
    }: має бути { $expected }
repair-unexplained = результат проігноровано: гру не закінчено, і не сказано, чим вона завершилася
repair-contradiction = результат і закінчення суперечать одне одному; проігноровано обидва
repair-missing-result = бракувало результату в кінці

## What a format cannot hold

lost-variations = варіанти
lost-comments = коментарі
lost-clocks = час годинника
lost-tags = деякі мітки або їхні частини
lost-ending = як закінчилася гра
export-start = цей формат підтримує лише партії, що починаються з порожнього поля

## The levels of the computer

level-description =
    { $level ->
        [1] Бере, що може, і не помічає багатьох загроз.
        [2] Бачить деякі відповіді, але мало далеких стрибків і вилучень.
        [3] Розміщує фішки й грає, як більшість людей.
        [4] Бачить половину відповідей і мало вилучень.
        [5] Бачить більшість відповідей, а от вилучень не чекає.
        [6] Уважно стежить за відповідями, але не за кожним стрибком.
        [7] Добре оцінює позицію, але майже не дивиться вперед.
        [8] Дивиться на два-три ходи вперед.
        [9] Дивиться на кілька ходів уперед: щоб виграти, потрібен план.
       *[10] Грає якнайкраще й може думати кілька секунд.
    }

## Дати й час

date-day =
    { $day } { $month ->
        [1] січня
        [2] лютого
        [3] березня
        [4] квітня
        [5] травня
        [6] червня
        [7] липня
        [8] серпня
        [9] вересня
        [10] жовтня
        [11] листопада
       *[12] грудня
    } { $year } р.
ago-now = щойно
ago-minutes =
    { $count ->
        [one] { $count } хвилину
        [few] { $count } хвилини
       *[many] { $count } хвилин
    } тому
ago-hours =
    { $count ->
        [one] { $count } годину
        [few] { $count } години
       *[many] { $count } годин
    } тому
ago-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    } тому
