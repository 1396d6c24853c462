# Pagina: joc și analiză în browser.

## Everywhere

skip-to-content = Sari la conținut
nav-title = Pagini
nav-play = Joacă
nav-analyse = Analizează
nav-learn = Învață
nav-rules = Reguli
close = Închide
cancel = Renunță
try-again = Încearcă din nou
copied = Copiat.
link-copied = Linkul a fost copiat.
copy-failed = Browserul nu a permis copierea.
storage-unreadable = Ceva păstrat de la ultima ta vizită nu a putut fi citit. A fost pus deoparte, iar acolo pagina începe de la zero.
storage-full = În acest browser nu mai e loc pentru ce faci. Salvează într-un fișier înainte să pleci.
texts-not-loaded = Textele nu au putut fi încărcate. Verifică conexiunea și încearcă din nou.
not-found-title = Această pagină nu există.
not-found-back = Înapoi la joc
colophon = DVONN este un joc de Kris Burm. Această pagină este neoficială: e făcută de jucători, nu de autorul sau de editorul jocului.

## Links

link-broken = Linkul nu duce nicăieri: { $reason }.
link-no-move = mutarea { $ply }: „{ $text }” nu este o mutare
link-illegal = mutarea { $ply }, { $move }: { $reason }
link-ending = „{ $text }” nu este un mod de a încheia jocul

## The way to a game

start-title = Joacă DVONN
start-running = Ultimul tău joc încă nu s-a încheiat.
start-back = Înapoi la joc
start-replace = Jocul început se va pierde. Începi altul?
start-opponent = Joacă
start-computer = Cu calculatorul
start-two = Doi pe acest dispozitiv
start-level = Nivelul { $level }
start-side = Joci cu
start-white = Alb
start-black = Negru
start-random = La întâmplare
start-board = Tabla
start-board-empty = Joc complet
start-board-random = La întâmplare
start-board-mirrored = În oglindă
start-board-balanced = Echilibrată
start-note-empty = Mai întâi se așază cele 49 de piese, apoi se grupează.
start-note-random = Toate piesele sunt așezate la întâmplare. Începe Alb.
start-note-mirrored = O tablă la întâmplare, la fel pentru ambele părți. Începe Alb.
start-note-balanced = Motorul alege o tablă pe care ambele părți stau la fel de bine.
start-clock = Ceas
start-clock-none = Fără ceas
start-clock-quick = 3 min + 2 s
start-clock-medium = 5 min + 5 s
start-clock-slow = 15 min + 10 s
start-go = Începe jocul
start-preparing = Caut o tablă echilibrată…
computer-failed = Jucătorul computer nu a putut fi pornit.

## A game

game-title = Joc
player-you = Tu
player-computer = Calculator, nivelul { $level }
bar-controls =
    controlează { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }
bar-to-place = de așezat: { $count }
bar-tempo =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
play-your-move = E rândul tău.
play-your-placement =
    E rândul tău: așază o { $piece ->
        [white] piesă albă
        [black] piesă neagră
       *[dvonn] piesă DVONN
    }.
play-you-pass = Nu poți muta: sari o tură.
play-pass = Sari o tură
play-thinking = Calculatorul gândește…
play-computer-moves = Mută calculatorul.
play-move-now = Mută acum
play-filling = Motorul așază restul…
play-stop-filling = Oprește
play-placing = Glisează ca să alegi spațiul; ține apăsat și apoi glisează ca să așezi mai multe piese. Ce apeși sau scrii prea devreme așteaptă rândul tău.
play-seeking-hint = Caut un indiciu…
play-hint-stack = Indiciu: uită-te la grupul de pe { $cell }. Apasă din nou pentru mutare.
play-hint-move = Indiciu: { $move }.
play-picked =
    { $cell } în mână: { $count ->
        [one] { $count } țintă
        [few] { $count } ținte
       *[other] { $count } de ținte
    }.
