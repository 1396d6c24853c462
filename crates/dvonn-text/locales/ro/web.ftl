# Pagina: joc și analiză în browser.

## Everywhere

skip-to-content = Sari la conținut
nav-title = Pagini
nav-play = Joacă
nav-analyse = Analizează
nav-learn = Învață
nav-rules = Reguli
nav-puzzles = Probleme
nav-home = Pagina principală
close = Închide
cancel = Renunță
try-again = Încearcă din nou
copied = Copiat.
link-copied = Linkul a fost copiat.
copy-failed = Browserul nu a permis copierea.
storage-unreadable = Unele date de la ultima ta vizită nu au putut fi citite. S-a păstrat o copie, iar partea aceea începe de la zero.
storage-full = Spațiul de stocare al browserului este plin, așa că modificările nu se mai salvează. Înainte să pleci, salvează într-un fișier ce ai făcut.
texts-not-loaded = Textele nu au putut fi încărcate. Verifică-ți conexiunea și încearcă din nou.
page-no-script = Pentru a funcționa în acest browser, DVONN are nevoie de JavaScript și WebAssembly.
page-not-loaded = DVONN nu a putut fi încărcat. Deschide pagina o dată online pentru a o folosi offline.
page-crashed = Ceva nu a mers bine. Partida ta este salvată.
page-reload = Reîncarcă
part-not-loaded = Această pagină nu a putut fi încărcată. Verifică-ți conexiunea și încearcă din nou.
loading = Se încarcă
not-found-title = Pagina nu a fost găsită
colophon = DVONN este un joc de Kris Burm. Acest site este neoficial.

## Links

link-broken = Linkul nu este valid: { $reason }.
link-no-move = mutarea { $ply }: „{ $text }” nu este o mutare
link-illegal = mutarea { $ply }, { $move }: { $reason }
link-ending = o partidă nu se poate încheia cu „{ $text }”

## The way to a game

front-title = Grupează. Rămâi în legătură. Controlează mai multe piese.
front-about = Un joc pentru doi, care durează un sfert de oră. Dacă grupurile tale pierd legătura cu piesele roșii, cad de pe tablă. Gratuit, în browser, fără cont.
front-play = Joacă acum
front-match = Pe măsura ta
front-match-how = Nivelul depinde de ultimele tale partide, ca următoarea să fie strânsă.
front-learn = Învață-l în douăzeci de minute
front-two = Doi jucători pe acest dispozitiv
front-more = Mai multe: culoare, tablă, ceas, nume
front-loop = O partidă scurtă care se repetă: grupurile sar, o legătură se rupe, iar ce rămâne izolat cade.
front-pause = Oprește
front-run = Arată o partidă scurtă
front-your-game = Partida ta
front-go-on = Continuă
front-position = Începi din această poziție.
front-position-drop = Folosește altă tablă
front-course = Curs
front-next = Urmează: { $title }
front-puzzle = Problema zilei
archive-recent = Partide recente
archive-all = Toate partidele
archive-title = Partidele tale
archive-empty = Aici se păstrează partidele tale.
archive-unfinished = Neterminată
archive-replay = Redă
archive-save = Salvează
archive-delete = Șterge
archive-deleted = Partida a fost ștearsă.
archive-undo = Anulează
tools-play-on = Joacă de aici
start-names = Numele celor doi jucători
start-clock-own = Personalizat
start-clock-minutes = Minute pe jucător
start-clock-seconds = Secunde pe mutare
start-side = Culoarea ta
start-teacher = Profesor: te avertizează când greșești
start-teacher-note = Înainte să profite de o greșeală, computerul te avertizează și poți anula mutarea. Doar în partidele fără ceas.
start-white = Alb
start-black = Negru
start-random = Aleatorie
start-board = Tablă
start-board-empty = Partidă completă
start-board-random = Aleatorie
start-board-mirrored = În oglindă
start-board-balanced = Echilibrată
start-note-empty = Mai întâi se așază cele 49 de piese, apoi se grupează.
start-note-random = Toate piesele sunt așezate la întâmplare. Albul mută primul.
start-note-mirrored = O așezare aleatorie, simetrică pentru ambii jucători. Albul mută primul.
start-note-balanced = Computerul alege o așezare cu șanse egale pentru ambii jucători.
start-clock = Ceas
start-clock-none = Fără ceas
start-clock-quick = 3 min + 2 s
start-clock-medium = 5 min + 5 s
start-clock-slow = 15 min + 10 s
start-preparing = Se caută o așezare echilibrată…
computer-failed = Jocul cu computerul nu a putut fi pornit.

