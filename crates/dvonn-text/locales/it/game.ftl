# Le parole del gioco, comuni a pagina, terminale e riga di comando.

## Names

color-name =
    { $color ->
        [white] Bianco
       *[black] Nero
    }
piece-name =
    { $piece ->
        [white] pedina bianca
        [black] pedina nera
       *[dvonn] pedina DVONN
    }
phase-placement = posizionamento
phase-movement = movimento
phase-end = fine
game-pieces =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
game-plies =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
game-score = Pedine: Bianco { $white }, Nero { $black }

## Whose turn it is

turn-place =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } piazza una { $piece ->
        [white] pedina bianca
        [black] pedina nera
       *[dvonn] pedina DVONN
    }; da piazzare: { $left } su 49.
turn-pass =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } non ha mosse e deve passare.
turn-move =
    Tocca al { $color ->
        [white] Bianco
       *[black] Nero
    }, { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }.

## What was played

played-place =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } ha piazzato in { $move }.
played-move =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } ha giocato { $move }.
played-move-fell =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } ha giocato { $move }, { $count ->
        [one] { $count } pila è caduta
       *[other] { $count } pile sono cadute
    }.
played-pass =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } ha passato.

## What a move does

consequence-quiet = { $move }: pila di { $height }; non cade nulla; poi Bianco { $white }, Nero { $black }.
consequence-fall =
    { $move }: { $count ->
        [one] cade { $count } pila
       *[other] cadono { $count } pile
    }, Bianco −{ $white-lost }, Nero −{ $black-lost }; poi Bianco { $white }, Nero { $black }.
fall-nothing = Non cade nulla.
fall-yours =
    { $count ->
        [one] Cade { $count } pila
       *[other] Cadono { $count } pile
    }: tu −{ $yours }, avversario −{ $theirs }.
fall-both =
    { $count ->
        [one] Cade { $count } pila
       *[other] Cadono { $count } pile
    }: Bianco −{ $white }, Nero −{ $black }.

## What is announced to those who cannot see the board

announce-place =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } piazza una { $piece ->
        [white] pedina bianca
        [black] pedina nera
       *[dvonn] pedina DVONN
    } in { $cell }.
announce-move =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } muove da { $from } a { $to }: pila di { $height }.
announce-pass =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } passa.

## What stands on a cell

stack-empty = { $cell }: vuota
stack-dvonn = { $cell }: pedina DVONN
stack-single =
    { $cell }: pedina { $color ->
        [white] bianca
       *[black] nera
    }
stack-tall =
    { $cell }: pila { $color ->
        [white] bianca
       *[black] nera
    } di { $height }
stack-tall-dvonn =
    { $cell }: pila { $color ->
        [white] bianca
       *[black] nera
    } di { $height }, contiene { $dvonns ->
        [one] una pedina DVONN
       *[other] { $dvonns } pedine DVONN
    }
stack-layers = { $stack }, dal basso { $layers }
layer-name =
    { $piece ->
        [white] bianca
        [black] nera
       *[dvonn] DVONN
    }
layer-unknown = sconosciuta
mobility-blocked = circondata, non può muoversi
mobility-stuck = non ha nulla su cui arrivare
mobility-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }

## How a game ended

ending-win =
    Partita finita: vince { $color ->
        [white] il Bianco
       *[black] il Nero
    } per { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }.
ending-draw = Partita finita: parità.
ending-resigned =
    { $color ->
        [white] Il Bianco ha abbandonato: vince il Nero
       *[black] Il Nero ha abbandonato: vince il Bianco
    }.
ending-time =
    { $color ->
        [white] Il Bianco ha finito il tempo: vince il Nero
       *[black] Il Nero ha finito il tempo: vince il Bianco
    }.
ending-agreed = È stata concordata la parità.
ending-aborted = La partita è stata interrotta.
result-win =
    vince { $color ->
        [white] il Bianco
       *[black] il Nero
    } per { $margin }
result-draw = parità
result-resigned =
    { $color ->
        [white] il Bianco
       *[black] il Nero
    } ha abbandonato
