# Strona: gra i analiza w przeglądarce.

## Everywhere

skip-to-content = Przejdź do treści
nav-title = Strony
nav-play = Graj
nav-analyse = Analizuj
nav-learn = Nauka
nav-rules = Zasady
nav-puzzles = Zadania
nav-home = Strona główna
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
colophon = DVONN to gra Krisa Burma. Ta strona jest nieoficjalna.

## Links

link-broken = Ten link jest niepoprawny: { $reason }.
link-no-move = ruch { $ply }: „{ $text }” to nie jest ruch
link-illegal = ruch { $ply }, { $move }: { $reason }
link-ending = gra nie może się skończyć tak: „{ $text }”

## The way to a game

front-title = Twórz stosy. Utrzymuj łączność. Zdobądź przewagę.
front-about = Gra dla dwojga na kwadrans. Stosy, które stracą łączność z czerwonymi pionami, spadają z planszy. Za darmo, w przeglądarce, bez konta.
front-play = Zagraj teraz
front-match = Twój poziom
front-match-how = Poziom zależy od twoich ostatnich partii, żeby następna była wyrównana.
front-learn = Naucz się w dwadzieścia minut
front-two = We dwójkę na tym urządzeniu
front-more = Więcej: kolor, plansza, zegar, imiona
front-loop = Krótka partia w pętli: stosy skaczą, łączność zostaje przerwana, a odcięte stosy spadają.
front-pause = Zatrzymaj
front-run = Pokaż krótką partię
front-your-game = Twoja partia
front-go-on = Kontynuuj
front-position = Zaczynasz od tej pozycji.
front-position-drop = Użyj nowej planszy
front-course = Kurs
front-next = Dalej: { $title }
front-puzzle = Zadanie dnia
archive-recent = Ostatnie partie
archive-all = Wszystkie partie
archive-title = Twoje partie
archive-empty = Tutaj zapisują się twoje partie.
archive-unfinished = Niedokończona
archive-replay = Odtwórz
archive-save = Zapisz
archive-delete = Usuń
archive-deleted = Usunięto partię.
archive-undo = Cofnij
tools-play-on = Graj od tej pozycji
start-names = Imiona dwóch graczy
start-clock-own = Własny czas
start-clock-minutes = Minuty na gracza
start-clock-seconds = Sekundy za ruch
start-side = Grasz jako
start-teacher = Nauczyciel: ostrzega przed błędami
start-teacher-note = Zanim komputer wykorzysta twój błąd, uprzedzi cię i pozwoli cofnąć ruch. Tylko w partiach bez zegara.
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
play-passing = Brak ruchu: pasujesz.
play-thinking = Komputer myśli…
play-computer-moves = Komputer wykonuje ruch.
play-move-now = Zagraj teraz
oversight-keep = Zostaw mój ruch
play-filling = Komputer rozmieszcza pozostałe piony…
play-stop-filling = Zatrzymaj
play-placing = Przeciągnij, żeby wycelować; przytrzymaj i przeciągnij, żeby położyć kilka pionów. Pola możesz wskazać także przed swoją turą.
play-seeking-hint = Szukam wskazówki…
play-picked =
    Wybrano { $cell }: { $count ->
        [one] { $count } cel
        [few] { $count } cele
       *[many] { $count } celów
    }.
actions-title = Działania
action-take-back = Cofnij
announce-taken-back = Cofnięto ruch.
announce-little-time = Zostało mniej niż 20 sekund.
action-hint = Wskazówka
action-flip = Obróć planszę
action-fill = Uzupełnij
action-more = Więcej
action-resign = Poddaj się
action-draw = Uzgodnij remis
action-rematch = Rewanż
action-review = Analiza partii
action-easier = Łatwiej
action-harder = Trudniej
end-advice-easier = Dwie wysokie porażki: na łatwiejszym poziomie może być przyjemniej.
end-advice-harder = Dwie wygrane z rzędu: spróbujesz następnego poziomu?
action-level = poziom { $level }
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
        [one] spadł { $count } pion
        [few] spadły { $count } piony
       *[many] spadło { $count } pionów
    }
look-back = Wróć do partii
look-news = Nowy ruch: wróć
end-you-win = Wygrywasz
end-you-win-by = Wygrywasz, różnica: { $margin }
end-you-lose = Przegrywasz
end-you-lose-by = Przegrywasz, różnica: { $margin }
end-wins = Wygrywa { $color }
end-wins-by = Wygrywa { $color }, różnica: { $margin }
end-draw = Remis
end-void = Bez wyniku
end-side = Gracz
end-pieces = Piony
companion-hide = Ukryj rady
companion-dvonn = Naciśnij kropkę. Czerwone DVONN są niczyje; stosy bez łączności z nimi spadają.
companion-place = Dobre jest każde wolne pole. „Uzupełnij” położy resztę za ciebie.
companion-placed = Wszystko rozmieszczone. Zaczyna Biały.
companion-placed-pick = Wszystko rozmieszczone. Zaczyna Biały: wybierz pion na krawędzi.
companion-first = Teraz przesuwasz stosy: wybierz pion na krawędzi.
companion-quiet =
    { $color ->
        [white] Biały
       *[black] Czarny
    } { $move }.
companion-lost =
    { $color ->
        [white] Biały
       *[black] Czarny
    } { $move }: { $what }.
companion-you-lose = tracisz { $count }
companion-side-loses =
    { $color ->
        [white] Biały
       *[black] Czarny
    } traci { $count }
companion-passed =
    { $color ->
        [white] Biały
       *[black] Czarny
    } nie miał ruchu i spasował.
