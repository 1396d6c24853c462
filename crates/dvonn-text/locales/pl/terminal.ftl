# Plansza w terminalu: `play` i `replay`.

## Who plays, above the board

seat-you = ty
seat-person = człowiek
seat-engine = silnik, poziom { $level }
state-paused = pauza
state-thinking = myśli…
header-ply = posunięcie { $ply }
screen-moves = Ruchy
screen-too-small =
    Plansza potrzebuje { $columns } kolumn i { $rows } wierszy.
    Tutaj: { $width } i { $height }.
    Powiększ okno albo wyjdź: Ctrl-C.

## Below the board

note-place =
    { $cell }: Enter kładzie tam { $piece ->
        [white] biały pion
        [black] czarny pion
       *[dvonn] pion DVONN
    }.
note-move = Ruch: { $move }.
note-pass = Naciśnij Enter, żeby spasować.
note-finished = s zapisuje, n zaczyna rewanż ze zmianą kolorów.
note-finished-counted = s zapisuje, u cofa ostatni ruch, n zaczyna rewanż ze zmianą kolorów.
note-sure = { $question } Enter albo y: tak. Esc albo n: nie.
thought-thinking = Silnik: myśli…
thought-line = Silnik: głębokość { $depth }, { $worth }: { $moves }
input-save = Zapisz jako:
input-load = Wczytaj:

## What the keys do now; a line has 80 columns

keys-name = Enter: dobrze   Esc: jednak nie
keys-sure = Enter albo y: tak   Esc albo n: nie
keys-end = s zapisz   n nowa gra   u cofnij   l wczytaj   ? pomoc   q wyjdź
keys-watch = Spacja: pauza lub dalej   m: ruch od razu
keys-pass = Enter: pas
keys-wait = m: ruch od razu   u: cofnij
keys-place = Strzałki: idź   Enter: postaw   Tab: puste pole   lub wpisz d3   /fill: reszta
keys-picked = Strzałki: idź   Enter: zagraj   Tab: następny cel   Esc: odłóż
keys-pick = Strzałki: idź   Enter: weź   Tab: następny stos   lub wpisz c1-c2
keys-all = u cofnij  t wskazówka  r poddaj  s zapisz  l wczytaj  n nowa  q wyjdź  ? pomoc

## Questions before something that cannot be taken back

ask-resign =
    Poddajesz grę jako { $color ->
        [white] Biały
       *[black] Czarny
    }?
ask-leave = Wychodzisz? Gra nie jest zapisana.
ask-new = Zaczynasz nową grę? Ta nie jest zapisana.
ask-load = Wczytujesz { $file }? Ta gra nie jest zapisana.
ask-replace = { $file } już istnieje. Zastąpić?
ask-fill-chance = Rozmieścić losowo resztę pionów obu stron?
ask-fill-engine = Czy silnik ma rozmieścić resztę pionów?
ask-draw = Czy obaj gracze zgadzają się na remis?

## Answers to what the player did

say-over = Gra jest skończona.
say-engines-turn = Teraz kolej silnika.
say-engines-turn-now = Teraz kolej silnika; m każe mu ruszyć od razu.
say-not-thinking = Silnik teraz nie myśli.
say-all-placed = Wszystkie piony już stoją.
say-mouse-ours = Kliknięcia biorą stosy i grają.
say-mouse-yours = Kliknięcia zaznaczają tekst, jak chce terminal.
say-nothing-undone = Nie ma czego cofać.
say-no-resigning = Silniki się nie poddają.
say-no-draw = Komputer nie zgadza się na remis.
say-no-engine = Tu nie gra żaden silnik.
say-level = Od następnego ruchu silnik gra na poziomie { $level }.
say-hint-thinking = Silnik szuka wskazówki.
say-hint-stack = Wskazówka: spójrz na stos na { $cell }; jeszcze raz t pokaże ruch.
say-hint-move = Wskazówka: { $move } ({ $worth }).
say-saved = Zapisano jako { $file }.
say-loaded =
    Wczytano { $file }, { $count ->
        [one] { $count } posunięcie
        [few] { $count } posunięcia
       *[many] { $count } posunięć
    }.
say-stuck = stos na { $cell } nie ma na czym wylądować w swojej odległości

## What is wrong with a command

