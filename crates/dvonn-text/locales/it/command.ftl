# Ciò che i comandi scrivono per le persone.

## Files and positions named on the command line

input-standard = lo standard input
input-not-utf = { $name } non è UTF-8
input-no-utf = non è UTF-8
input-neither = { $name } non è né una posizione ({ $position }) né una partita ({ $record })
input-position = posizione non valida: { $reason }
input-position-nor-file = posizione non valida ({ $reason }), e non c’è nessun file con quel nome
input-no-game = la partita { $number } non c’è; partite nel file: { $count }
file-missing = il file non esiste
file-denied = permesso negato
file-folder = questa è una cartella

## Commands

play-no-terminal = `play` ha bisogno di un terminale con tastiera e schermo
show-blocked = Bloccate (con le sei caselle adiacenti occupate): { $cells }
apply-refused = mossa { $number }, { $move }: { $reason }; posizione: { $position }
apply-removed = { $move } ha rimosso { $cells }
solve-phase = si possono risolvere solo posizioni della fase di movimento
solve-draw = Dimostrato: parità
solve-win =
    Dimostrato: vince { $color ->
        [white] il Bianco
       *[black] il Nero
    }
solve-win-by =
    Dimostrato: { $color ->
        [white] il Bianco
       *[black] il Nero
    } vince di { $margin } ({ $value } per il { $turn ->
        [white] Bianco
       *[black] Nero
    }, a cui tocca)
solve-no-margin = Il margine non è dimostrato.
solve-no-best = Le mosse migliori non sono dimostrate.
solve-no-values = Non sono dimostrati i valori di tutte le mosse.
solve-best = Mosse migliori: { $moves }
solve-unproved = non dimostrato entro il limite
solve-incomplete = non tutto è stato dimostrato entro il limite
solve-progress = { $seconds } s, { $nodes } nodi, margine tra { $low } e { $high }
search-nodes = { $nodes } nodi, { $seconds } s
search-progress = { $seconds } s, profondità { $depth }, { $nodes } nodi, { $move } { $margin }
analyze-game-option = --game richiede una partita, ma questa è una posizione
analyze-lines-option = --lines richiede una posizione, ma questa è una partita
analyze-best =
    Tocca al { $color ->
        [white] Bianco
       *[black] Nero
    }: { $move }
analyze-done = [{ $bar }] { $done } di { $all }
column-line = linea
column-margin = margine
column-chance = prob.
column-depth = prof.
column-moves = mosse
column-ply = n.
column-side = colore
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
review-position = la valutazione richiede una partita, ma questa è una posizione
review-no-moves = nella partita non si muove nessuna pila
review-no-picture = { $file } non è stato scritto: la valutazione non ha trovato errori da mostrare
review-lost = { $result }; pedine perse: Bianco { $white }, Nero { $black }
record-repaired = correzione
record-refused = non valido
record-fine = valido
record-left-out = non incluso
record-game = partita { $number }
record-read-before =
    { $reason }; { $count ->
        [one] letta { $count } mossa
       *[other] lette { $count } mosse
    } fino a quel punto
record-kept-before =
    { $reason }; { $count ->
        [one] conservata { $count } mossa
       *[other] conservate { $count } mosse
    } fino a quel punto
record-state =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }, { $result } (letto come { $format })
record-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }, non valide: { $refused }
record-one-game = questo formato ammette una sola partita per file, ma qui ce ne sono { $count }
diagram-kind = { $file }: il nome del file deve finire in .svg o .png
diagram-arrow = { $text }: scrivi una freccia come una mossa, per esempio c1-c2
interrupt-failed = non è possibile gestire Ctrl-C: { $reason }

## Serving the page to browsers

serve-ready = DVONN è in funzione su { $address } (Ctrl-C per fermarlo)
serve-no-browser = Non è stato possibile aprire un browser. Apri tu l’indirizzo.
serve-no-page = questo `dvonn` è stato compilato senza la pagina; `cargo xtask run` ne compila e avvia uno con la pagina, e `--folder` serve una pagina compilata altrove
serve-no-index = index.html non trovato; serve una cartella prodotta da `cargo xtask`
serve-in-use = { $address } è già in uso, forse da un altro `dvonn serve`; scegli un altro indirizzo con --addr, per esempio 127.0.0.1:0 per una porta libera qualsiasi
serve-forbidden = permesso negato per { $address }; scegli con --addr una porta da 1024 a 65535, o 127.0.0.1:0 per una porta libera qualsiasi
serve-not-here = { $address } non è un indirizzo di questa macchina
serve-failed = impossibile mettersi in ascolto su { $address }: { $reason }
