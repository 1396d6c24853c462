# La pagina: gioco e analisi nel browser.

## Everywhere

skip-to-content = Vai al contenuto
nav-title = Pagine
nav-play = Gioca
nav-analyse = Analizza
nav-learn = Impara
nav-rules = Regole
nav-puzzles = Problemi
nav-home = Pagina iniziale
close = Chiudi
cancel = Annulla
try-again = Riprova
copied = Copiato.
link-copied = Link copiato.
copy-failed = Il browser non ha permesso di copiare.
storage-unreadable = Alcuni dati della tua ultima visita non erano leggibili. Ne è stata tenuta una copia, e quella parte ricomincia da zero.
storage-full = Lo spazio del browser è esaurito, quindi le modifiche non vengono salvate. Salva il lavoro in un file prima di uscire.
texts-not-loaded = Non è stato possibile caricare i testi. Controlla la connessione e riprova.
page-no-script = Per funzionare in questo browser, DVONN ha bisogno di JavaScript e WebAssembly.
page-not-loaded = Impossibile caricare DVONN. Apri la pagina una volta online per usarla offline.
page-crashed = Qualcosa è andato storto. La tua partita è salvata.
page-reload = Ricarica
part-not-loaded = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
loading = Caricamento
not-found-title = Pagina non trovata
colophon = DVONN è un gioco di Kris Burm. Questo sito non è ufficiale.

## Links

link-broken = Questo link non è valido: { $reason }.
link-no-move = mossa { $ply }: «{ $text }» non è una mossa
link-illegal = mossa { $ply }, { $move }: { $reason }
link-ending = una partita non può finire con «{ $text }»

## The way to a game

front-title = Impila. Resta in contatto. Controlla più pedine.
front-about = Un gioco per due che dura un quarto d’ora. Se le tue pile perdono il contatto con le pedine rosse, cadono dal tavoliere. Gratis, nel browser, senza registrazione.
front-play = Gioca ora
front-match = Al tuo livello
front-match-how = Il livello dipende dalle tue ultime partite, perché la prossima sia combattuta.
front-learn = Imparalo in venti minuti
front-two = Due giocatori su questo dispositivo
front-more = Altro: colore, tavoliere, orologio, nomi
front-loop = Una breve partita che si ripete: le pile saltano, un contatto si interrompe e ciò che resta isolato cade.
front-pause = Ferma
front-run = Mostra una breve partita
front-your-game = La tua partita
front-go-on = Continua
front-position = Inizi da questa posizione.
front-position-drop = Usa un nuovo tavoliere
front-course = Corso
front-next = Prossimo: { $title }
front-puzzle = Problema del giorno
archive-recent = Partite recenti
archive-all = Tutte le partite
archive-title = Le tue partite
archive-empty = Qui vengono conservate le tue partite.
archive-unfinished = Non finita
archive-replay = Riproduci
archive-save = Salva
archive-delete = Elimina
archive-deleted = Partita eliminata.
archive-undo = Annulla
tools-play-on = Gioca da qui
start-names = Nomi dei due giocatori
start-clock-own = Personalizzato
start-clock-minutes = Minuti a testa
start-clock-seconds = Secondi per mossa
start-side = Il tuo colore
start-teacher = Insegnante: ti avverte degli errori
start-teacher-note = Prima di punire un errore, il computer ti avverte e puoi annullare la mossa. Solo nelle partite senza orologio.
start-white = Bianco
start-black = Nero
start-random = Casuale
start-board = Tavoliere
start-board-empty = Partita intera
start-board-random = Casuale
start-board-mirrored = Speculare
start-board-balanced = Equilibrato
start-note-empty = Prima si piazzano le 49 pedine, poi si impilano.
start-note-random = Tutte le pedine sono disposte a caso. Il Bianco muove per primo.
start-note-mirrored = Una disposizione casuale, simmetrica per i due giocatori. Il Bianco muove per primo.
start-note-balanced = Il computer sceglie una disposizione che dà pari possibilità a entrambi.
start-clock = Orologio
start-clock-none = Nessuno
start-clock-quick = 3 min + 2 s
start-clock-medium = 5 min + 5 s
start-clock-slow = 15 min + 10 s
start-preparing = Ricerca di un tavoliere equilibrato…
computer-failed = Non è stato possibile avviare il giocatore computer.

## A game

