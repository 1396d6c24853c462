# Plansza w terminalu: `play` i `replay`.

## Who plays, above the board

seat-you = ty
seat-person = człowiek
seat-engine = komputer, poziom { $level }
state-paused = pauza
state-thinking = myśli…
header-ply = ruch { $ply }
screen-moves = Ruchy
screen-too-small =
    Plansza wymaga { $columns } kolumn i { $rows } wierszy.
    To okno ma kolumn: { $width }, wierszy: { $height }.
    Powiększ je albo wyjdź (Ctrl-C).

## Below the board

note-place =
    { $cell }: naciśnij Enter, żeby położyć tu { $piece ->
        [white] biały pion
        [black] czarny pion
       *[dvonn] pion DVONN
    }.
note-move = Ruch: { $move }.
note-pass = Naciśnij Enter, żeby spasować.
note-passing = Brak ruchu: za chwilę pasujesz. Enter: od razu.
note-finished = Naciśnij s, żeby zapisać, albo n, żeby zagrać rewanż ze zmianą kolorów.
note-finished-counted = Naciśnij: s zapis, u cofnięcie ostatniego ruchu, n rewanż ze zmianą kolorów.
note-sure = { $question } Enter albo y: tak. Esc albo n: nie.
thought-thinking = Komputer: myśli…
thought-line = Komputer: głębokość { $depth }, { $worth }: { $moves }
input-save = Zapisz jako:
input-load = Wczytaj:

## What the keys do now; a line has 80 columns

keys-name = Enter: zatwierdź   Esc: anuluj
keys-sure = Enter albo y: tak   Esc albo n: nie
keys-end = s zapisz   n nowa gra   u cofnij   l wczytaj   F1 pomoc   q wyjdź
keys-watch = Spacja: pauza lub dalej   m: zagraj teraz
keys-pass = Enter: pas
keys-wait = m: zagraj teraz   u: cofnij
keys-oversight = u: cofnij   m: zostaw swój ruch
keys-place = Strzałki: kursor   Enter: połóż   Tab: puste pole   lub wpisz d3  /fill: reszta
keys-picked = Strzałki: kursor   Enter: zagraj   Tab: następny cel   Esc: odznacz
keys-pick = Strzałki: kursor   Enter: wybierz   Tab: następny stos   lub wpisz c1-c2
keys-all = u cofnij ? wskazówka r poddaj s zapisz l wczytaj n nowa q wyjdź / lista F1 pomoc

## Questions before something that cannot be taken back

ask-resign =
    Poddać partię jako { $color ->
        [white] Biały
       *[black] Czarny
    }?
ask-leave = Wyjść? Ta partia nie jest zapisana.
ask-new = Zacząć nową partię? Ta nie jest zapisana.
ask-load = Wczytać { $file }? Ta partia nie jest zapisana.
ask-replace = { $file } już istnieje. Zastąpić?
ask-fill-chance = Rozmieścić losowo pozostałe piony obu stron?
ask-fill-engine = Czy komputer ma rozmieścić pozostałe piony obu stron?
ask-draw = Czy obie strony zgadzają się na remis?

## Answers to what the player did

say-over = Gra jest skończona.
say-engines-turn = Teraz kolej komputera.
say-engines-turn-now = Teraz kolej komputera; naciśnij m, żeby zagrał od razu.
say-not-thinking = Komputer teraz nie myśli.
say-all-placed = Wszystkie piony już leżą na planszy.
say-mouse-ours = Kliknięcie wybiera teraz stos i wykonuje ruch.
say-mouse-yours = Kliknięcie zaznacza teraz tekst w terminalu.
say-nothing-undone = Nie ma czego cofać.
say-no-resigning = Komputer się nie poddaje.
say-no-draw = Komputer nie zgadza się na remisy.
say-no-engine = W tej partii komputer nie gra.
say-level = Poziom { $level }. { $description }
say-level-auto = Komputer dopasowuje się do ciebie: poziom { $level }. { $description }
say-hint-thinking = Szukam wskazówki…
say-saved = Zapisano jako { $file }.
say-loaded =
    Wczytano { $file }: { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }.
say-stuck = stos na { $cell } nie ma na czym wylądować w odległości równej swojej wysokości

## What is wrong with a command