## A game

game-title = Partidă
player-you = Tu
player-computer = Computer, nivelul { $level }
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
play-you-pass = Nu poți muta și trebuie să sari o tură.
play-pass = Sari o tură
play-passing = Nu poți muta: sari o tură.
play-thinking = Computerul se gândește…
play-computer-moves = Computerul mută.
play-move-now = Mută acum
oversight-keep = Păstrează mutarea
play-filling = Computerul așază restul pieselor…
play-stop-filling = Oprește
play-placing = Glisează ca să alegi spațiul; ține apăsat, apoi glisează ca să așezi mai multe piese. Poți alege spații și înainte să-ți vină rândul.
play-seeking-hint = Se caută un indiciu…
play-picked =
    { $cell } selectat: { $count ->
        [one] { $count } țintă
        [few] { $count } ținte
       *[other] { $count } de ținte
    }.
actions-title = Acțiuni
action-take-back = Anulează
announce-taken-back = O mutare a fost anulată.
announce-little-time = Au rămas mai puțin de 20 de secunde.
action-hint = Indiciu
action-flip = Rotește
action-fill = Completează
action-more = Mai multe
action-resign = Cedează
action-draw = Remiză
action-rematch = Revanșă
action-review = Evaluează
action-easier = Mai ușor
action-harder = Mai greu
end-advice-easier = Două înfrângeri clare: poate te distrezi mai mult la un nivel mai ușor.
end-advice-harder = Două victorii la rând: încerci nivelul următor?
action-level = nivelul { $level }
action-analyse-game = Analizează partida
action-share = Distribuie linkul
action-save = Salvează partida
action-save-json = Salvează ca JSON
action-new = Partidă nouă
resign-question = Cedezi partida?
resign-no = Continuă partida
draw-question = Sunteți amândoi de acord cu remiza?
draw-yes = Da, remiză
moves-title = Mutări
moves-none = Nicio mutare încă.
moves-pass = tură sărită
moves-placements =
    { $count ->
        [one] { $count } așezare
        [few] { $count } așezări
       *[other] { $count } de așezări
    }
moves-fell =
    { $count ->
        [one] a căzut { $count } piesă
        [few] au căzut { $count } piese
       *[other] au căzut { $count } de piese
    }
look-back = Înapoi la partidă
look-news = Mutare nouă: înapoi
end-you-win = Ai câștigat!
end-you-win-by = Ai câștigat la o diferență de { $margin }!
end-you-lose = Ai pierdut
end-you-lose-by = Ai pierdut la o diferență de { $margin }
end-wins = Câștigător: { $color }
end-wins-by = Câștigător: { $color }, diferență { $margin }
end-draw = Egalitate
end-void = Fără rezultat
end-side = Jucător
end-pieces = Piese
companion-hide = Ascunde sfaturile
companion-dvonn = Apasă un punct. Piesele DVONN roșii nu sunt ale nimănui; grupurile rupte de ele cad.
companion-place = Orice spațiu liber e bun. „Completează” așază restul.
companion-placed = Piesele sunt așezate. Începe Albul.
companion-placed-pick = Piesele sunt așezate. Începe Albul: alege o piesă de pe margine.
companion-first = Acum se mută grupurile: alege o piesă de pe margine.
companion-quiet =
    { $color ->
        [white] Albul
       *[black] Negrul
    } joacă { $move }.
