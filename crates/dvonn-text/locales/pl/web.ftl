# Strona: gra i analiza w przeglądarce.

## Everywhere

skip-to-content = Przejdź do treści
nav-title = Strony
nav-play = Graj
nav-analyse = Analizuj
nav-learn = Nauka
nav-rules = Zasady
close = Zamknij
cancel = Anuluj
try-again = Spróbuj ponownie
copied = Skopiowano.
link-copied = Link skopiowany.
copy-failed = Przeglądarka nie pozwoliła na kopiowanie.
storage-unreadable = Nie udało się odczytać części danych z ostatniej wizyty. Zachowaliśmy ich kopię, a ta część strony zaczyna od nowa.
storage-full = W pamięci przeglądarki zabrakło miejsca, więc zmiany się nie zapisują. Zanim zamkniesz stronę, zapisz swoją pracę do pliku.
texts-not-loaded = Nie udało się wczytać tekstów. Sprawdź połączenie i spróbuj ponownie.
page-no-script = Do działania w tej przeglądarce DVONN potrzebuje JavaScriptu i WebAssembly.
page-not-loaded = Nie udało się wczytać DVONN. Otwórz stronę raz w trybie online, aby używać jej offline.
page-crashed = Coś poszło nie tak. Twoja partia jest zapisana.
page-reload = Wczytaj ponownie
part-not-loaded = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj ponownie.
loading = Wczytywanie
not-found-title = Nie znaleziono strony
not-found-back = Wróć do gry
colophon = DVONN to gra Krisa Burma. To nieoficjalna strona: stworzyli ją gracze, a nie autor ani wydawca gry.

## Links

link-broken = Ten link jest niepoprawny: { $reason }.
link-no-move = ruch { $ply }: „{ $text }” to nie jest ruch
link-illegal = ruch { $ply }, { $move }: { $reason }
link-ending = gra nie może się skończyć tak: „{ $text }”

## The way to a game

start-title = Zagraj w DVONN
start-running = Masz niedokończoną partię.
start-back = Wróć do gry
start-replace = Twoja obecna partia przepadnie. Zacząć nową?
start-opponent = Graj
start-computer = Z komputerem
start-two = Dwie osoby
start-level = Poziom { $level }
start-side = Grasz jako
start-white = Biały
start-black = Czarny
start-random = Losowo
start-board = Plansza
start-board-empty = Pełna gra
start-board-random = Losowa
start-board-mirrored = Lustrzana
start-board-balanced = Wyrównana
start-note-empty = Najpierw rozmieszczacie 49 pionów, potem układacie stosy.
start-note-random = Wszystkie piony są rozmieszczone losowo. Zaczyna Biały.
start-note-mirrored = Losowa plansza, symetryczna dla obu stron. Zaczyna Biały.
start-note-balanced = Komputer wybiera planszę, na której szanse obu stron są równe.
start-clock = Zegar
start-clock-none = Brak
start-clock-quick = 3 min + 2 s
start-clock-medium = 5 min + 5 s
start-clock-slow = 15 min + 10 s
start-go = Zacznij grę
start-preparing = Szukam wyrównanej planszy…
computer-failed = Nie udało się uruchomić gracza komputerowego.

## A game

game-title = Gra
player-you = Ty
player-computer = Komputer, poziom { $level }
bar-controls =
    kontroluje { $count ->
        [one] { $count } pion
        [few] { $count } piony
       *[many] { $count } pionów
    }
bar-to-place = zostało: { $count }
bar-tempo =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
play-your-move = Twój ruch.
play-your-placement =
    Twoja kolej: połóż { $piece ->
        [white] biały pion
        [black] czarny pion
       *[dvonn] pion DVONN
    }.
play-you-pass = Nie masz ruchu i musisz spasować.
play-pass = Pas
play-thinking = Komputer myśli…
play-computer-moves = Komputer wykonuje ruch.
play-move-now = Zagraj teraz
play-filling = Komputer rozmieszcza pozostałe piony…
play-stop-filling = Zatrzymaj
play-placing = Przeciągnij, żeby wycelować; przytrzymaj i przeciągnij, żeby położyć kilka pionów. Pola możesz wskazać także przed swoją turą.
play-seeking-hint = Szukam wskazówki…
play-hint-stack = Wskazówka: spójrz na stos na { $cell }. Naciśnij jeszcze raz, a zobaczysz ruch.
play-hint-move = Wskazówka: { $move }.
play-picked =
    Wybrano { $cell }: { $count ->
        [one] { $count } cel
        [few] { $count } cele
       *[many] { $count } celów
    }.
