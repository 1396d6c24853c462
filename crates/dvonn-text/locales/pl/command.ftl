# Co polecenia wypisują dla ludzi.

## Files and positions that are named

input-standard = standardowe wejście
input-not-utf = { $name } to nie UTF-8
input-no-utf = to nie UTF-8
input-neither = { $name } to ani pozycja ({ $position }), ani zapis gry ({ $record })
input-position = pozycja: { $reason }
input-position-nor-file = pozycja: { $reason }; nie ma też takiego pliku
input-no-game = nie ma partii { $number }; w pliku jest ich { $count }
file-missing = nie ma takiego pliku
file-denied = brak uprawnień
file-folder = to jest folder

## Commands

play-no-terminal = play potrzebuje terminala: klawiatury i ekranu
show-blocked = Zablokowane, wszystkie sześć sąsiednich pól zajętych: { $cells }
apply-refused = ruch { $number }, { $move }: { $reason }; pozycja to { $position }
apply-removed = { $move } zdjął { $cells }
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
solve-best = Najlepsze: { $moves }
solve-unproved = nie udowodniono w podanym limicie
solve-progress = { $seconds } s, węzły: { $nodes }, różnica między { $low } a { $high }
search-nodes = węzły: { $nodes }, { $seconds } s
search-progress = { $seconds } s, głębokość { $depth }, węzły: { $nodes }, { $move } { $margin }
analyze-game-option = --game jest dla zapisów, a to jest pozycja
analyze-lines-option = --lines jest dla pozycji, a to jest partia
analyze-best =
    Na ruchu { $color ->
        [white] Biały
       *[black] Czarny
    }: { $move }
analyze-done = [{ $bar }] { $done } z { $all }
column-line = linia
column-margin = różnica
column-chance = szansa
column-depth = głęb.
column-moves = ruchy
column-ply = nr
column-side = strona
column-played = zagrany
column-best = najlepszy
column-white = Biały
column-lost = strata
verdict-win = =wygrana
verdict-loss = =przegrana
review-interrupted =
    przerwano po { $done } z { $count ->
        [one] { $count } posunięcia
        [few] { $count } posunięć
       *[many] { $count } posunięć
    }
review-no-moves = w tej partii nie ma ruchów stosami
review-lost = { $result }; stracone piony: Biały { $white }, Czarny { $black }
record-repaired = poprawiono
record-refused = odrzucono
record-fine = w porządku
record-left-out = pominięto
record-game = partia { $number }
record-read-before =
    { $reason }; przeczytano przedtem: { $count ->
        [one] { $count } posunięcie
        [few] { $count } posunięcia
       *[many] { $count } posunięć
    }
record-kept-before =
    { $reason }; zachowano przedtem: { $count ->
        [one] { $count } posunięcie
        [few] { $count } posunięcia
       *[many] { $count } posunięć
    }
record-state =
    { $count ->
        [one] { $count } posunięcie
        [few] { $count } posunięcia
       *[many] { $count } posunięć
    }, { $result } (odczytano jako { $format })
record-count =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }, odrzucono: { $refused }
record-one-game = ten format mieści jedną partię w pliku, a tu jest ich { $count }
diagram-kind = { $file }: obrazek kończy się na .svg albo .png
diagram-arrow = { $text }: strzałkę zapisuje się jak ruch stosem, c1-c2
interrupt-failed = nie można nasłuchiwać Ctrl-C: { $reason }

## The page for browsers

serve-ready = DVONN jest pod adresem { $address }, a Ctrl-C go kończy.
serve-no-browser = Nie udało się stąd otworzyć przeglądarki: otwórz adres samodzielnie.
serve-no-page = ten `dvonn` zbudowano bez strony. `cargo xtask run` buduje go razem z nią i uruchamia; `--folder` podaje stronę zbudowaną gdzie indziej
serve-no-index = nie ma index.html: to nie jest to, co buduje `cargo xtask`
serve-in-use = { $address } jest już zajęty, może przez inny nasz serwer; wybierz inny adres przez --addr, na przykład 127.0.0.1:0, czyli dowolny wolny port
serve-forbidden = tego adresu ({ $address }) ten użytkownik użyć nie może; porty od 1024 owszem; wybierz inny adres przez --addr, na przykład 127.0.0.1:0, czyli dowolny wolny port
serve-not-here = { $address } nie jest adresem tego komputera
serve-failed = nie można nasłuchiwać na { $address }: { $reason }