game-title = Partita
player-you = Tu
player-computer = Computer, livello { $level }
bar-controls =
    controlla { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
bar-to-place = { $count } da piazzare
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
play-you-pass = Non hai mosse e devi passare.
play-pass = Passa
play-passing = Nessuna mossa: passi.
play-thinking = Il computer sta pensando…
play-computer-moves = Muove il computer.
play-move-now = Muovi subito
oversight-keep = Mantieni la mossa
play-filling = Il computer sta piazzando le pedine rimaste…
play-stop-filling = Ferma
play-placing = Trascina per mirare; tieni premuto e poi trascina per piazzare più pedine. Puoi prenotare le caselle prima del tuo turno.
play-seeking-hint = Ricerca di un suggerimento…
play-picked =
    { $cell } selezionata: { $count ->
        [one] { $count } destinazione
       *[other] { $count } destinazioni
    }.
actions-title = Azioni
action-take-back = Annulla
announce-taken-back = Una mossa è stata annullata.
announce-little-time = Mancano meno di 20 secondi.
action-hint = Suggerimento
action-flip = Ruota
action-fill = Completa
action-more = Altro
action-resign = Abbandona
action-draw = Patta d’accordo
action-rematch = Rivincita
action-review = Valuta partita
action-easier = Più facile
action-harder = Più difficile
end-advice-easier = Due sconfitte nette: forse ti divertirai di più a un livello più facile.
end-advice-harder = Due vittorie di fila: provi il livello successivo?
action-level = livello { $level }
action-analyse-game = Analizza partita
action-share = Condividi link
action-save = Salva partita
action-save-json = Salva come JSON
action-new = Nuova partita
resign-question = Abbandonare la partita?
resign-no = Continua a giocare
draw-question = Siete entrambi d’accordo per la patta?
draw-yes = Sì, patta
moves-title = Mosse
moves-none = Ancora nessuna mossa.
moves-pass = passo
moves-placements =
    { $count ->
        [one] { $count } posizionamento
       *[other] { $count } posizionamenti
    }
moves-fell =
    { $count ->
        [one] { $count } pedina è caduta
       *[other] { $count } pedine sono cadute
    }
look-back = Torna alla partita
look-news = Nuova mossa: torna
end-you-win = Hai vinto!
end-you-win-by = Hai vinto di { $margin }!
end-you-lose = Hai perso
end-you-lose-by = Hai perso di { $margin }
end-wins = Ha vinto il { $color }
end-wins-by = Il { $color } ha vinto di { $margin }
end-draw = Parità
end-void = Nessun risultato
end-side = Giocatore
end-pieces = Pedine
companion-hide = Nascondi i consigli
companion-dvonn = Premi un punto. Le DVONN rosse non sono di nessuno; le pile senza contatto cadono.
companion-place = Va bene qualsiasi casella libera. «Completa» piazza il resto.
companion-placed = Pedine piazzate. Comincia il Bianco.
companion-placed-pick = Pedine piazzate. Comincia il Bianco: scegli una pedina sul bordo.
companion-first = Ora si muovono le pile: scegli una pedina sul bordo.
companion-quiet =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } gioca { $move }.
companion-lost =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } gioca { $move }: { $what }.
companion-you-lose = perdi { $count }
companion-side-loses =
    { $color ->
        [white] il Bianco
       *[black] il Nero
    } perde { $count }
companion-passed =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } non aveva mosse e ha passato.
rules-card-open = Regole e tasti
rules-card-title = Come si gioca
rules-card-place = Prima si piazzano a turno le 49 pedine, cominciando dalle tre DVONN rosse.
rules-card-move = Poi muovi una pila con il tuo colore in cima: in linea retta, di tante caselle quante sono le sue pedine, fin sopra un’altra pila.
rules-card-blocked = Una pila circondata da sei caselle occupate è bloccata: per questo si comincia dal bordo.
rules-card-fall = Le pile che perdono ogni contatto con le pedine DVONN cadono dal tavoliere.
rules-card-win = Quando nessuno può muovere, vince chi controlla più pedine.
rules-card-more = Tutte le regole
keys-card-title = Tasti
keys-card-cell = scrivi una casella
keys-card-walk = sul tavoliere: tra le caselle; altrove: tra le mosse
keys-card-step = una mossa indietro o avanti
keys-card-shift = Sul tavoliere, con Maiusc: anche alcune caselle cominciano con H o F.

## Analysis