actions-title = Działania
action-take-back = Cofnij
action-hint = Wskazówka
action-flip = Obróć planszę
action-fill = Uzupełnij
action-more = Więcej
action-resign = Poddaj się
action-draw = Uzgodnij remis
action-rematch = Rewanż
action-analyse = Analizuj
action-analyse-game = Analizuj partię
action-share = Udostępnij link
action-save = Zapisz partię
action-save-json = Zapisz jako JSON
action-new = Nowa gra
resign-question = Poddać tę partię?
resign-no = Graj dalej
draw-question = Czy obie strony zgadzają się na remis?
draw-yes = Tak, remis
moves-title = Ruchy
moves-none = Jeszcze nie ma ruchów.
moves-pass = pas
moves-placements =
    { $count ->
        [one] { $count } położony pion
        [few] { $count } położone piony
       *[many] { $count } położonych pionów
    }
moves-fell =
    { $count ->
        [one] spadł { $count } stos
        [few] spadły { $count } stosy
       *[many] spadło { $count } stosów
    }
end-you-win = Wygrywasz
end-you-lose = Wygrywa komputer
end-wins = Wygrywa { $color }
end-draw = Remis
end-void = Bez wyniku
end-side = Gracz
end-pieces = Piony
end-towers = Stosy
end-see-board = Pokaż planszę

## Analysis

analyse-title = Analiza
walk-title = Przeglądanie partii
walk-first = Pierwsza pozycja
walk-back = Poprzedni ruch
walk-forward = Następny ruch
walk-last = Ostatnia pozycja
walk-slider = Ruch
walk-start = Początek
walk-ply = { $ply } z { $all }: { $move }
walk-skip = Pomiń fazę 1
engine-title = Silnik
engine-switch = Silnik włączony
engine-lines = Warianty
engine-failed = Nie udało się uruchomić silnika.
engine-off = Włącz silnik, a zobaczysz jego najlepsze warianty i ich ocenę.
engine-over = W tej pozycji gra jest już skończona.
engine-thinking = Silnik myśli…
engine-proved = udowodnione
engine-depth = Głębokość { $depth } · { $nodes } tys. pozycji · { $speed } tys./s
engine-done = Koniec na głębokości { $depth } · { $nodes } tys. pozycji
engine-play-line = Zagraj { $move }: { $worth }. Wariant: { $moves }
graph-title = Przebieg partii
graph-judge = Oceń partię
graph-judged = Ocena partii gotowa.
graph-picture = Szanse Białego na wygraną, ruch po ruchu
graph-empty = Rozegraj albo otwórz partię, a zobaczysz jej przebieg.
variations-title = Warianty
variations-empty = Wykonuj ruchy na planszy, otwórz partię albo ustaw pozycję.
variations-comment = Komentarz do tego ruchu
variations-comment-start = Komentarz do pozycji początkowej
variations-branch = Wariant, poziom { $level }
variations-promote = Ustaw jako główny
variations-delete = Usuń od tego ruchu
tools-title = Partia i pozycja
tools-open = Otwórz partię
tools-setup = Ustaw pozycję
tools-new = Pusta plansza
tools-bring-back = Przywróć analizę
tools-export = Eksportuj
tools-copy-position = Kopiuj pozycję
tools-link-position = Link do pozycji
tools-link-game = Link do partii
open-title = Otwórz partię
open-note = Partia w naszym formacie tekstowym lub JSON albo z Little Golem, Boardspace, CodeCup lub PrimaDvonna; pozycja; albo link do tej strony.
open-text = Treść
open-read = Otwórz tekst
open-file = Wybierz plik
open-file-unreadable = Nie udało się odczytać tego pliku albo ma on ponad 16 MB.
open-game =
    Partia { $number }: { $plies ->
        [one] { $plies } ruch
        [few] { $plies } ruchy
       *[many] { $plies } ruchów
    }
open-refused = Czytanie zatrzymało się tu: { $reason }.
open-repaired =
    { $count ->
        [one] Naprawiono { $count } błąd
        [few] Naprawiono { $count } błędy
       *[many] Naprawiono { $count } błędów
    }:
open-more =
    { $more ->
        [one] Jest jeszcze { $more } partia, której
        [few] Są jeszcze { $more } partie, których
       *[many] Jest jeszcze { $more } partii, których
    } tu nie pokazano.