actions-title = Acțiuni
action-take-back = Retrage
action-hint = Indiciu
action-flip = Întoarce tabla
action-fill = Completează
action-more = Mai multe
action-resign = Cedează
action-draw = Egalitate de comun acord
action-rematch = Revanșă
action-analyse = Analizează
action-analyse-game = Analizează acest joc
action-share = Trimite un link
action-save = Salvează jocul
action-save-json = Salvează ca JSON
action-new = Joc nou
resign-question = Cedezi acest joc?
resign-no = Continuă jocul
draw-question = Sunteți amândoi de acord cu egalitatea?
draw-yes = Da, egalitate
moves-title = Mutări
moves-none = Încă nu s-a jucat nimic.
moves-pass = tură sărită
moves-placements =
    { $count ->
        [one] { $count } așezare
        [few] { $count } așezări
       *[other] { $count } de așezări
    }
moves-fell =
    { $count ->
        [one] a căzut { $count } grup
        [few] au căzut { $count } grupuri
       *[other] au căzut { $count } de grupuri
    }
end-you-win = Ai câștigat
end-you-lose = A câștigat calculatorul
end-wins = Câștigă { $color }
end-draw = Egalitate
end-void = Fără rezultat
end-side = Parte
end-pieces = Piese
end-towers = Grupuri
end-see-board = Vezi tabla

## Analysis

analyse-title = Analiză
walk-title = Parcurge jocul
walk-first = La început
walk-back = O mutare înapoi
walk-forward = O mutare înainte
walk-last = La sfârșit
walk-slider = Mutare
walk-start = Început
walk-ply = { $ply } din { $all }: { $move }
walk-skip = Sari peste așezare
engine-title = Motor
engine-switch = Motor pornit
engine-lines = Linii
engine-failed = Motorul nu a putut fi pornit.
engine-off = Pornește motorul ca să vezi cele mai bune linii și cât valorează.
engine-over = Aici jocul s-a încheiat: nu e nimic de gândit.
engine-thinking = Gândește…
engine-proved = demonstrat
engine-depth = Adâncime { $depth } · { $nodes } mii de poziții · { $speed } mii pe secundă
engine-done = Gata la adâncimea { $depth } · { $nodes } mii de poziții
engine-play-line = Joacă { $move }: { $worth }. Linia: { $moves }
graph-title = Cum a decurs jocul
graph-judge = Evaluează fiecare mutare
graph-judged = Toate mutările sunt evaluate.
graph-picture = Șansa lui Alb de a câștiga, mutare cu mutare
graph-empty = Joacă sau deschide un joc cu mutări de grupuri, iar cursul lui se desenează aici.
variations-title = Variante
variations-empty = Joacă pe tablă, deschide o înregistrare sau aranjează o poziție.
variations-comment = Comentariu la această mutare
variations-comment-start = Comentariu la poziția inițială
variations-branch = Variantă, nivelul { $level }
variations-promote = Fă-o linia principală
variations-delete = Șterge de aici
tools-title = Joc și poziție
tools-open = Deschide o înregistrare
tools-setup = Aranjează o poziție
tools-new = Tablă goală
tools-bring-back = Readu analiza anterioară
tools-export = Exportă
tools-copy-position = Copiază poziția
tools-link-position = Link la poziție
tools-link-game = Link la joc
open-title = Deschide o înregistrare
open-note = Un joc în formatul nostru text sau JSON, de pe Little Golem, Boardspace, CodeCup sau PrimaDvonna, o poziție sau unul dintre linkurile noastre.
open-text = Conținut
open-read = Deschide textul
open-file = Alege un fișier
open-file-unreadable = Fișierul nu poate fi citit sau depășește 16 MB.
open-game =
    Jocul { $number }: { $plies ->
        [one] { $plies } mutare
        [few] { $plies } mutări
       *[other] { $plies } de mutări
    }
open-refused = Citirea s-a oprit aici: { $reason }.
open-repaired =
    { $count ->
        [one] S-a corectat { $count } lucru
        [few] S-au corectat { $count } lucruri
       *[other] S-au corectat { $count } de lucruri
    }:
open-more =
    { $more ->
        [one] Mai este { $more } joc care nu apare
        [few] Mai sunt { $more } jocuri care nu apar
       *[other] Mai sunt { $more } de jocuri care nu apar
    } în listă.
