# Co polecenia wypisują dla ludzi.

## Files and positions that are named

input-standard = standardowe wejście
input-not-utf = { $name } to nie UTF-8
input-no-utf = to nie UTF-8
input-neither = { $name } to ani pozycja ({ $position }), ani zapis partii ({ $record })
input-position = niepoprawna pozycja: { $reason }
input-position-nor-file = niepoprawna pozycja ({ $reason }), a pliku o tej nazwie nie ma
input-no-game = nie ma partii { $number }; liczba partii w pliku: { $count }
file-missing = nie ma takiego pliku
file-denied = brak uprawnień
file-folder = to jest folder

## Commands

play-no-terminal = `play` potrzebuje terminala: klawiatury i ekranu
show-blocked = Zablokowane (wszystkie sześć sąsiednich pól zajętych): { $cells }
apply-refused = ruch { $number }, { $move }: { $reason }; pozycja: { $position }
apply-removed = { $move }: zdjęto { $cells }
solve-phase = rozwiązać można tylko pozycje z fazy tworzenia stosów
solve-draw = Udowodnione: remis
solve-win =
    Udowodnione: wygrywa { $color ->
        [white] Biały
       *[black] Czarny
    }
solve-win-by =
    Udowodnione: wygrywa { $color ->
        [white] Biały
       *[black] Czarny
    }, różnica { $margin } ({ $value }, na ruchu { $turn ->
        [white] Biały
       *[black] Czarny
    })
solve-no-margin = Różnica nie jest udowodniona.
solve-no-best = Nie udowodniono, które ruchy są najlepsze.
solve-no-values = Nie udowodniono wartości wszystkich ruchów.
solve-best = Najlepsze: { $moves }
solve-unproved = nie udowodniono w podanym limicie
solve-incomplete = nie wszystko udowodniono w podanym limicie
solve-progress = { $seconds } s, węzły: { $nodes }, różnica między { $low } a { $high }
search-nodes = węzły: { $nodes }, { $seconds } s
search-progress = { $seconds } s, głębokość { $depth }, węzły: { $nodes }, { $move } { $margin }
analyze-game-option = --game wymaga zapisu partii, a to jest pozycja
analyze-lines-option = --lines wymaga pozycji, a to jest zapis partii
analyze-best =
    Na ruchu { $color ->
        [white] Biały
       *[black] Czarny
    }: { $move }
analyze-done = [{ $bar }] { $done } z { $all }
column-line = wariant
column-margin = różnica
column-chance = szansa
column-depth = głęb.
column-moves = ruchy
column-ply = ruch
column-side = strona
column-played = zagrany
column-best = najlepszy
column-white = Biały
column-lost = strata
verdict-win = =wygr.
verdict-loss = =przegr.
review-interrupted =
    przerwano po { $done } z { $count ->
        [one] { $count } ruchu
        [few] { $count } ruchów
       *[many] { $count } ruchów
    }
review-position = do analizy partii potrzebny jest jej zapis, a to jest pozycja
review-no-moves = w tej partii nie ma ruchów stosami
review-no-picture = nie zapisano { $file }: analiza nie wykazała żadnego błędu
review-lost = { $result }; stracone piony: Biały { $white }, Czarny { $black }
record-repaired = poprawiono
record-refused = błąd
record-fine = poprawnie
record-left-out = nie zapisano
record-game = partia { $number }
record-read-before =
    { $reason }; { $count ->
        [one] przedtem odczytano { $count } ruch
        [few] przedtem odczytano { $count } ruchy
       *[many] przedtem odczytano { $count } ruchów
    }
record-kept-before =
    { $reason }; { $count ->
        [one] zachowano { $count } wcześniejszy ruch
        [few] zachowano { $count } wcześniejsze ruchy
       *[many] zachowano { $count } wcześniejszych ruchów
    }
record-state =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }, { $result } (odczytano jako { $format })
record-count =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }, z błędem: { $refused }
record-one-game = w tym formacie plik może zawierać tylko jedną partię, a tu jest ich { $count }
diagram-kind = { $file }: nazwa pliku musi kończyć się na .svg albo .png
diagram-arrow = { $text }: strzałkę zapisz jak ruch stosu, na przykład c1-c2
interrupt-failed = nie można obsłużyć Ctrl-C: { $reason }

## The page for browsers

serve-ready = DVONN działa pod adresem { $address } (Ctrl-C go zatrzymuje)
serve-no-browser = Nie udało się otworzyć przeglądarki. Otwórz ten adres samodzielnie.
serve-no-page = ten `dvonn` zbudowano bez strony; uruchom `cargo xtask run`, żeby zbudować go ze stroną, albo podaj przez `--folder` stronę zbudowaną gdzie indziej
serve-no-index = nie ma index.html; to powinien być folder zbudowany przez `cargo xtask`
serve-in-use = adres { $address } jest już zajęty, może przez inny `dvonn serve`; wybierz inny adres przez --addr, na przykład 127.0.0.1:0, czyli dowolny wolny port
serve-forbidden = brak uprawnień do adresu { $address }; przez --addr wybierz port od 1024 do 65535 albo 127.0.0.1:0, czyli dowolny wolny port
serve-not-here = { $address } nie jest adresem tego komputera
serve-failed = nie można nasłuchiwać na { $address }: { $reason }