open-take = Otwórz tę partię
open-part = Otwórz odczytaną część
open-no-position = Niepoprawna pozycja: { $reason }.
export-title = Eksport
export-format = Format zapisu
export-dvonn = Tekst
export-json = JSON
export-little-golem = Little Golem
export-lost = W tym formacie przepadną: { $what }.
export-text = Partia jako tekst
export-download = Pobierz
export-copy = Kopiuj
export-picture = Obrazek planszy
export-picture-failed = Nie udało się utworzyć obrazka.
setup-title = Ustaw pozycję
setup-phase = Faza
setup-phase-placement = Rozmieszczanie
setup-phase-movement = Tworzenie stosów
setup-turn = Na ruchu
setup-good = Pozycja jest poprawna.
setup-bad = Pozycja nie jest jeszcze poprawna:
setup-text = Pozycja jako tekst
setup-use = Analizuj pozycję
setup-clear = Wyczyść planszę

## Settings

settings-title = Ustawienia
settings-language = Język
settings-theme = Kolory
settings-theme-system = Systemowe
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-board = Plansza
settings-board-lines = Linie
settings-board-wood = Drewno
settings-patterns = Duże symbole na pionach
settings-coordinates = Współrzędne
settings-coordinates-standard = Standardowe
settings-coordinates-printed = Drukowana plansza
settings-coordinates-newsletter = Biuletyn
settings-coordinates-off = Brak
settings-speed = Animacja
settings-speed-off = Brak
settings-speed-fast = Szybka
settings-speed-normal = Zwykła
settings-speed-slow = Wolna
settings-sounds = Dźwięki
settings-volume = Głośność
settings-confirmation = Potwierdzaj ruchy
settings-confirmation-always = Zawsze
settings-confirmation-losses = Gdy coś spada
settings-confirmation-never = Nigdy
settings-overlays = Pokaż na planszy
settings-overlay-targets = Dokąd może pójść stos
settings-overlay-blocked = Zablokowane stosy
settings-overlay-lifelines = Łączność z pionami DVONN
settings-overlay-falls = Co by spadło
settings-overlay-tempo = Liczba ruchów każdej strony

## The board

board-name = Plansza DVONN
board-setup-name = Plansza DVONN, ustawianie pozycji
board-picked = wybrany
board-marked = zaznaczone
board-target = cel
board-falls =
    { $count ->
        [one] spada { $count } stos
        [few] spadają { $count } stosy
       *[many] spada { $count } stosów
    }
board-again = Naciśnij jeszcze raz, żeby zagrać.
board-ahead = W kolejce na twoją turę: { $cells }.
board-picked-up = Wybrano { $cell }. Może pójść na { $cells }.
board-from-top = Od góry: { $pieces }
board-brushes = Połóż na planszy
board-brush-white = Biały
board-brush-black = Czarny
board-brush-dvonn = Pion DVONN
board-brush-raise = Wyżej
board-brush-lower = Niżej
board-brush-erase = Usuń

## The course

learn-page-new = Nie znasz DVONN? Naucz się w dwadzieścia minut
learn-page-intro =
    { $count ->
        [one] { $count } krótki rozdział
        [few] { $count } krótkie rozdziały
       *[many] { $count } krótkich rozdziałów
    }. Po pierwszych jedenastu znasz wszystkie zasady i możesz grać; pozostałe nauczą cię grać lepiej. Możesz je przechodzić w dowolnej kolejności.
learn-page-start = Zacznij
learn-page-continue = Kontynuuj
learn-page-finished = Wszystkie kroki za tobą. Możesz wrócić do dowolnego rozdziału.
learn-page-rules = Wolisz czytać?
learn-page-progress = Twoje postępy
learn-page-kept = Zapisują się w tej przeglądarce. Zapisz je do pliku, żeby kontynuować na innym urządzeniu albo w terminalu.
learn-page-export = Zapisz do pliku
learn-page-import = Wczytaj z pliku
learn-page-imported = Postępy wczytane.
learn-page-reset = Skasuj postępy
learn-page-reset-question = Skasować wszystkie postępy w kursie?
learn-page-reset-yes = Tak, skasuj
learn-page-list = Wszystkie rozdziały
learn-page-back = Poprzedni krok
learn-page-skip = Następny krok
learn-page-done = Zrobione
learn-page-hint = Wskazówka
learn-page-solution = Rozwiązanie
learn-page-next = Dalej
learn-page-restart = Od nowa
learn-page-check = Sprawdź
learn-page-marked = Zaznaczone: { $count }
learn-page-number = Twoja odpowiedź
learn-page-less = O jeden mniej
learn-page-more = O jeden więcej
learn-page-winner = Kto wygrywa?
learn-page-draw = Remis
learn-page-margin = O ile pionów

## The rules book

rules-page-contents = Spis treści
rules-page-print = Drukuj
