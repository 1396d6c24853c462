# Słowa gry, wspólne dla strony, terminala i wiersza poleceń.

## Names

color-name =
    { $color ->
        [white] Biały
       *[black] Czarny
    }
piece-name =
    { $piece ->
        [white] biały pion
        [black] czarny pion
       *[dvonn] pion DVONN
    }
phase-placement = rozmieszczanie
phase-movement = tworzenie stosów
phase-end = koniec
game-pieces =
    { $count ->
        [one] { $count } pion
        [few] { $count } piony
       *[many] { $count } pionów
    }
game-plies =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
game-score = Piony: Biały { $white }, Czarny { $black }

## Whose turn it is

turn-place =
    { $color ->
        [white] Biały
       *[black] Czarny
    } kładzie { $piece ->
        [white] biały pion
        [black] czarny pion
       *[dvonn] pion DVONN
    }; { $left ->
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    } z 49.
turn-pass =
    { $color ->
        [white] Biały
       *[black] Czarny
    } nie ma ruchu i musi spasować.
turn-move =
    Kolej na { $color ->
        [white] Białego
       *[black] Czarnego
    }: { $count ->
        [one] { $count } możliwy ruch
        [few] { $count } możliwe ruchy
       *[many] { $count } możliwych ruchów
    }.

## What was played

played-place =
    { $color ->
        [white] Biały
       *[black] Czarny
    } położył pion na { $move }.
played-move =
    { $color ->
        [white] Biały
       *[black] Czarny
    } zagrał { $move }.
played-move-fell =
    { $color ->
        [white] Biały
       *[black] Czarny
    } zagrał { $move }; { $count ->
        [one] spadł { $count } stos
        [few] spadły { $count } stosy
       *[many] spadło { $count } stosów
    }.
played-pass =
    { $color ->
        [white] Biały
       *[black] Czarny
    } spasował.

## What a move does

consequence-quiet = { $move }: stos o wysokości { $height }; nic nie spada; potem Biały { $white }, Czarny { $black }.
consequence-fall =
    { $move }: { $count ->
        [one] spada { $count } stos
        [few] spadają { $count } stosy
       *[many] spada { $count } stosów
    }, { $losses }; potem Biały { $white }, Czarny { $black }.
fall-nothing = Nic nie spada.
fall-off =
    { $count ->
        [one] Spada { $count } stos
        [few] Spadają { $count } stosy
       *[many] Spada { $count } stosów
    }: { $losses }.
loss-yours = ty −{ $pieces }
loss-theirs = przeciwnik −{ $pieces }
loss-of =
    { $color ->
        [white] Biały
       *[black] Czarny
    } −{ $pieces }

## What is announced to those who cannot see the board

announce-place =
    { $color ->
        [white] Biały
       *[black] Czarny
    } kładzie { $piece ->
        [white] biały pion
        [black] czarny pion
       *[dvonn] pion DVONN
    } na { $cell }.
announce-move =
    Ruch { $color ->
        [white] Białego
       *[black] Czarnego
    }: z { $from } na { $to }, stos o wysokości { $height }.
announce-takes-piece =
    Zdobyty { $color ->
        [white] biały pion
       *[black] czarny pion
    }.
announce-takes-stack =
    Zdobyty { $color ->
        [white] biały stos
       *[black] czarny stos
    } o wysokości { $height }.
announce-pass =
    { $color ->
        [white] Biały
       *[black] Czarny
    } pasuje.

## What stands on a cell

stack-empty = { $cell }: puste
stack-dvonn = { $cell }: pion DVONN
stack-single =
    { $cell }: { $color ->
        [white] biały
       *[black] czarny
    } pion
stack-tall =
    { $cell }: { $color ->
        [white] biały
       *[black] czarny
    } stos o wysokości { $height }
stack-tall-dvonn =
    { $cell }: { $color ->
        [white] biały
       *[black] czarny
    } stos o wysokości { $height }, w nim { $dvonns ->
        [one] pion DVONN
        [few] { $dvonns } piony DVONN
       *[many] { $dvonns } pionów DVONN
    }
stack-layers = { $stack }; od dołu: { $layers }
layer-name =
    { $piece ->
        [white] biały
        [black] czarny
       *[dvonn] DVONN
    }
layer-unknown =
    { $count ->
        [one] { $count } nieznany
        [few] { $count } nieznane
       *[many] { $count } nieznanych
    }