result-time =
    { $color ->
        [white] il Bianco
       *[black] il Nero
    } ha finito il tempo
result-agreed = parità concordata
result-aborted = interrotta
result-unfinished = non finita

## What a position is worth

worth-even = pari, { $percent } %
worth-ahead =
    { $color ->
        [white] Bianco
       *[black] Nero
    } avanti di { $margin }, vince al { $percent } %
worth-draw = dimostrato: parità
worth-win =
    dimostrato: vince { $color ->
        [white] il Bianco
       *[black] il Nero
    }
worth-win-by =
    dimostrato: vince { $color ->
        [white] il Bianco
       *[black] il Nero
    } per { $margin }

## Why a move was refused

refused-over = la partita è finita
refused-still-placing = le pile si muovono solo quando tutte le 49 pedine sono piazzate
refused-pass-while-placing = nel posizionamento non si può passare
refused-already-placed = tutte le pedine sono piazzate; { $cell } da sola non è una mossa
refused-occupied = { $cell } è occupata
refused-must-move = puoi passare solo se non hai mosse
refused-no-stack = su { $cell } non c’è nessuna pila
refused-lone-dvonn = la pedina DVONN sola su { $cell } non si può muovere
refused-not-yours = la pila su { $cell } è dell’altro giocatore
refused-enclosed = la pila su { $cell } è circondata su tutti e sei i lati
refused-not-in-line = { $from } e { $to } non sono in linea retta
refused-wrong-distance = { $to } non è a distanza { $height } da { $from }, e una pila si muove di quanto è alta
refused-empty-target = { $cell } è vuota; una pila arriva su un’altra
refused-no-target =
    { $height ->
        [one] accanto non c’è nessuna pila su cui arrivare
       *[other] a { $height } caselle esatte non c’è nessuna pila su cui arrivare
    }
refused-turn =
    tocca al { $color ->
        [white] Bianco
       *[black] Nero
    }
refused-no-offer = non c’è nessuna offerta di parità da accettare
refused-already-offered = la parità è già stata offerta
refused-nothing-to-take-back = non c’è niente da annullare
refused-too-early = la partita non può ancora finire così
refused-time-control = un controllo del tempo si scrive 300, 300+5, 300 delay 5 o 3 days
refused-ending-counted = sul tavoliere non ci sono più mosse, quindi si contano le pedine
refused-ending-uncounted = ci sono ancora mosse, quindi non c’è niente da contare

## Why a board that was set up is no position

setup-stack-while-placing = pile nella fase di posizionamento, su { $cells }
setup-placement-finished = tutte le 49 pedine sono piazzate, quindi si è nella fase di movimento
setup-placement-count =
    le pedine piazzate sono { $placed }, quindi le pedine { $piece ->
        [white] bianche
        [black] nere
       *[dvonn] DVONN
    } dovrebbero essere { $expected }, non { $found }
setup-placement-turn =
    le pedine piazzate sono { $placed }, quindi tocca al { $color ->
        [white] Bianco
       *[black] Nero
    }
setup-dvonn-count = le pedine DVONN sono { $found }, non tre
setup-too-many = ci sono { $found } pedine, più di 49
setup-tops =
    { $found } pile hanno in cima una pedina { $color ->
        [white] bianca, ma le pedine bianche
       *[black] nera, ma le pedine nere
    } sono solo 23
setup-unlinked = senza contatto con una pedina DVONN: { $cells }

## Why a text is no position, stack or move

text-parts = una posizione ha tre parti, righe, turno e fase, ma questa ne ha { $found }
text-rows = un tavoliere ha 5 righe, ma questo ne ha { $found }
text-cells = la riga { $row } ha { $expected } caselle, ma qui ne ha { $found }
text-character = colonna { $column }: { $found } non è uno di . W B D
text-height = colonna { $column }: { $found } non è un’altezza; le pile si scrivono da 2 a 49
text-stack = colonna { $column }: { $reason }
text-side = il turno è W o B, non { $found }
text-phase = la fase è P o M, non { $found }
text-stack-height = una pila ha da 1 a 49 pedine, non { $height }
text-stack-dvonns = una pila di { $height } con una pedina colorata in cima contiene al massimo { $most } DVONN, non { $dvonns }
text-move-missing = manca una mossa
text-no-cell = { $text } non è una casella
text-no-move = { $text } non è una mossa; le mosse si scrivono d3, c1-c2 o pass