companion-lost =
    { $color ->
        [white] Albul
       *[black] Negrul
    } joacă { $move }: { $what }.
companion-you-lose = pierzi { $count }
companion-side-loses =
    { $color ->
        [white] Albul
       *[black] Negrul
    } pierde { $count }
companion-passed =
    { $color ->
        [white] Albul
       *[black] Negrul
    } nu putea muta și a sărit o tură.
rules-card-open = Reguli și taste
rules-card-title = Cum se joacă
rules-card-place = Mai întâi se așază pe rând cele 49 de piese, începând cu cele trei piese DVONN roșii.
rules-card-move = Apoi muți un grup cu culoarea ta deasupra: atâtea spații câte piese are, în linie dreaptă, ajungând pe alt grup.
rules-card-blocked = Un grup cu toate cele șase spații vecine ocupate este blocat: de aceea se începe de la margine.
rules-card-fall = Grupurile care pierd orice legătură cu o piesă DVONN cad de pe tablă.
rules-card-win = Când nimeni nu mai poate muta, câștigă cine are mai multe piese în grupurile sale.
rules-card-more = Toate regulile
keys-card-title = Taste
keys-card-cell = scrie numele unui spațiu
keys-card-walk = pe tablă: din spațiu în spațiu; în rest: din mutare în mutare
keys-card-step = o mutare înapoi sau înainte
keys-card-shift = Pe tablă, cu Shift: și unele spații încep cu H sau F.

## Analysis

analyse-title = Analiză
walk-title = Parcurge partida
walk-first = Prima poziție
walk-back = Mutarea anterioară
walk-forward = Mutarea următoare
walk-last = Ultima poziție
walk-slider = Mutare
walk-start = Început
walk-ply = { $ply } din { $all }: { $move }
walk-skip = Sari peste așezare
engine-title = Motor
engine-switch = Pornește motorul
engine-lines = Linii
engine-failed = Motorul nu a putut fi pornit.
engine-off = Pornește motorul ca să vezi cele mai bune linii și evaluarea lor.
engine-over = În această poziție, partida s-a încheiat.
engine-thinking = Se gândește…
engine-proved = demonstrat
engine-depth = Adâncime { $depth } · { $nodes }k poziții · { $speed }k/s
engine-done = Gata la adâncimea { $depth } · { $nodes }k poziții
engine-play-line = Joacă { $move }: { $worth }. Linia: { $moves }
graph-title = Cum a decurs partida
graph-judge = Evaluează partida
graph-judged = Evaluarea partidei s-a încheiat.
graph-picture = Șansele Albului de a câștiga, mutare cu mutare
graph-empty = Joacă sau deschide o partidă ca să vezi cum a decurs.
review-previous = Greșeala anterioară
review-next = Greșeala următoare
review-print = Foaie de tipărit
review-share = Imaginea momentului decisiv
review-try = Încearcă din nou
review-train = Exersează: { $theme }
review-train-plain = Exersează asta
review-find = Găsește o mutare mai bună decât { $move }.
review-checking = Se verifică mutarea…
review-right = Bravo: { $move } este la fel de bună ca mutarea cea mai bună.
review-wrong = { $move } nu este la fel de bună. Încearcă altă mutare.
tab-graph = Grafic
tab-tools = Unelte
evaluation-wanted = Evaluează poziția
evaluation-unknown = Încă neevaluată
variations-empty = Joacă mutări pe tablă, deschide o partidă sau aranjează o poziție.
variations-comment = Comentariu la această mutare
variations-comment-start = Comentariu la poziția inițială
variations-branch = Variantă, nivelul { $level }
variations-promote = Linie principală
variations-delete = Șterge de aici
tools-title = Partidă și poziție
tools-open = Deschide o partidă
tools-setup = Aranjează o poziție
tools-new = Tablă goală
tools-bring-back = Readu ultima analiză
tools-export = Exportă
tools-copy-position = Copiază poziția
tools-link-position = Link la poziție
tools-link-game = Link la partidă
open-title = Deschide o partidă
open-note = O partidă în formatul nostru text sau JSON ori de pe Little Golem, Boardspace, CodeCup sau PrimaDvonna; o poziție; sau un link către această pagină.
open-text = Text
open-read = Deschide textul
open-file = Alege un fișier
open-file-unreadable = Fișierul nu a putut fi citit sau depășește 16 MB.
open-game =
    Partida { $number }: { $plies ->
        [one] { $plies } mutare
        [few] { $plies } mutări
       *[other] { $plies } de mutări
    }