mobility-blocked = zablokowany, nie może się ruszyć
mobility-stuck = nie ma na czym wylądować
mobility-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }

## How a game ended

ending-win =
    Koniec gry: wygrywa { $color ->
        [white] Biały
       *[black] Czarny
    } różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }.
ending-draw = Koniec gry: remis.
ending-resigned =
    { $color ->
        [white] Biały się poddał: wygrywa Czarny
       *[black] Czarny się poddał: wygrywa Biały
    }.
ending-time =
    { $color ->
        [white] Białemu skończył się czas: wygrywa Czarny
       *[black] Czarnemu skończył się czas: wygrywa Biały
    }.
ending-left =
    { $color ->
        [white] Biały opuścił grę: wygrywa Czarny
       *[black] Czarny opuścił grę: wygrywa Biały
    }.
ending-agreed = Gracze uzgodnili remis.
ending-aborted = Gra została przerwana.
ending-you-win =
    Koniec gry: wygrywasz różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }.
ending-you-lose =
    Koniec gry: przegrywasz różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }.
ending-you-resigned = Poddajesz partię.
ending-they-resigned = Przeciwnik się poddał: wygrywasz.
ending-your-time = Skończył ci się czas: przegrywasz.
ending-their-time = Przeciwnikowi skończył się czas: wygrywasz.
ending-you-left = Opuszczasz grę: przegrywasz.
ending-they-left = Przeciwnik opuścił grę: wygrywasz.
result-win =
    wygrywa { $color ->
        [white] Biały
       *[black] Czarny
    }, różnica { $margin }
result-draw = remis
result-resigned =
    { $color ->
        [white] Biały
       *[black] Czarny
    } się poddał
result-time =
    { $color ->
        [white] Białemu
       *[black] Czarnemu
    } skończył się czas
result-left =
    { $color ->
        [white] Biały
       *[black] Czarny
    } opuścił grę
result-agreed = remis za zgodą stron
result-aborted = gra przerwana
result-unfinished = gra niedokończona

## What a position is worth

worth-even = równo, { $chance }
worth-chance =
    { $color ->
        [white] Biały
       *[black] Czarny
    } { $percent }
worth-ahead =
    { $color ->
        [white] Biały
       *[black] Czarny
    } lepszy o { $margin }; szansa na wygraną { $percent }
worth-draw = udowodnione: remis
worth-win =
    udowodnione: wygrywa { $color ->
        [white] Biały
       *[black] Czarny
    }
worth-win-by =
    udowodnione: wygrywa { $color ->
        [white] Biały
       *[black] Czarny
    }, różnica { $margin }

## The review of a game

review-inaccuracy = niedokładność
review-mistake = błąd
review-blunder = gruby błąd
review-better-pieces = −{ $loss } piona, lepiej: { $move }
review-better-chance = −{ $loss } szans na wygraną, lepiej: { $move }
review-inaccuracies =
    { $count ->
        [one] { $count } niedokładność
        [few] { $count } niedokładności
       *[many] { $count } niedokładności
    }
review-mistakes =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
review-blunders =
    { $count ->
        [one] { $count } gruby błąd
        [few] { $count } grube błędy
       *[many] { $count } grubych błędów
    }
review-faultless = bez błędów
review-summary = { $side }: { $slips }; średnia strata { $loss } piona
review-accuracy-middle = Dokładność w grze środkowej: { $each }
review-accuracy-ending = Dokładność w końcówce: { $each }
review-accuracy-placing = Dokładność rozmieszczania (szacunek): { $each }
review-moments = Najważniejsze momenty:
review-only = jedyny dobry ruch
review-forced = jedyny możliwy ruch
review-oversights =
    { $pieces ->
        [one] { $pieces } pion stracony przez przeoczenie
        [few] { $pieces } piony stracone przez przeoczenie
       *[many] { $pieces } pionów straconych przez przeoczenie
    }
review-board = Pełna plansza (szacunek): { $worth }
review-placements = Najważniejsze momenty rozmieszczania (szacunki, reszta pionów bez zmian):
review-sheet-title = Analiza partii
review-sheet-legend = Strzałka wskazuje lepszy ruch, a linia i okręgi ruch wykonany w partii.

## Why a move is good or bad, and hints