slash-unknown = nieznane polecenie /{ $word }; wpisz /, żeby zobaczyć listę
slash-level = /level: podaj liczbę od 1 do 10 albo auto
slash-fill = /fill { $argument }: wpisz /fill albo /fill engine
slash-nothing-after = po /{ $word } nie podaje się niczego więcej
results-refused = { $file } nie zawiera wyników twoich partii: { $reason }
results-no-folder = nie ma folderu na wyniki twoich partii, więc komputer nie może się do ciebie dopasować

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Przesuń stos ze swoim kolorem na wierzchu, w linii prostej, dokładnie o tyle pól, ile ma pionów, na inny stos. Stos otoczony z sześciu stron jest zablokowany. Co nie ma łączności z żadnym pionem DVONN, spada. Gdy nikt nie ma ruchu, wygrywa ten, kto ma więcej pionów w swoich stosach.
help-piece = biały lub czarny pion
help-dvonn = pion DVONN
help-stack = stos o wysokości trzy
help-inside = stos z pionem DVONN
help-enclosed = zablokowany: bez ruchu
help-cursor = kursor
help-picked = wybrany
help-target = cel; spadnie
help-last = ostatni ruch; wskazówka
help-empty = puste; właśnie spadło
help-key-arrows = strzałki
help-arrows = przesuwają kursor
help-key-enter = Enter Spacja
help-enter = wybierz, zagraj, połóż, pasuj
help-escape = odznacz, wyczyść wiersz
help-tab = następny stos, cel lub pole
help-typing = wpisz pole albo ruch
help-key-click = kliknięcie
help-click = wybiera; drugie kliknięcie
help-click-more = na tym polu gra albo kładzie
help-undo = cofa twój ostatni ruch
help-hint = wskazówka w 3 krokach
help-now = komputer gra od razu
help-letters = poddaj zapis odczyt nowa stop
help-draw = remis za zgodą obu stron
help-fill = rozmieszcza resztę losowo; /fill engine zleca to komputerowi
help-ready = nowa gra na losowo zapełnionej planszy
help-level = poziom komputera od 1 do 10 albo auto: dopasuje się do ciebie
help-save = jak s i l, ale z nazwą pliku
help-mouse = oddaje mysz terminalowi albo bierze ją z powrotem
help-control = Ctrl-L rysuje ekran od nowa, Ctrl-C zamyka od razu.
help-back = Naciśnij dowolny klawisz, żeby wrócić do gry.

## Stepping through a record

replay-keys = → dalej  ← wstecz  ↓ 10 dalej  ↑ 10 wstecz  Home  End  m 1. ruch stosu  q wyjdź
replay-ply =
    Ruch { $ply } z { $all }: { $color ->
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
replay-end = Koniec partii: { $result }

## The course in a terminal; lines of keys have 80 columns

learn-no-terminal = `learn` potrzebuje terminala: klawiatury i ekranu
learn-no-folder = nie ma folderu, w którym można zapisać twoje postępy; podaj plik przez --progress
learn-refused-file = { $file }: { $reason } Użyj --reset, żeby zacząć od nowa.
learn-type-number = Wpisz liczbę i naciśnij Enter.
learn-type-winner = Wpisz w5 (Biały wygrywa różnicą 5), b5 (Czarny różnicą 5) albo 0 (remis) i naciśnij Enter.
learn-list-rules = zasady: rozdziały 1–{ $count }
learn-list-play = teraz zagraj: { $command }
learn-keys-list = Góra, dół: wybierz   Enter: otwórz   r skasuj postępy   q wyjdź
learn-keys-reset = Skasować wszystkie postępy? Enter lub y: tak   inny klawisz: nie
learn-keys-showing = Spacja: kolejny ruch   Esc: wróć do planszy   n dalej  l lista  q wyjdź
learn-keys-done = Enter: dalej   r jeszcze raz   o wstecz   l lista   q wyjdź
learn-keys-why = Enter: dalej   Spacja: dlaczego   r jeszcze raz   o wstecz   l lista   q wyjdź
learn-keys-film = Enter: dalej   Spacja: kolejny ruch   l lista   q wyjdź
learn-keys-mark = Strzałki, Enter: zaznacz  Spacja: sprawdź  t wsk. s rozw. n dalej l lista q stop
learn-keys-count = Wpisz liczbę, Enter   t wskazówka  s rozwiązanie  n dalej  l lista  q wyjdź
learn-keys-predict = Wpisz w5 (Biały), b5 (Czarny) lub 0, Enter t wsk. s rozw. n dalej l lista q stop
learn-keys-place = Strzałki, Enter: połóż  lub d3  t wskazówka  s rozw.  n dalej  l lista  q wyjdź
learn-keys-pass = Wpisz pass, Enter   t wskazówka   s rozwiązanie   n dalej   l lista   q wyjdź
learn-keys-move = Strzałki, Enter: ruch  lub c1-c2  t wskazówka  s rozw. n dalej l lista q wyjdź

## Puzzles

puzzle-keys-move = Strzałki, Enter: ruch   lub c1-c2   t wskazówka   s rozw.   n dalej   q wyjdź
puzzle-keys-done = Enter: następne zadanie   r jeszcze raz   q wyjdź
puzzle-keys-why = Enter: następne zadanie   Spacja: dlaczego   r jeszcze raz   q wyjdź
puzzle-keys-showing = Spacja: następny ruch   Esc: powrót na planszę   n dalej   q wyjdź
puzzle-none = żadne zadanie nie pasuje do tych opcji
puzzle-solutions = Rozwiązania
puzzle-caption-win =
    { $color ->
        [white] Biały wygrywa
       *[black] Czarny wygrywa
    }
puzzle-caption-draw =
    { $color ->
        [white] Biały ratuje remis
       *[black] Czarny ratuje remis
    }
puzzle-caption-pieces =
    { $color ->
        [white] Biały zyskuje najwięcej
       *[black] Czarny zyskuje najwięcej
    }
puzzle-sheet-kind = { $file }: nazwa pliku musi kończyć się na .svg
