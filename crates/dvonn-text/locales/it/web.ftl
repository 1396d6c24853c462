# La pagina: gioco e analisi nel browser.

## Everywhere

skip-to-content = Vai al contenuto
nav-title = Pagine
nav-play = Gioca
nav-analyse = Analizza
nav-learn = Impara
nav-rules = Regole
close = Chiudi
cancel = Annulla
try-again = Riprova
copied = Copiato.
link-copied = Link copiato.
copy-failed = Il browser non ha permesso di copiare.
storage-unreadable = Alcuni dati della tua ultima visita non erano leggibili. Sono stati messi da parte, e lì la pagina riparte da zero.
storage-full = In questo browser non c’è più spazio per quello che fai. Salvalo in un file prima di uscire.
texts-not-loaded = Impossibile caricare i testi. Controlla la connessione e riprova.
not-found-title = Questa pagina non esiste.
not-found-back = Torna alla partita
colophon = DVONN è un gioco di Kris Burm. Questa pagina non è ufficiale: è fatta da giocatori, non dall’autore né dall’editore del gioco.

## Links

link-broken = Il link non porta da nessuna parte: { $reason }.
link-no-move = mossa { $ply }: «{ $text }» non è una mossa
link-illegal = mossa { $ply }, { $move }: { $reason }
link-ending = «{ $text }» non è un modo di finire la partita

## The way to a game

start-title = Gioca a DVONN
start-running = La tua ultima partita è ancora in corso.
start-back = Torna alla partita
start-replace = La partita in corso andrà persa. Cominciarne un’altra?
start-opponent = Gioca
start-computer = Contro il computer
start-two = In due su questo dispositivo
start-level = Livello { $level }
start-side = Il tuo colore
start-white = Bianco
start-black = Nero
start-random = A caso
start-board = Tavoliere
start-board-empty = Partita intera
start-board-random = A caso
start-board-mirrored = Speculare
start-board-balanced = Equilibrato
start-note-empty = Prima si piazzano le 49 pedine, poi si impilano.
start-note-random = Tutte le pedine sono piazzate a caso. Comincia il Bianco.
start-note-mirrored = Un tavoliere a caso, uguale per le due parti. Comincia il Bianco.
start-note-balanced = Il motore sceglie un tavoliere su cui le due parti stanno ugualmente bene.
start-clock = Orologio
start-clock-none = Senza orologio
start-clock-quick = 3 min + 2 s
start-clock-medium = 5 min + 5 s
start-clock-slow = 15 min + 10 s
start-go = Comincia la partita
start-preparing = Cerco un tavoliere equilibrato…
computer-failed = Il giocatore computer non si è avviato.

## A game