analyse-title = Analisi
walk-title = Scorri la partita
walk-first = Prima posizione
walk-back = Mossa precedente
walk-forward = Mossa successiva
walk-last = Ultima posizione
walk-slider = Mossa
walk-start = Inizio
walk-ply = { $ply } di { $all }: { $move }
walk-skip = Salta la fase 1
engine-title = Motore
engine-switch = Attiva motore
engine-lines = Linee
engine-failed = Non è stato possibile avviare il motore.
engine-off = Attiva il motore per vedere le linee migliori e il loro punteggio.
engine-over = In questa posizione la partita è finita.
engine-thinking = Sta pensando…
engine-proved = dimostrato
engine-depth = Profondità { $depth } · { $nodes }k posizioni · { $speed }k/s
engine-done = Finito a profondità { $depth } · { $nodes }k posizioni
engine-play-line = Gioca { $move }: { $worth }. Linea: { $moves }
graph-title = Come è andata la partita
graph-judge = Valuta partita
graph-judged = Valutazione completata.
graph-picture = Probabilità di vittoria del Bianco, mossa per mossa
graph-empty = Gioca o apri una partita per vedere come è andata.
review-previous = Errore precedente
review-next = Errore successivo
review-print = Foglio da stampare
review-share = Immagine del momento decisivo
review-try = Riprova
review-train = Allenati: { $theme }
review-train-plain = Allenati
review-find = Trova una mossa migliore di { $move }.
review-checking = Verifica della mossa…
review-right = Ben fatto: { $move } vale quanto la mossa migliore.
review-wrong = { $move } non è altrettanto buona. Prova un’altra mossa.
tab-graph = Grafico
tab-tools = Strumenti
evaluation-wanted = Valuta posizione
evaluation-unknown = Non ancora valutata
variations-empty = Gioca sul tavoliere, apri una partita o prepara una posizione.
variations-comment = Commento a questa mossa
variations-comment-start = Commento alla posizione iniziale
variations-branch = Variante, livello { $level }
variations-promote = Rendi principale
variations-delete = Elimina da qui
tools-title = Partita e posizione
tools-open = Apri partita
tools-setup = Prepara posizione
tools-new = Tavoliere vuoto
tools-bring-back = Recupera analisi
tools-export = Esporta
tools-copy-position = Copia posizione
tools-link-position = Link posizione
tools-link-game = Link partita
open-title = Apri partita
open-note = Una partita nel nostro formato di testo o JSON, oppure di Little Golem, Boardspace, CodeCup o PrimaDvonna; una posizione; o un link a questa pagina.
open-text = Testo
open-read = Apri testo
open-file = Scegli file
open-file-unreadable = Non è stato possibile leggere questo file, oppure supera i 16 MB.
open-game =
    Partita { $number }: { $plies ->
        [one] { $plies } mossa
       *[other] { $plies } mosse
    }
open-refused = La lettura si è fermata qui: { $reason }.
open-repaired =
    { $count ->
        [one] { $count } problema corretto:
       *[other] { $count } problemi corretti:
    }
open-more =
    { $more ->
        [one] Un’altra partita non è mostrata.
       *[other] Altre { $more } partite non sono mostrate.
    }
open-take = Apri questa partita
open-part = Apri parte leggibile
open-no-position = Posizione non valida: { $reason }.
export-title = Esporta
export-format = Formato
export-dvonn = Testo
export-json = JSON
export-little-golem = Little Golem
export-lost = Questo formato non include: { $what }.
export-text = Partita come testo
export-download = Scarica
export-copy = Copia
export-picture = Immagine del tavoliere
export-picture-failed = Non è stato possibile creare l’immagine.
setup-title = Prepara posizione
setup-full = Tavoliere pieno
setup-stack = Pila in { $cell }
setup-color = Colore
setup-height = Altezza
setup-dvonns = DVONN dentro
setup-phase = Fase
setup-phase-placement = Posizionamento
setup-phase-movement = Movimento
setup-turn = Turno
setup-good = Posizione valida.
setup-bad = Posizione non ancora valida:
setup-text = Posizione come testo
setup-use = Analizza posizione
setup-clear = Svuota tavoliere