slash-unknown = nie ma polecenia /{ $word }; samo / pokazuje listę
slash-level = /level: poziom to liczba od 1 do 10
slash-fill = /fill { $argument }: pisze się /fill albo /fill engine
slash-nothing-after = po /{ $word } nic już nie może stać

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Przesuń stos ze swoim kolorem na wierzchu o tyle pól, ile ma pionów, w linii prostej, na inny stos. Stos otoczony z sześciu stron nie może się ruszyć. Co traci łączność z trzema pionami DVONN, spada. Gdy nikt nie ma ruchu, wygrywa ten, kto ma więcej pionów w swoich stosach.
help-piece = biały lub czarny pion
help-dvonn = pion DVONN
help-stack = stos o wysokości trzy
help-inside = stos z pionem DVONN
help-enclosed = otoczony: bez ruchu
help-cursor = kursor
help-picked = wzięty do ręki
help-target = może tu iść; spadnie
help-last = ostatni ruch; wskazówka
help-empty = puste; właśnie spadło
help-key-arrows = strzałki
help-arrows = chodzą po planszy
help-key-enter = Enter Spacja
help-enter = weź, zagraj, postaw, pasuj
help-escape = odłóż, wyczyść wiersz
help-tab = następny stos, cel lub pole
help-typing = wpisz pole albo ruch
help-key-click = kliknięcie
help-click = bierze; drugie kliknięcie
help-click-more = na polu gra albo stawia
help-undo = cofa twój ostatni ruch
help-hint = wskazówka: stos, potem ruch
help-now = silnik rusza od razu
help-letters = poddaj zapis odczyt nowa stop
help-fill = rozmieszcza resztę losowo; /fill engine zleca to silnikowi
help-ready = nowa gra z losowo zapełnioną planszą
help-level = siła silnika, od 1 do 10, od następnego ruchu
help-save = jak s i l, od razu z nazwą
help-mouse = oddaje mysz terminalowi albo bierze ją z powrotem
help-control = Ctrl-L rysuje ekran od nowa, Ctrl-C kończy od razu.
help-back = Naciśnij dowolny klawisz, żeby wrócić do gry.

## Stepping through a record

replay-keys = → dalej  ← wstecz  ↓ 10 dalej  ↑ 10 wstecz  Home  End  m pierwszy stos  q wyjdź
replay-ply =
    Posunięcie { $ply } z { $all }: { $color ->
        [white] Biały
       *[black] Czarny
    } { $move }
replay-removed = zdjęte: { $cells }
replay-left = zostało { $seconds } s
replay-variations =
    { $count ->
        [one] { $count } wariant
        [few] { $count } warianty
       *[many] { $count } wariantów
    }
replay-end = Koniec zapisu: { $result }

## The course in a terminal; lines of keys have 80 columns

learn-no-terminal = learn potrzebuje terminala: klawiatury i ekranu
learn-no-folder = nie ma folderu na twoje postępy; podaj plik przez --progress
learn-refused-file = { $file }: { $reason } Z --reset zaczniesz od nowa.
learn-type-number = Wpisz liczbę i naciśnij Enter.
learn-type-winner = Wpisz w5, gdy Biały wygra różnicą 5 pionów, b5, gdy tak wygra Czarny, 0 przy remisie, i naciśnij Enter.
learn-keys-list = Góra, dół: wybierz   Enter: otwórz   r skasuj postępy   q wyjdź
learn-keys-reset = Skasować wszystkie postępy? Enter lub y: tak   inny klawisz: nie
learn-keys-showing = Spacja: kolejny ruch   Esc: wróć do planszy   n dalej  l lista  q wyjdź
learn-keys-done = Enter: dalej   r jeszcze raz   o wstecz   l lista   q wyjdź
learn-keys-mark = Strzałki, Enter: zaznacz  Spacja: sprawdź  t wskaz. s rozw. n dalej l lista q
learn-keys-count = Wpisz liczbę, Enter   t wskazówka  s rozwiązanie  n dalej  l lista  q wyjdź
learn-keys-predict = Wpisz w5, b5 lub 0, Enter  t wskazówka  s rozwiązanie  n dalej  l lista  q wyjdź
learn-keys-place = Strzałki, Enter: postaw  lub d3  t wskazówka  s rozw.  n dalej  l lista  q wyjdź
learn-keys-pass = Wpisz pass, Enter   t wskazówka   s rozwiązanie   n dalej   l lista   q wyjdź
learn-keys-move = Strzałki, Enter: ruch  lub c1-c2  t wskazówka  s rozw. n dalej l lista q wyjdź