game-title = Partita
player-you = Tu
player-computer = Computer, livello { $level }
bar-controls =
    controlla { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
bar-to-place = da piazzare: { $count }
bar-tempo =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
play-your-move = Tocca a te.
play-your-placement =
    Tocca a te: piazza una { $piece ->
        [white] pedina bianca
        [black] pedina nera
       *[dvonn] pedina DVONN
    }.
play-you-pass = Non hai mosse: passi.
play-pass = Passa
play-thinking = Il computer pensa…
play-computer-moves = Muove il computer.
play-move-now = Muovi subito
play-filling = Il motore piazza il resto…
play-stop-filling = Ferma
play-placing = Trascina per mirare; tieni premuto e poi trascina per piazzare più pedine. Quello che premi o scrivi troppo presto aspetta il tuo turno.
play-seeking-hint = Cerco un suggerimento…
play-hint-stack = Suggerimento: guarda la pila su { $cell }. Premi ancora per la mossa.
play-hint-move = Suggerimento: { $move }.
play-picked =
    { $cell } in mano: { $count ->
        [one] { $count } arrivo possibile
       *[other] { $count } arrivi possibili
    }.
actions-title = Azioni
action-take-back = Annulla mossa
action-hint = Suggerimento
action-flip = Gira il tavoliere
action-fill = Completa
action-more = Altro
action-resign = Abbandona
action-draw = Concorda la parità
action-rematch = Rivincita
action-analyse = Analizza
action-analyse-game = Analizza questa partita
action-share = Condividi un link
action-save = Salva la registrazione
action-save-json = Salva come JSON
action-new = Nuova partita
resign-question = Abbandoni questa partita?
resign-no = Continua a giocare
draw-question = Siete d’accordo tutti e due sulla parità?
draw-yes = Sì, parità
moves-title = Mosse
moves-none = Non si è ancora giocato nulla.
moves-pass = passo
moves-placements =
    { $count ->
        [one] { $count } posizionamento
       *[other] { $count } posizionamenti
    }
moves-fell =
    { $count ->
        [one] { $count } pila è caduta
       *[other] { $count } pile sono cadute
    }
end-you-win = Vinci tu
end-you-lose = Vince il computer
end-wins = Vince il { $color }
end-draw = Parità
end-void = Nessun risultato
end-side = Parte
end-pieces = Pedine
end-towers = Pile
end-see-board = Guarda il tavoliere

## Analysis

analyse-title = Analisi
walk-title = Scorri la partita
walk-first = All’inizio
walk-back = Una mossa indietro
walk-forward = Una mossa avanti
walk-last = Alla fine
walk-slider = Mossa
walk-start = Inizio
walk-ply = { $ply } di { $all }: { $move }
walk-skip = Salta il posizionamento
engine-title = Motore
engine-switch = Motore acceso
engine-lines = Linee
engine-failed = Non è stato possibile avviare il motore.
engine-off = Accendi il motore per vedere le sue linee migliori e quanto valgono.
engine-over = Qui la partita è finita: non c’è più nulla da calcolare.
engine-thinking = Penso…
engine-proved = dimostrato
engine-depth = Profondità { $depth } · { $nodes } mila posizioni · { $speed } mila al secondo
engine-done = Finito a profondità { $depth } · { $nodes } mila posizioni
engine-play-line = Gioca { $move }: { $worth }. La linea: { $moves }
graph-title = Come è andata la partita
graph-judge = Valuta ogni mossa
graph-judged = Tutte le mosse sono valutate.
graph-picture = Probabilità che vinca il Bianco, mossa per mossa
graph-empty = Gioca o apri una partita con mosse di pile, e qui ne vedrai l’andamento.
variations-title = Varianti
variations-empty = Gioca sul tavoliere, apri una registrazione o prepara una posizione.
variations-comment = Commento a questa mossa
variations-comment-start = Commento alla posizione iniziale
variations-branch = Variante, livello { $level }
variations-promote = Rendi principale
variations-delete = Cancella da qui
tools-title = Partita e posizione
tools-open = Apri una registrazione
tools-setup = Prepara una posizione
tools-new = Tavoliere vuoto
tools-bring-back = Recupera l’analisi precedente
tools-export = Esporta
tools-copy-position = Copia la posizione
tools-link-position = Link alla posizione
tools-link-game = Link alla partita
open-title = Apri una registrazione
open-note = Una partita nel nostro formato di testo o JSON, da Little Golem, Boardspace, CodeCup o PrimaDvonna, una posizione o uno dei nostri link.
open-text = Testo
open-read = Apri il testo
open-file = Scegli un file
open-file-unreadable = Questo file non si può leggere, oppure supera i 16 MB.
open-game =
    Partita { $number }: { $plies ->
        [one] { $plies } mossa
       *[other] { $plies } mosse
    }
open-refused = La lettura si è fermata qui: { $reason }.
open-repaired =
    { $count ->
        [one] { $count } cosa è stata corretta
       *[other] { $count } cose sono state corrette
    }:
open-more =
    { $more ->
        [one] C’è un’altra partita che non compare
       *[other] Ci sono altre { $more } partite che non compaiono
    } nell’elenco.
open-take = Apri questa partita
open-part = Apri ciò che si è potuto leggere
open-no-position = Questa non è una posizione: { $reason }.
export-title = Esporta
export-format = Formato
export-dvonn = Testo
export-json = JSON
export-little-golem = Little Golem
export-lost = Questo formato non può contenere: { $what }.
export-text = La registrazione
export-download = Scarica
export-copy = Copia
export-picture = Immagine del tavoliere
export-picture-failed = Non è stato possibile disegnare l’immagine.
setup-title = Prepara una posizione
setup-phase = Fase
setup-phase-placement = Posizionamento
setup-phase-movement = Movimento
setup-turn = Turno
setup-good = Questa è una posizione.
setup-bad = Non è ancora una posizione:
setup-text = Testo della posizione
setup-use = Analizza questa posizione
setup-clear = Svuota il tavoliere

## Settings

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-theme-system = Di sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-board = Tavoliere
settings-board-lines = Linee
settings-board-wood = Legno
settings-patterns = Segni grandi sulle pedine
settings-coordinates = Coordinate
settings-coordinates-standard = Normali
settings-coordinates-printed = Tavoliere stampato
settings-coordinates-newsletter = Bollettino
settings-coordinates-off = Nessuna
settings-speed = Animazione
settings-speed-off = Nessuna
settings-speed-fast = Veloce
settings-speed-normal = Normale
settings-speed-slow = Lenta
settings-sounds = Suoni
settings-volume = Volume
settings-confirmation = Chiedi conferma prima di una mossa
settings-confirmation-always = Sempre
settings-confirmation-losses = Se cadono pile
settings-confirmation-never = Mai
settings-overlays = Mostra sul tavoliere
settings-overlay-targets = Dove può andare una pila
settings-overlay-blocked = Pile bloccate
settings-overlay-lifelines = Contatto con le pedine DVONN
settings-overlay-falls = Ciò che cadrebbe
settings-overlay-tempo = Quante mosse ha ogni parte

### The board

board-name = Tavoliere DVONN
board-setup-name = Tavoliere DVONN in preparazione
board-picked = in mano
board-marked = segnata
board-target = meta
board-falls =
    { $count ->
        [one] cade { $count } pila
       *[other] cadono { $count } pile
    }
board-again = Premi ancora per giocare.
board-ahead = { $cells }: in attesa del tuo turno.
board-picked-up = { $cell } in mano. Può andare su { $cells }.
board-from-top = Dall’alto: { $pieces }
board-brushes = Pennello
board-brush-white = Bianco
board-brush-black = Nero
board-brush-dvonn = Pedina DVONN
board-brush-raise = Più alta
board-brush-lower = Più bassa
board-brush-erase = Cancella

## The course

learn-page-new = Non conosci DVONN? Imparalo in venti minuti
learn-page-intro = { $count } capitoli brevi. Dopo i primi undici conosci tutte le regole e puoi giocare; gli altri ti fanno giocare meglio. Puoi seguirli nell’ordine che vuoi.
learn-page-start = Comincia
learn-page-continue = Continua
learn-page-finished = Hai fatto tutti i passi. Torna al capitolo che vuoi.
learn-page-rules = Se preferisci leggere:
learn-page-progress = I tuoi progressi
learn-page-kept = Restano in questo browser. In un file li puoi portare in un altro, o nel terminale.
learn-page-export = Salva in un file
learn-page-import = Carica da un file
learn-page-imported = I progressi sono caricati.
learn-page-reset = Dimenticali
learn-page-reset-question = Dimenticare tutto quello che hai fatto nel corso?
learn-page-reset-yes = Sì, dimentica
learn-page-list = Tutti i capitoli
learn-page-back = Passo precedente
learn-page-skip = Passo successivo
learn-page-done = Fatto
learn-page-hint = Suggerimento
learn-page-solution = Soluzione
learn-page-next = Avanti
learn-page-restart = Da capo
learn-page-check = Controlla
learn-page-marked = Segnate: { $count }
learn-page-number = Il tuo numero
learn-page-less = Uno in meno
learn-page-more = Uno in più
learn-page-winner = Chi vince?
learn-page-draw = Parità
learn-page-margin = Di quante pedine

## The rules book

rules-page-contents = Indice
rules-page-print = Stampa