theme-edges = Krawędzie i piony DVONN
theme-neutralising = Neutralizowanie
theme-mobility = Mobilność
theme-dvonn-stacks = Stosy z pionem DVONN
theme-last-moves = Ostatnie ruchy
theme-links = Łączność
theme-sharpshooting = Celny strzał
theme-overloading = Przeciążanie
theme-tempi = Liczenie temp
reason-only-proved = Jedyny dobry ruch: udowodniono, że wszystkie inne są gorsze.
reason-only-searched = Jedyny dobry ruch: według silnika każdy inny jest gorszy o co najmniej { $pieces } piona.
reason-refuted = Odpowiedź: { $moves }.
reason-cuts-off =
    Odcina { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    } { $color ->
        [white] Białego
       *[black] Czarnego
    }.
reason-saves-from =
    Odpiera groźbę { $move }, która kosztowałaby { $pieces ->
        [one] { $pieces } pion
        [few] { $pieces } piony
       *[many] { $pieces } pionów
    }.
reason-takes-piece = Zdobywa pion na { $cell }.
reason-takes-stack = Zdobywa stos o wysokości { $height } na { $cell }.
reason-takes-dvonn = Zdobywa stos z pionem DVONN na { $cell }.
reason-neutralises =
    Neutralizuje pion na { $cell }, który miał { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }.
reason-overloads = Stos na { $cell } ma teraz wysokość { $height }: jest za wysoki, żeby się ruszyć.
reason-frees =
    Uwalnia { $count ->
        [one] { $count } zablokowany stos
        [few] { $count } zablokowane stosy
       *[many] { $count } zablokowanych stosów
    }.
reason-keeps-bridge =
    Zabezpiecza most na { $cell }, od którego { $pieces ->
        [one] zależy { $pieces } pion
        [few] zależą { $pieces } piony
       *[many] zależy { $pieces } pionów
    }.
reason-brings-dvonn =
    Doprowadza pion DVONN do { $count ->
        [one] { $count } kolejnego własnego stosu
        [few] { $count } kolejnych własnych stosów
       *[many] { $count } kolejnych własnych stosów
    }.
reason-denies-dvonn =
    Przejmuje pion DVONN na { $cell }, zanim zrobi to { $color ->
        [white] Biały
       *[black] Czarny
    }.
reason-forces-pass =
    { $color ->
        [white] Biały
       *[black] Czarny
    } musi spasować.
reason-gains-tempi = Zyskuje tempa; ruchy w zapasie: { $own } do { $theirs }.
reason-wastes-tempi = Traci tempa; ruchy w zapasie: { $own } do { $theirs }.
reason-on-edge = Na krawędzi pion nigdy nie jest zablokowany.
reason-beside-dvonn = Leży obok piona DVONN.
reason-apart = Leży z dala od pionów swojego koloru.
hint-area = Wskazówka: { $theme }. Przyjrzyj się okolicy { $cell }.
hint-area-plain = Wskazówka: przyjrzyj się okolicy { $cell }.
hint-stack = Wskazówka: spójrz na stos na { $cell }.
hint-more = Poproś jeszcze raz, a dowiesz się więcej.
hint-move = Wskazówka: { $move } ({ $worth }).
hint-cost = Drugi najlepszy, { $move }, jest gorszy o { $pieces } piona.
hint-cost-result = Drugi najlepszy to { $move } ({ $worth }).
oversight = Uwaga: umknęła ci odpowiedź komputera, { $move }.
oversight-cost = Twój ruch jest gorszy od najlepszego o około { $pieces } piona.
hints-used = Wykorzystane wskazówki: { $count }
hints-used-both = Wykorzystane wskazówki: Biały { $white }, Czarny { $black }

## Why a move was refused