open-refused = Citirea s-a oprit aici: { $reason }.
open-repaired =
    { $count ->
        [one] S-a corectat { $count } problemă:
        [few] S-au corectat { $count } probleme:
       *[other] S-au corectat { $count } de probleme:
    }
open-more =
    { $more ->
        [one] Încă { $more } partidă nu este afișată.
        [few] Încă { $more } partide nu sunt afișate.
       *[other] Încă { $more } de partide nu sunt afișate.
    }
open-take = Deschide partida
open-part = Deschide partea citită
open-no-position = Poziție nevalidă: { $reason }.
export-title = Exportă
export-format = Format
export-dvonn = Text
export-json = JSON
export-little-golem = Little Golem
export-lost = Nu se păstrează în acest format: { $what }.
export-text = Partida ca text
export-download = Descarcă
export-copy = Copiază
export-picture = Imaginea tablei
export-picture-failed = Imaginea nu a putut fi creată.
setup-title = Aranjează o poziție
setup-full = Tablă plină
setup-stack = Grupul de pe { $cell }
setup-color = Culoare
setup-height = Înălțime
setup-dvonns = DVONN în grup
setup-phase = Fază
setup-phase-placement = Așezare
setup-phase-movement = Grupare
setup-turn = La mutare
setup-good = Poziție validă.
setup-bad = Poziția nu este încă validă:
setup-text = Poziția ca text
setup-use = Analizează poziția
setup-clear = Golește tabla

## Settings

settings-title = Setări
settings-language = Limbă
settings-theme = Culori
settings-theme-system = Sistem
settings-theme-light = Deschise
settings-theme-dark = Închise
settings-board = Tablă
settings-board-lines = Linii
settings-board-wood = Lemn
settings-patterns = Simboluri mari pe piese
settings-coordinates = Coordonate
settings-coordinates-standard = Obișnuite
settings-coordinates-printed = Tablă tipărită
settings-coordinates-newsletter = Newsletter
settings-coordinates-off = Fără
settings-speed = Animație
settings-speed-off = Fără
settings-speed-fast = Rapidă
settings-speed-normal = Normală
settings-speed-slow = Lentă
settings-sounds = Sunete
settings-notify = Anunță-mă când e rândul meu online
settings-notify-denied = Browserul nu permite notificări de la această pagină.
front-live = În direct
front-watch = Urmărește
settings-volume = Volum
settings-confirmation = Confirmarea mutărilor
settings-confirmation-always = Mereu
settings-confirmation-losses = Când pierzi piese
settings-confirmation-never = Niciodată
settings-auto-pass = Sari tura automat
settings-companion = Sfaturi în timpul partidei
path-begin = Prima dată aici? Un curs scurt te învață să joci pe o tablă reală.
path-course = Urmează în curs: { $title }
path-game = Știi regulile. Joacă o primă partidă la nivelul { $level }.
path-review = Vezi ce a fost decisiv în ultima ta partidă.
path-own = Greșeli de corectat din partidele tale: { $count }
path-weak = Asta îți scapă de cele mai multe ori: { $theme }
path-go = Începe
settings-path = Sugerează ce urmează
settings-overlays = Arată pe tablă
settings-overlay-targets = Unde poate merge un grup
settings-overlay-movable = Grupurile mele care se pot muta
settings-overlay-blocked = Grupuri blocate
settings-overlay-lifelines = Legăturile cu piesele DVONN
settings-overlay-falls = Ce ar cădea
settings-overlay-tempo = Câte mutări are fiecare jucător