open-take = Deschide acest joc
open-part = Deschide ce s-a putut citi
open-no-position = Aceasta nu este o poziție: { $reason }.
export-title = Exportă
export-format = Formatul
export-dvonn = Text simplu
export-json = JSON
export-little-golem = Little Golem
export-lost = Acest format nu poate păstra: { $what }.
export-text = Înregistrarea
export-download = Descarcă
export-copy = Copiază
export-picture = Imaginea tablei
export-picture-failed = Imaginea nu a putut fi desenată.
setup-title = Aranjează o poziție
setup-phase = Faza
setup-phase-placement = Așezare
setup-phase-movement = Grupare
setup-turn = La mutare
setup-good = Aceasta este o poziție.
setup-bad = Încă nu este o poziție:
setup-text = Textul poziției
setup-use = Analizează această poziție
setup-clear = Golește tabla

## Settings

settings-title = Setări
settings-language = Limba
settings-theme = Culori
settings-theme-system = Ca sistemul
settings-theme-light = Deschise
settings-theme-dark = Închise
settings-board = Tabla
settings-board-lines = Linii
settings-board-wood = Lemn
settings-patterns = Semne mari pe piese
settings-coordinates = Coordonate
settings-coordinates-standard = Obișnuite
settings-coordinates-printed = Tabla tipărită
settings-coordinates-newsletter = Buletin
settings-coordinates-off = Fără
settings-speed = Animație
settings-speed-off = Fără
settings-speed-fast = Rapidă
settings-speed-normal = Medie
settings-speed-slow = Lentă
settings-sounds = Sunete
settings-volume = Volum
settings-confirmation = Cere confirmarea mutării
settings-confirmation-always = Mereu
settings-confirmation-losses = Când cad grupuri
settings-confirmation-never = Niciodată
settings-overlays = Arată pe tablă
settings-overlay-targets = Unde poate merge un grup
settings-overlay-blocked = Grupuri blocate
settings-overlay-lifelines = Legăturile cu piesele DVONN
settings-overlay-falls = Ce ar cădea
settings-overlay-tempo = Câte mutări are fiecare parte

### The board

board-name = Tabla DVONN
board-setup-name = Tabla DVONN în curs de aranjare
board-picked = în mână
board-marked = marcat
board-target = țintă
board-falls =
    { $count ->
        [one] cade { $count } grup
        [few] cad { $count } grupuri
       *[other] cad { $count } de grupuri
    }
board-again = Apasă din nou ca să joci.
board-ahead = { $cells }: în așteptarea rândului tău.
board-picked-up = { $cell } în mână. Poate merge pe { $cells }.
board-from-top = De sus în jos: { $pieces }
board-brushes = Pensulă
board-brush-white = Alb
board-brush-black = Negru
board-brush-dvonn = Piesă DVONN
board-brush-raise = Mai înalt
board-brush-lower = Mai scund
board-brush-erase = Șterge

## The course

learn-page-new = Nu știi DVONN? Învață-l în douăzeci de minute
learn-page-intro = Capitole scurte: { $count }. După primele unsprezece știi toate regulile și poți juca; celelalte te învață să joci mai bine. Le poți parcurge în orice ordine.
learn-page-start = Începe
learn-page-continue = Continuă
learn-page-finished = Ai făcut toți pașii. Întoarce-te la orice capitol dorești.
learn-page-rules = Dacă preferi să citești:
learn-page-progress = Progresul tău
learn-page-kept = Se păstrează în acest browser. Într-un fișier îl poți duce în altul sau în terminal.
learn-page-export = Salvează într-un fișier
learn-page-import = Încarcă dintr-un fișier
learn-page-imported = Progresul a fost încărcat.
learn-page-reset = Uită-l
learn-page-reset-question = Uiți tot ce ai făcut în curs?
learn-page-reset-yes = Da, uită tot
learn-page-list = Toate capitolele
learn-page-back = Pasul dinainte
learn-page-skip = Pasul următor
learn-page-done = Făcut
learn-page-hint = Indiciu
learn-page-solution = Soluție
learn-page-next = Mai departe
learn-page-restart = De la capăt
learn-page-check = Verifică
learn-page-marked = Marcate: { $count }
learn-page-number = Numărul tău
learn-page-less = Cu unu mai puțin
learn-page-more = Cu unu mai mult
learn-page-winner = Cine câștigă?
learn-page-draw = Egalitate
learn-page-margin = Cu câte piese

## The rules book

rules-page-contents = Cuprins
rules-page-print = Tipărește