refused-over = gra jest skończona
refused-still-placing = stosów nie można przesuwać, dopóki nie położono wszystkich 49 pionów
refused-pass-while-placing = podczas rozmieszczania nie wolno pasować
refused-already-placed = wszystkie piony już leżą na planszy; żeby wykonać ruch, podaj dwa pola, nie tylko { $cell }
refused-occupied = pole { $cell } jest zajęte
refused-must-move = pasować wolno tylko wtedy, gdy nie ma żadnego dozwolonego ruchu
refused-no-stack = na { $cell } nie ma stosu
refused-lone-dvonn = pion DVONN na { $cell } jest sam i nie można go przesunąć
refused-not-yours = stos na { $cell } należy do przeciwnika
refused-enclosed = stos na { $cell } jest zablokowany: wszystkie sześć sąsiednich pól jest zajętych
refused-not-in-line = { $from } i { $to } nie leżą w linii prostej
refused-wrong-distance = { $to } nie leży w odległości { $height } od { $from }, a stos przesuwa się dokładnie o tyle pól, ile ma pionów
refused-empty-target = pole { $cell } jest puste, a stos musi wylądować na innym stosie
refused-no-target =
    { $height ->
        [one] obok nie ma stosu, na którym można wylądować
        [few] dokładnie { $height } pola dalej nie ma stosu, na którym można wylądować
       *[many] dokładnie { $height } pól dalej nie ma stosu, na którym można wylądować
    }
refused-turn =
    teraz kolej na { $color ->
        [white] Białego
       *[black] Czarnego
    }
refused-no-offer = nie ma propozycji remisu, na którą można odpowiedzieć
refused-already-offered = twoja propozycja remisu już czeka na odpowiedź
refused-nothing-asked = nie ma prośby o cofnięcie, na którą można odpowiedzieć
refused-already-asked = prośba o cofnięcie już czeka na odpowiedź
refused-nothing-to-take-back = nie ma czego cofać
refused-too-early = gra nie może się jeszcze tak skończyć
refused-time-control = tempo gry zapisz na przykład tak: 300, 300+5, 300 delay 5 albo 3 days
refused-ending-counted = żadna strona nie ma ruchu, więc grę rozstrzyga liczba pionów
refused-ending-uncounted = ktoś ma jeszcze ruch, więc pionów się jeszcze nie liczy

## Why a board that was set up is no position

setup-stack-while-placing = podczas rozmieszczania nie może być stosów: { $cells }
setup-placement-finished = wszystkie 49 pionów leży na planszy, więc trwa tworzenie stosów
setup-placement-count =
    liczba położonych pionów to { $placed }, więc pionów { $piece ->
        [white] białych
        [black] czarnych
       *[dvonn] DVONN
    } powinno być { $expected }, a jest { $found }
setup-placement-turn =
    liczba położonych pionów to { $placed }, więc kolej na { $color ->
        [white] Białego
       *[black] Czarnego
    }
setup-dvonn-count = pionów DVONN musi być 3, a nie { $found }
setup-too-many = pionów jest { $found }, a w grze jest ich tylko 49
setup-tops =
    stosów z { $color ->
        [white] białym
       *[black] czarnym
    } pionem na wierzchu jest { $found }, a pionów tego koloru jest tylko 23
setup-unlinked = bez łączności z pionem DVONN: { $cells }

## Why a text is no position, stack or move

text-parts = pozycja ma trzy części (rzędy, stronę na ruchu i fazę), a tu części jest { $found }
text-rows = plansza ma 5 rzędów, a tu rzędów jest { $found }
text-cells = w rzędzie { $row } musi być pól { $expected }, a nie { $found }
text-character = kolumna { $column }: tu może być ., W, B albo D, a jest { $found }
text-height = kolumna { $column }: { $found } to nie wysokość stosu; podaj od 2 do 49
text-stack = kolumna { $column }: { $reason }
text-side = strona na ruchu musi być W albo B, a nie { $found }
text-phase = faza musi być P albo M, a nie { $found }
text-stack-height = stos ma od 1 do 49 pionów, nie { $height }
text-stack-dvonns = w stosie o wysokości { $height } z kolorowym pionem na wierzchu pionów DVONN może być najwyżej { $most }, nie { $dvonns }
text-move-missing = brakuje ruchu
text-no-cell = { $text } to nie pole
text-no-move = { $text } to nie ruch; ruchy zapisuj tak: d3, c1-c2 albo pass

## Why a record was not read to its end

read-place = wiersz { $line }, kolumna { $column }
read-ply = ruch { $ply }
read-start = pozycja początkowa jest niepoprawna: { $reason }
read-tag-form = znacznik musi wyglądać tak: [Nazwa "wartość"]
read-tag-name = { $name } to niepoprawna nazwa znacznika
read-tag-reserved = { $name } wynika z ruchów i zakończenia, więc nie można tego ustawić
read-clock = { $text } to nie czas zegara; zapisz go tak: @4:59 albo @1:04:59.250
read-orphan =
    { $what ->
        [clock] czas zegara
        [variation] wariant
       *[comment] komentarz
    } musi stać po ruchu