## Why a record was not read to its end

read-place = riga { $line }, colonna { $column }
read-ply = mossa { $ply }
read-start = la posizione iniziale: { $reason }
read-tag-form = un’etichetta si scrive [Nome "valore"]
read-tag-name = { $name } non è un nome di etichetta
read-tag-reserved = { $name } si ricava dalle mosse e dalla conclusione
read-clock = { $text } non è un tempo d’orologio; si scrive @4:59 o @1:04:59.250
read-orphan =
    { $what ->
        [clock] un tempo d’orologio
        [variation] una variante
       *[comment] un commento
    } deve seguire una mossa
read-unopened = una parentesi non chiude nessuna variante
read-after-end = { $text } viene dopo la fine della partita
read-json = JSON: { $detail }
read-json-format = questo non è "format": "dvonn-record", "version": 1
read-tag-value = il valore dell’etichetta { $name } non è un testo
read-no-such-move = non c’è nessuna mossa numero { $number } dopo cui giocare
read-nothing-to-leave = una variante lascia la linea dopo la mossa numero { $number }, ma lì la linea finisce
read-variations = in questo formato le varianti non si leggono
read-no-bracket = dopo { $name } c’è { $found } invece di [
read-other-game = questa è una partita di { $name }, non di DVONN
read-nothing-held = si posa qualcosa su { $cell }, ma non si era preso nulla
read-wrong-player =
    gioca { $color ->
        [white] il Bianco
       *[black] il Nero
    }, ma tocca al { $turn ->
        [white] Bianco
       *[black] Nero
    }
read-empty = qui non c’è nessuna partita
read-several = qui c’è più di una partita
read-too-many-repairs = mille correzioni bastano: questa non sembra la registrazione di una partita
read-needs-repair = questo richiederebbe una correzione: { $repair }

## What was put right in a record

repair-latin = non è UTF-8; letto come Latin-1
repair-last-placement = mancava l’ultimo posizionamento: { $move }
repair-forced-pass =
    mancava un passo obbligato del { $color ->
        [white] Bianco
       *[black] Nero
    }
repair-closing-pass = un passo dopo la fine è stato omesso
repair-number = il numero della mossa dovrebbe essere { $expected }
repair-skipped = omesso { $text }
repair-early-comment = un commento prima della prima mossa di una variante è stato messo dopo
repair-unclosed =
    mancava la fine di { $what ->
        [game] una partita
        [turn] un turno
        [property] una proprietà
        [variation] una variante
       *[comment] un commento
    }
repair-repeated-tag = l’etichetta { $name } si ripete; è rimasta la prima
repair-repeated-move = una variante ripete la mossa { $move }; è stata unita a essa
repair-result =
    { $what ->
        [result] il risultato
        [ending] la conclusione
        [score] il punteggio
        [end] la posizione finale
        [player] il giocatore
       *[removed] l’elenco delle caselle svuotate
    } dovrebbe essere { $expected }
repair-unexplained = il risultato non dice come è finita la partita, e ci sono ancora mosse; è stato omesso
repair-contradiction = il risultato e la conclusione si contraddicono; sono stati omessi
repair-missing-result = mancava il risultato alla fine

## What a format cannot hold

lost-variations = varianti
lost-comments = commenti
lost-clocks = tempi d’orologio
lost-tags = alcune etichette, o parte di esse
lost-ending = come è finita la partita
export-start = questo formato contiene solo partite che cominciano dal tavoliere vuoto

## Date e orari

date-day =
    { $day } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    } { $year }
ago-now = proprio ora
ago-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    } fa
ago-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    } fa
ago-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    } fa
