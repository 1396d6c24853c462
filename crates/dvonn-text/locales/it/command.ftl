# Ciò che i comandi scrivono per le persone.

## Files and positions that are named

input-standard = lo standard input
input-not-utf = { $name } non è UTF-8
input-no-utf = non è UTF-8
input-neither = { $name } non è né una posizione ({ $position }) né una registrazione ({ $record })
input-position = posizione: { $reason }
input-position-nor-file = posizione: { $reason }; e non c’è nemmeno un file con quel nome
input-no-game = non c’è la partita { $number }; il file ne ha { $count }
file-missing = il file non esiste
file-denied = permesso negato
file-folder = questa è una cartella

## Commands

play-no-terminal = play ha bisogno di un terminale, per tastiera e schermo
show-blocked = Bloccate, con tutti e sei i vicini occupati: { $cells }
apply-refused = mossa { $number }, { $move }: { $reason }; la posizione è { $position }
apply-removed = { $move } ha rimosso { $cells }
solve-phase = si risolvono solo posizioni della fase di movimento
solve-draw = Dimostrato: parità
solve-win =
    Dimostrato: vince { $color ->
        [white] il Bianco
       *[black] il Nero
    }
solve-win-by =
    Dimostrato: vince { $color ->
        [white] il Bianco
       *[black] il Nero
    } per { $margin } ({ $value } per il { $turn ->
        [white] Bianco
       *[black] Nero
    }, che ha la mossa)
solve-no-margin = Il margine non è dimostrato.
solve-best = Meglio: { $moves }
solve-unproved = non dimostrato entro il limite
solve-progress = { $seconds } s, { $nodes } nodi, margine tra { $low } e { $high }
search-nodes = { $nodes } nodi, { $seconds } s
search-progress = { $seconds } s, profondità { $depth }, { $nodes } nodi, { $move } { $margin }
analyze-game-option = --game è per le registrazioni, e questa è una posizione
analyze-lines-option = --lines è per le posizioni, e questa è una partita
analyze-best =
    Muove { $color ->
        [white] il Bianco
       *[black] il Nero
    }: { $move }
analyze-done = [{ $bar }] { $done } di { $all }
column-line = linea
column-margin = margine
column-chance = prob.
column-depth = prof.
column-moves = mosse
column-ply = n.
column-side = parte
column-played = giocata
column-best = migliore
column-white = Bianco
column-lost = perse
verdict-win = =vince
verdict-loss = =perde
review-interrupted =
    interrotto dopo { $done } di { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
review-no-moves = la partita non ha mosse di pile
review-lost = { $result }; pedine perse: Bianco { $white }, Nero { $black }
record-repaired = corretto
record-refused = rifiutato
record-fine = a posto
record-left-out = omesso
record-game = partita { $number }
record-read-before =
    { $reason }; letto fin lì: { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
record-kept-before =
    { $reason }; conservato fin lì: { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
record-state =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }, { $result } (letto come { $format })
record-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }, rifiutate: { $refused }
record-one-game = questo formato contiene una partita per file, e qui ce ne sono { $count }
diagram-kind = { $file }: il nome di un’immagine finisce in .svg o .png
diagram-arrow = { $text }: una freccia si scrive come una mossa di pila, c1-c2
interrupt-failed = non è possibile intercettare Ctrl-C: { $reason }

## The page for browsers

serve-ready = DVONN è su { $address } e Ctrl-C lo ferma.
serve-no-browser = Da qui non è stato possibile aprire un browser: apri tu l’indirizzo.
serve-no-page = questo `dvonn` è stato compilato senza la pagina. `cargo xtask run` ne compila uno con la pagina e lo avvia; `--folder` serve una pagina compilata altrove
serve-no-index = non c’è index.html: non è ciò che produce `cargo xtask`
serve-in-use = { $address } è già in uso, forse da un altro nostro server; scegli un altro indirizzo con --addr, per esempio 127.0.0.1:0 per una porta libera qualsiasi
serve-forbidden = questo utente non può usare { $address }; le porte da 1024 in su sì; scegli un altro indirizzo con --addr, per esempio 127.0.0.1:0 per una porta libera qualsiasi
serve-not-here = { $address } non è un indirizzo di questa macchina
serve-failed = non è possibile mettersi in ascolto su { $address }: { $reason }
