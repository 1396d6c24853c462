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
storage-unreadable = Nie udało się odczytać czegoś z twojej ostatniej wizyty. Odłożyliśmy to na bok, a strona zaczyna tam od nowa.
storage-full = W tej przeglądarce nie ma już miejsca na to, co robisz. Zanim wyjdziesz, zapisz to do pliku.
texts-not-loaded = Nie udało się wczytać tekstów. Sprawdź połączenie i spróbuj ponownie.
not-found-title = Nie ma takiej strony.
not-found-back = Wróć do gry
colophon = DVONN to gra Krisa Burma. Ta strona jest nieoficjalna: robią ją gracze, nie autor ani wydawca gry.

## Links

link-broken = Link donikąd nie prowadzi: { $reason }.
link-no-move = posunięcie { $ply }: „{ $text }” to nie ruch
link-illegal = posunięcie { $ply }, { $move }: { $reason }
link-ending = „{ $text }” to nie zakończenie gry

## The way to a game

start-title = Zagraj w DVONN
start-running = Twoja ostatnia gra wciąż trwa.
start-back = Wróć do gry
start-replace = Trwająca gra przepadnie. Zacząć nową?
start-opponent = Graj
start-computer = Z komputerem
start-two = We dwójkę na tym urządzeniu
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
start-note-mirrored = Losowa plansza, taka sama dla obu stron. Zaczyna Biały.
start-note-balanced = Silnik wybiera planszę, na której obie strony stoją tak samo dobrze.
start-clock = Zegar
start-clock-none = Bez zegara
start-clock-quick = 3 min + 2 s
start-clock-medium = 5 min + 5 s
start-clock-slow = 15 min + 10 s
start-go = Zacznij grę
start-preparing = Szukam wyrównanej planszy…
engine-failed = Nie udało się uruchomić silnika.

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
bar-to-place = do postawienia: { $count }
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
play-you-pass = Nie masz ruchu: pasujesz.
play-pass = Pas
play-thinking = Komputer myśli…
play-computer-moves = Komputer wykonuje ruch.
play-move-now = Ruch od razu
play-filling = Silnik rozmieszcza resztę…
play-stop-filling = Zatrzymaj
play-placing = Przeciągnij, żeby wycelować; przytrzymaj i przeciągnij, żeby postawić kilka pionów. Pola wskazane lub wpisane za wcześnie czekają na twoją turę.
play-seeking-hint = Szukam wskazówki…
play-hint-stack = Wskazówka: spójrz na stos na { $cell }. Naciśnij jeszcze raz, a zobaczysz ruch.
play-hint-move = Wskazówka: { $move }.
play-picked =
    { $cell } w ręce: { $count ->
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
action-analyse-game = Analizuj tę grę
action-share = Udostępnij link
action-save = Zapisz grę
action-save-json = Zapisz jako JSON
action-new = Nowa gra
resign-question = Poddajesz tę grę?
resign-no = Gram dalej
draw-question = Czy obie strony zgadzają się na remis?
draw-yes = Tak, remis
moves-title = Ruchy
moves-none = Jeszcze nic nie zagrano.
moves-pass = pas
moves-placements =
    { $count ->
        [one] { $count } postawiony pion
        [few] { $count } postawione piony
       *[many] { $count } postawionych pionów
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
end-side = Strona
end-pieces = Piony
end-towers = Wieże
end-see-board = Zobacz planszę

## Analysis

analyse-title = Analiza
walk-title = Przejdź przez grę
walk-first = Na początek
walk-back = Ruch wstecz
walk-forward = Ruch dalej
walk-last = Na koniec
walk-slider = Ruch
walk-start = Początek
walk-ply = { $ply } z { $all }: { $move }
walk-skip = Pomiń rozmieszczanie
engine-title = Silnik
engine-switch = Silnik włączony
engine-lines = Warianty
engine-off = Włącz silnik, a zobaczysz jego najlepsze warianty i ich wartość.
engine-over = Tu gra jest już skończona: nie ma o czym myśleć.
engine-thinking = Myślę…
engine-proved = udowodnione
engine-depth = Głębokość { $depth } · { $nodes } tys. pozycji · { $speed } tys. na sekundę
engine-done = Koniec na głębokości { $depth } · { $nodes } tys. pozycji
engine-play-line = Zagraj { $move }: { $worth }. Wariant: { $moves }
graph-title = Przebieg gry
graph-judge = Oceń każdy ruch
graph-judged = Wszystkie ruchy są ocenione.
graph-picture = Szansa Białego na wygraną, ruch po ruchu
graph-empty = Zagraj albo otwórz grę z ruchami stosów, a tu pojawi się jej przebieg.
variations-title = Warianty
variations-empty = Graj na planszy, otwórz zapis albo ustaw pozycję.
variations-comment = Komentarz do tego ruchu
variations-comment-start = Komentarz do pozycji początkowej
variations-branch = Wariant, poziom { $level }
variations-promote = Ustaw jako główny
variations-delete = Usuń odtąd
tools-title = Gra i pozycja
tools-open = Otwórz zapis
tools-setup = Ustaw pozycję
tools-new = Pusta plansza
tools-bring-back = Przywróć poprzednią analizę
tools-export = Eksportuj
tools-copy-position = Kopiuj pozycję
tools-link-position = Link do pozycji
tools-link-game = Link do gry
open-title = Otwórz zapis
open-note = Gra w naszym formacie tekstowym lub JSON, z Little Golem, Boardspace, CodeCup albo PrimaDvonna, pozycja albo jeden z naszych linków.
open-text = Treść
open-read = Otwórz tekst
open-file = Wybierz plik
open-file-unreadable = Tego pliku nie da się odczytać albo ma ponad 16 MB.
open-game =
    Gra { $number }: { $plies ->
        [one] { $plies } posunięcie
        [few] { $plies } posunięcia
       *[many] { $plies } posunięć
    }
open-refused = Czytanie zatrzymało się tu: { $reason }.
open-repaired =
    { $count ->
        [one] Poprawiono { $count } rzecz
        [few] Poprawiono { $count } rzeczy
       *[many] Poprawiono { $count } rzeczy
    }:
open-more =
    { $more ->
        [one] Jest jeszcze { $more } gra, której
        [few] Są jeszcze { $more } gry, których
       *[many] Jest jeszcze { $more } gier, których
    } nie ma na liście.
open-take = Otwórz tę grę
open-part = Otwórz to, co udało się odczytać
open-no-position = To nie jest pozycja: { $reason }.
export-title = Eksport
export-format = Format zapisu
export-dvonn = Tekst
export-json = JSON
export-little-golem = Little Golem
export-lost = Tego ten format nie pomieści: { $what }.
export-text = Zapis
export-download = Pobierz
export-copy = Kopiuj
export-picture = Obrazek planszy
export-picture-failed = Nie udało się narysować obrazka.
setup-title = Ustaw pozycję
setup-phase = Faza
setup-phase-placement = Rozmieszczanie
setup-phase-movement = Tworzenie stosów
setup-turn = Na ruchu
setup-good = To jest pozycja.
setup-bad = To jeszcze nie pozycja:
setup-text = Zapis pozycji
setup-use = Analizuj tę pozycję
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
settings-patterns = Duże znaki na pionach
settings-coordinates = Współrzędne
settings-coordinates-standard = Standardowe
settings-coordinates-printed = Drukowana plansza
settings-coordinates-newsletter = Biuletyn
settings-coordinates-off = Bez współrzędnych
settings-speed = Animacja
settings-speed-off = Brak
settings-speed-fast = Szybka
settings-speed-normal = Zwykła
settings-speed-slow = Wolna
settings-sounds = Dźwięki
settings-volume = Głośność
settings-confirmation = Pytaj o potwierdzenie ruchu
settings-confirmation-always = Zawsze
settings-confirmation-losses = Gdy spadają stosy
settings-confirmation-never = Nigdy
settings-overlays = Pokaż na planszy
settings-overlay-targets = Dokąd może iść stos
settings-overlay-blocked = Zablokowane stosy
settings-overlay-lifelines = Łączność z pionami DVONN
settings-overlay-falls = Co by spadło
settings-overlay-tempo = Ile ruchów ma każda strona

### The board

board-name = Plansza DVONN
board-setup-name = Plansza DVONN w trakcie ustawiania
board-picked = w ręce
board-marked = zaznaczone
board-target = cel
board-falls =
    { $count ->
        [one] spada { $count } stos
        [few] spadają { $count } stosy
       *[many] spada { $count } stosów
    }
board-again = Naciśnij jeszcze raz, żeby zagrać.
board-ahead = { $cells }: w oczekiwaniu na twoją turę.
board-picked-up = { $cell } w ręce. Może iść na { $cells }.
board-from-top = Od góry: { $pieces }
board-brushes = Pędzel
board-brush-white = Biały
board-brush-black = Czarny
board-brush-dvonn = Pion DVONN
board-brush-raise = Wyżej
board-brush-lower = Niżej
board-brush-erase = Usuń

## The course

learn-page-new = Nie znasz DVONN? Naucz się w dwadzieścia minut
learn-page-intro = Krótkie rozdziały: { $count }. Po pierwszych jedenastu znasz wszystkie zasady i możesz grać; pozostałe uczą grać lepiej. Możesz je przechodzić w dowolnej kolejności.
learn-page-start = Zacznij
learn-page-continue = Dalej
learn-page-finished = Wszystkie kroki za tobą. Wracaj do każdego rozdziału, kiedy chcesz.
learn-page-rules = Wolisz czytać?
learn-page-progress = Twoje postępy
learn-page-kept = Są zachowane w tej przeglądarce. W pliku przeniesiesz je do innej albo do terminala.
learn-page-export = Zapisz do pliku
learn-page-import = Wczytaj z pliku
learn-page-imported = Postępy wczytane.
learn-page-reset = Zapomnij
learn-page-reset-question = Zapomnieć wszystko, co udało ci się zrobić w kursie?
learn-page-reset-yes = Tak, zapomnij
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
learn-page-number = Twoja liczba
learn-page-less = O jeden mniej
learn-page-more = O jeden więcej
learn-page-winner = Kto wygrywa?
learn-page-draw = Remis
learn-page-margin = O ile pionów

## The rules book

rules-page-contents = Spis treści
rules-page-print = Drukuj