rules-card-open = Zasady i klawisze
rules-card-title = Jak grać
rules-card-place = Najpierw gracze na przemian kładą 49 pionów, zaczynając od trzech czerwonych pionów DVONN.
rules-card-move = Potem przesuwasz stos ze swoim kolorem na wierzchu: w linii prostej o tyle pól, ile ma pionów, na inny stos.
rules-card-blocked = Stos otoczony z sześciu stron jest zablokowany, więc gra zaczyna się od krawędzi.
rules-card-fall = Stosy, które nie mają już łączności z żadnym pionem DVONN, spadają z planszy.
rules-card-win = Gdy nikt nie ma ruchu, wygrywa ten, kto ma więcej pionów w swoich stosach.
rules-card-more = Wszystkie zasady
keys-card-title = Klawisze
keys-card-cell = wpisz pole
keys-card-walk = na planszy: z pola na pole; poza nią: z ruchu na ruch
keys-card-step = ruch wstecz lub naprzód
keys-card-shift = Na planszy: z Shiftem, bo na H i F zaczynają się też nazwy pól.

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
engine-switch = Włącz silnik
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
graph-judge = Analiza partii
graph-judged = Analiza partii gotowa.
graph-picture = Szanse Białego na wygraną, ruch po ruchu
graph-empty = Rozegraj albo otwórz partię, a zobaczysz jej przebieg.
review-previous = Poprzedni błąd
review-next = Następny błąd
review-print = Arkusz do druku
review-share = Obrazek kluczowego momentu
review-try = Spróbuj ponownie
review-train = Poćwicz: { $theme }
review-train-plain = Poćwicz to
review-find = Znajdź ruch lepszy niż { $move }.
review-checking = Sprawdzam twój ruch…
review-right = Dobrze: { $move } nie ustępuje najlepszemu ruchowi.
review-wrong = Ruch { $move } nie wystarczy. Spróbuj innego.
tab-graph = Wykres
tab-tools = Narzędzia
evaluation-wanted = Oceń pozycję
evaluation-unknown = Jeszcze bez oceny
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
setup-full = Pełna plansza
setup-stack = Stos na { $cell }
setup-color = Kolor
setup-height = Wysokość
setup-dvonns = DVONN w środku
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
settings-notify = Powiadamiaj o mojej kolei w grze online
settings-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
front-live = Teraz na żywo
front-watch = Oglądaj
settings-volume = Głośność
settings-confirmation = Potwierdzaj ruchy
settings-confirmation-always = Zawsze
settings-confirmation-losses = Gdy coś tracisz
settings-confirmation-never = Nigdy
settings-auto-pass = Pasuj automatycznie
settings-companion = Rady w czasie gry
path-begin = Pierwszy raz tutaj? Krótki kurs uczy gry na prawdziwej planszy.
path-course = Dalej w kursie: { $title }
path-game = Znasz zasady. Zagraj pierwszą partię na poziomie { $level }.
path-review = Zobacz, co rozstrzygnęło twoją ostatnią partię.
path-own = Błędy z twoich partii do poprawy: { $count }
path-weak = To częściej ci umyka, niż wychodzi: { $theme }
path-go = Dalej
settings-path = Podpowiadaj, co robić dalej
settings-overlays = Pokaż na planszy
settings-overlay-targets = Dokąd może pójść stos
settings-overlay-movable = Moje stosy, które mają ruch
settings-overlay-blocked = Zablokowane stosy
settings-overlay-lifelines = Łączność z pionami DVONN
settings-overlay-falls = Co by spadło
settings-overlay-tempo = Liczba ruchów każdej strony

## The board

board-name = Plansza DVONN
board-setup-name = Plansza DVONN, ustawianie pozycji
board-picked = wybrany
board-marked = zaznaczone
board-mark-subject = o to pole chodzi
board-mark-target = wskazane
board-mark-right = dobrze
board-mark-wrong = źle
board-target = cel
board-falls =
    { $count ->
        [one] spada { $count } stos
        [few] spadają { $count } stosy
       *[many] spada { $count } stosów
    }: { $losses }
board-again = Naciśnij jeszcze raz, żeby zagrać.
board-play = Zagraj { $move }
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
    }. Po pierwszych { $rules } znasz wszystkie zasady i możesz grać; pozostałe nauczą cię grać lepiej. Możesz je przechodzić w dowolnej kolejności.
learn-page-start = Zacznij
learn-page-continue = Kontynuuj
learn-page-finished = Wszystkie kroki za tobą. Możesz wrócić do dowolnego rozdziału.
learn-page-rules = Wolisz czytać?
learn-page-progress = Twoje postępy
learn-page-kept = Zapisują się w tej przeglądarce. Zapisz je do pliku, żeby kontynuować na innym urządzeniu.
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
learn-page-chapter = Rozdział { $number } z { $all }
learn-page-hint = Wskazówka
learn-page-solution = Rozwiązanie
learn-page-why = Zobacz dlaczego
learn-page-step-through = Obejrzyj to krok po kroku, używając przycisków ze strzałkami.
learn-page-lines = Czerwone linie pokazują, co ma łączność z pionem DVONN.
learn-page-keys = Klawiatura: strzałki i Enter albo wpisz d3.
learn-page-first-game = Zagraj pierwszą partię
learn-page-first-note = Z komputerem na poziomie 1, na zapełnionej już planszy.
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

## Games over the network

online-friend = Zagraj online ze znajomym
lobby-link = Znajdź przeciwnika online
online-clock = W grze online zegar może mieć od 1 do 60 minut i najwyżej 30 sekund za ruch.