## The board

board-name = Tabla DVONN
board-setup-name = Tabla DVONN, aranjarea unei poziții
board-picked = spațiu selectat
board-marked = spațiu marcat
board-mark-subject = spațiul în discuție
board-mark-target = spațiu indicat
board-mark-right = răspuns corect
board-mark-wrong = răspuns greșit
board-target = țintă
board-falls =
    { $count ->
        [one] cade { $count } grup
        [few] cad { $count } grupuri
       *[other] cad { $count } de grupuri
    }: { $losses }
board-again = Apasă din nou ca să confirmi.
board-play = Joacă { $move }
board-ahead = În așteptare pentru rândul tău: { $cells }.
board-picked-up = { $cell } selectat. Poate merge pe { $cells }.
board-from-top = De sus în jos: { $pieces }
board-brushes = Pune pe tablă
board-brush-white = Albă
board-brush-black = Neagră
board-brush-dvonn = Piesă DVONN
board-brush-raise = Mai înalt
board-brush-lower = Mai scund
board-brush-erase = Șterge

## The course

learn-page-new = Nu știi să joci DVONN? Învață în douăzeci de minute
learn-page-intro =
    { $count ->
        [one] { $count } capitol scurt
        [few] { $count } capitole scurte
       *[other] { $count } de capitole scurte
    }. După primele { $rules } știi toate regulile și poți juca; celelalte te ajută să joci mai bine. Le poți parcurge în orice ordine.
learn-page-start = Începe
learn-page-continue = Continuă
learn-page-finished = Ai terminat toți pașii. Poți reveni oricând la orice capitol.
learn-page-rules = Preferi să citești?
learn-page-progress = Progresul tău
learn-page-kept = Se păstrează în acest browser. Salvează-l într-un fișier ca să continui pe alt dispozitiv.
learn-page-export = Salvează în fișier
learn-page-import = Încarcă din fișier
learn-page-imported = Progresul a fost încărcat.
learn-page-reset = Șterge progresul
learn-page-reset-question = Ștergi tot progresul din curs?
learn-page-reset-yes = Da, șterge
learn-page-list = Toate capitolele
learn-page-back = Pasul anterior
learn-page-skip = Pasul următor
learn-page-done = Gata
learn-page-chapter = Capitolul { $number } din { $all }
learn-page-hint = Indiciu
learn-page-solution = Soluție
learn-page-why = Vezi de ce
learn-page-step-through = Parcurge mutările cu butoanele cu săgeți.
learn-page-lines = Liniile roșii arată ce are legătură cu o piesă DVONN.
learn-page-keys = Tastatură: folosește săgețile și Enter sau scrie d3.
learn-page-first-game = Joacă prima ta partidă
learn-page-first-note = Împotriva computerului, la nivelul 1, pe o tablă deja plină.
learn-page-next = Mai departe
learn-page-restart = De la capăt
learn-page-check = Verifică
learn-page-marked = Marcate: { $count }
learn-page-number = Răspunsul tău
learn-page-less = Cu unu mai puțin
learn-page-more = Cu unu mai mult
learn-page-winner = Cine câștigă?
learn-page-draw = Egalitate
learn-page-margin = Diferența în piese

## The rules book

rules-page-contents = Cuprins
rules-page-print = Tipărește

## Games over the network

online-friend = Joacă online cu un prieten
lobby-link = Caută un adversar online
online-clock = Online, ceasul poate avea între 1 și 60 de minute și cel mult 30 de secunde pe mutare.