## Settings

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-theme-system = Sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-board = Tavoliere
settings-board-lines = Linee
settings-board-wood = Legno
settings-patterns = Simboli grandi sulle pedine
settings-coordinates = Coordinate
settings-coordinates-standard = Normali
settings-coordinates-printed = Stampate
settings-coordinates-newsletter = Newsletter
settings-coordinates-off = Nessuna
settings-speed = Animazione
settings-speed-off = Nessuna
settings-speed-fast = Veloce
settings-speed-normal = Normale
settings-speed-slow = Lenta
settings-sounds = Suoni
settings-notify = Avvisami quando tocca a me online
settings-notify-denied = Il browser non consente le notifiche di questa pagina.
front-live = In diretta
front-watch = Guarda
settings-volume = Volume
settings-confirmation = Conferma mosse
settings-confirmation-always = Sempre
settings-confirmation-losses = Se perdi pedine
settings-confirmation-never = Mai
settings-auto-pass = Passa automaticamente
settings-companion = Consigli durante la partita
path-begin = Prima volta qui? Un breve corso ti insegna a giocare su un vero tavoliere.
path-course = Prossimo nel corso: { $title }
path-game = Conosci le regole. Gioca una prima partita al livello { $level }.
path-review = Guarda che cosa è stato decisivo nella tua ultima partita.
path-own = Errori delle tue partite da correggere: { $count }
path-weak = Questo ti sfugge il più delle volte: { $theme }
path-go = Vai
settings-path = Suggerisci che cosa fare dopo
settings-overlays = Mostra sul tavoliere
settings-overlay-targets = Dove può andare una pila
settings-overlay-movable = Le mie pile che possono muoversi
settings-overlay-blocked = Pile bloccate
settings-overlay-lifelines = Contatti con le pedine DVONN
settings-overlay-falls = Che cosa cadrebbe
settings-overlay-tempo = Mosse di ciascun giocatore

## The board

board-name = Tavoliere DVONN
board-setup-name = Tavoliere DVONN, posizione in preparazione
board-picked = selezionata
board-marked = segnata
board-mark-subject = casella in questione
board-mark-target = casella indicata
board-mark-right = risposta giusta
board-mark-wrong = risposta sbagliata
board-target = destinazione
board-falls =
    { $count ->
        [one] cade { $count } pila
       *[other] cadono { $count } pile
    }: { $losses }
board-again = Premi ancora per giocare.
board-play = Gioca { $move }
board-ahead = Prenotate per il tuo turno: { $cells }.
board-picked-up = { $cell } selezionata. Può andare in { $cells }.
board-from-top = Dall’alto: { $pieces }
board-brushes = Metti sul tavoliere
board-brush-white = Bianca
board-brush-black = Nera
board-brush-dvonn = Pedina DVONN
board-brush-raise = Più alta
board-brush-lower = Più bassa
board-brush-erase = Cancella

## The course

learn-page-new = Non conosci DVONN? Imparalo in venti minuti
learn-page-intro = { $count } brevi capitoli. Dopo i primi { $rules } conosci tutte le regole e puoi giocare; gli altri ti fanno diventare più forte. Seguili nell’ordine che vuoi.
learn-page-start = Inizia
learn-page-continue = Continua
learn-page-finished = Hai completato tutte le tappe. Torna al capitolo che vuoi.
learn-page-rules = Preferisci leggere?
learn-page-progress = I tuoi progressi
learn-page-kept = Sono salvati in questo browser. Salvali in un file per continuare su un altro dispositivo.
learn-page-export = Salva su file
learn-page-import = Carica da file
learn-page-imported = Progressi caricati.
learn-page-reset = Azzera progressi
learn-page-reset-question = Azzerare tutti i tuoi progressi nel corso?
learn-page-reset-yes = Sì, azzera
learn-page-list = Tutti i capitoli
learn-page-back = Tappa precedente
learn-page-skip = Tappa successiva
learn-page-done = Fatto
learn-page-chapter = Capitolo { $number } di { $all }
learn-page-hint = Suggerimento
learn-page-solution = Soluzione
learn-page-why = Vedi perché
learn-page-step-through = Scorri le mosse con i pulsanti freccia.
learn-page-lines = Le linee rosse mostrano che cosa è in contatto con una pedina DVONN.
learn-page-keys = Tastiera: frecce e Invio, oppure scrivi d3.
learn-page-first-game = Gioca la tua prima partita
learn-page-first-note = Contro il computer al livello 1, su un tavoliere già pieno.
learn-page-next = Avanti
learn-page-restart = Da capo
learn-page-check = Verifica
learn-page-marked = Segnate: { $count }
learn-page-number = La tua risposta
learn-page-less = Uno in meno
learn-page-more = Uno in più
learn-page-winner = Chi vince?
learn-page-draw = Parità
learn-page-margin = Di quante pedine

## The rules book

rules-page-contents = Indice
rules-page-print = Stampa

## Games over the network

online-friend = Gioca online con un amico
lobby-link = Cerca un avversario online
online-clock = Online l’orologio può avere da 1 a 60 minuti e al massimo 30 secondi per mossa.