read-unopened = nawias zamykający bez otwierającego
read-after-end = { $text } stoi już po końcu gry
read-json = JSON: { $detail }
read-json-format = powinno tu być "format": "dvonn-record" i "version": 1
read-tag-value = wartość znacznika { $name } nie jest tekstem
read-no-such-move = wariant zaczyna się po ruchu { $number }, ale takiego ruchu nie ma
read-nothing-to-leave = wariant zaczyna się po ruchu { $number }, ale tam linia się kończy
read-variations = ten format nie obsługuje wariantów
read-no-bracket = po { $name } powinno być [, a jest { $found }
read-other-game = to partia gry { $name }, a nie DVONN
read-nothing-held = pion odłożono na { $cell }, ale przedtem żadnego nie podniesiono
read-wrong-player =
    ruch wykonuje { $color ->
        [white] Biały
       *[black] Czarny
    }, ale kolej na { $turn ->
        [white] Białego
       *[black] Czarnego
    }
read-empty = nie znaleziono żadnej partii
read-several = powinna tu być jedna partia, a jest ich kilka
read-too-many-repairs = po 1000 poprawek czytanie przerwano; to nie wygląda na zapis partii
read-needs-repair = to wymagałoby poprawki: { $repair }

## What was put right in a record

repair-latin = to nie UTF-8; odczytano jako Latin-1
repair-last-placement = brakowało ostatniego piona: { $move }
repair-forced-pass =
    brakowało wymuszonego pasa { $color ->
        [white] Białego
       *[black] Czarnego
    }
repair-closing-pass = pas po końcu gry zignorowano
repair-number = właściwy numer ruchu to { $expected }
repair-skipped = zignorowano { $text }
repair-early-comment = komentarz sprzed pierwszego ruchu wariantu przeniesiono za ten ruch
repair-unclosed =
    brakowało końca { $what ->
        [game] partii
        [turn] tury
        [property] właściwości
        [variation] wariantu
       *[comment] komentarza
    }
repair-repeated-tag = znacznik { $name } się powtarza; zachowano pierwszą wartość
repair-repeated-move = wariant powtarza ruch { $move }; obie linie połączono
repair-result =
    { $what ->
        [result] właściwy wynik
        [ending] właściwe zakończenie
        [score] właściwy wynik w pionach
        [end] właściwa pozycja końcowa
        [player] właściwy gracz
       *[removed] właściwa lista opróżnionych pól
    } to { $expected }
repair-unexplained = wynik zignorowano: gra nie jest skończona i nic nie mówi, jak się zakończyła
repair-contradiction = wynik i zakończenie są sprzeczne; zignorowano jedno i drugie
repair-missing-result = brakowało wyniku na końcu

## What a format cannot hold

lost-variations = warianty
lost-comments = komentarze
lost-clocks = czasy zegara
lost-tags = niektóre znaczniki lub ich części
lost-ending = sposób zakończenia gry
export-start = ten format obsługuje tylko partie, które zaczynają się od pustej planszy

## The levels of the computer

level-description =
    { $level ->
        [1] Bierze, co może, i nie zauważa wielu zagrożeń.
        [2] Widzi część odpowiedzi, ale mało długich skoków i odcięć.
        [3] Rozstawia piony i gra jak większość ludzi.
        [4] Widzi połowę odpowiedzi i mało odcięć.
        [5] Widzi większość odpowiedzi; odcięcia wciąż go zaskakują.
        [6] Uważa na twoje odpowiedzi, ale nie na każdy skok.
        [7] Dobrze ocenia pozycję, ale prawie nie patrzy naprzód.
        [8] Myśli dwa, trzy ruchy naprzód.
        [9] Myśli kilka ruchów naprzód: bez planu z nim nie wygrasz.
       *[10] Gra najlepiej, jak umie; może myśleć kilka sekund.
    }

## Daty i godziny

date-day =
    { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    } { $year }
ago-now = przed chwilą
ago-minutes =
    { $count ->
        [one] { $count } minutę
        [few] { $count } minuty
       *[many] { $count } minut
    } temu
ago-hours =
    { $count ->
        [one] { $count } godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
    } temu
ago-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    } temu
