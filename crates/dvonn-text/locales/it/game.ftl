# Le parole del gioco, comuni alla pagina, al terminale e alla riga di comando.

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
    Tocca al { $color ->
        [white] Bianco
       *[black] Nero
    }: piazza una { $piece ->
        [white] pedina bianca
        [black] pedina nera
       *[dvonn] pedina DVONN
    }; { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    } su 49.
turn-pass =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } non ha mosse e deve passare.
turn-move =
    Tocca al { $color ->
        [white] Bianco
       *[black] Nero
    }: { $count ->
        [one] { $count } mossa possibile
       *[other] { $count } mosse possibili
    }.

## What was played

played-place =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } ha piazzato una pedina in { $move }.
played-move =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } ha giocato { $move }.
played-move-fell =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } ha giocato { $move }; { $count ->
        [one] è caduta { $count } pila
       *[other] sono cadute { $count } pile
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
    }, { $losses }; poi Bianco { $white }, Nero { $black }.
fall-nothing = Non cade nulla.
fall-off =
    { $count ->
        [one] Cade { $count } pila
       *[other] Cadono { $count } pile
    }: { $losses }.
loss-yours = tu −{ $pieces }
loss-theirs = avversario −{ $pieces }
loss-of =
    { $color ->
        [white] Bianco
       *[black] Nero
    } −{ $pieces }

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
announce-takes-piece =
    Cattura { $color ->
        [white] una pedina bianca
       *[black] una pedina nera
    }.
announce-takes-stack =
    Cattura { $color ->
        [white] una pila bianca
       *[black] una pila nera
    } di { $height }.
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
    } di { $height } con { $dvonns ->
        [one] una pedina DVONN
       *[other] { $dvonns } pedine DVONN
    }
stack-layers = { $stack }; dal basso: { $layers }
layer-name =
    { $piece ->
        [white] bianca
        [black] nera
       *[dvonn] DVONN
    }
layer-unknown =
    { $count ->
        [one] { $count } sconosciuta
       *[other] { $count } sconosciute
    }
mobility-blocked = bloccata, non può muoversi
mobility-stuck = nessuna pila da coprire
mobility-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }

## How a game ended

ending-win =
    Partita finita: { $color ->
        [white] il Bianco
       *[black] il Nero
    } vince di { $margin ->
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
        [white] Il Bianco ha esaurito il tempo: vince il Nero
       *[black] Il Nero ha esaurito il tempo: vince il Bianco
    }.
ending-left =
    { $color ->
        [white] Il Bianco ha lasciato la partita: vince il Nero
       *[black] Il Nero ha lasciato la partita: vince il Bianco
    }.
ending-agreed = I giocatori si sono accordati per la patta.
ending-aborted = La partita è stata interrotta.
ending-you-win =
    Partita finita: hai vinto di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }.
ending-you-lose =
    Partita finita: hai perso di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }.
ending-you-resigned = Hai abbandonato.
ending-they-resigned = L’avversario ha abbandonato: hai vinto.
ending-your-time = Hai esaurito il tempo: hai perso.
ending-their-time = L’avversario ha esaurito il tempo: hai vinto.
ending-you-left = Hai lasciato la partita: hai perso.
ending-they-left = L’avversario ha lasciato la partita: hai vinto.
result-win =
    { $color ->
        [white] il Bianco
       *[black] il Nero
    } vince di { $margin }
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
    } ha esaurito il tempo
result-left =
    { $color ->
        [white] il Bianco
       *[black] il Nero
    } ha lasciato la partita
result-agreed = patta d’accordo
result-aborted = interrotta
result-unfinished = non finita

## What a position is worth

worth-even = pari, { $chance }
worth-chance =
    { $color ->
        [white] Bianco
       *[black] Nero
    } { $percent }
worth-ahead =
    { $color ->
        [white] Bianco
       *[black] Nero
    } avanti di { $margin }, vittoria al { $percent }
worth-draw = dimostrato: parità
worth-win =
    dimostrato: vince { $color ->
        [white] il Bianco
       *[black] il Nero
    }
worth-win-by =
    dimostrato: { $color ->
        [white] il Bianco
       *[black] il Nero
    } vince di { $margin }

## The review of a game

review-inaccuracy = imprecisione
review-mistake = errore
review-blunder = errore grave
review-better-pieces = −{ $loss } pedine, meglio: { $move }
review-better-chance = −{ $loss } di probabilità di vincere, meglio: { $move }
review-inaccuracies =
    { $count ->
        [one] { $count } imprecisione
       *[other] { $count } imprecisioni
    }
review-mistakes =
    { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
review-blunders =
    { $count ->
        [one] { $count } errore grave
       *[other] { $count } errori gravi
    }
review-faultless = nessun errore
review-summary = { $side }: { $slips }; perdita media: { $loss } pedine
review-accuracy-middle = Precisione nel medio gioco: { $each }
review-accuracy-ending = Precisione nel finale: { $each }
review-accuracy-placing = Precisione nel posizionamento (stima): { $each }
review-moments = I momenti decisivi:
review-only = unica mossa buona
review-forced = unica mossa possibile
review-oversights =
    { $pieces ->
        [one] { $pieces } pedina persa per disattenzione
       *[other] { $pieces } pedine perse per disattenzione
    }
review-board = Tavoliere pieno (stima): { $worth }
review-placements = I posizionamenti più importanti (stime, senza spostare le altre pedine):
review-sheet-title = Valutazione della partita
review-sheet-legend = La freccia indica la mossa migliore; la linea e i cerchi, quella giocata.

## Why a move is good or bad, and hints

theme-edges = Il bordo e le pedine DVONN
theme-neutralising = Neutralizzare
theme-mobility = La mobilità
theme-dvonn-stacks = Le pile DVONN
theme-last-moves = Le ultime mosse
theme-links = Restare in contatto
theme-sharpshooting = Tiro di precisione
theme-overloading = Sovraccarico
theme-tempi = Contare i tempi
reason-only-proved = L’unica mossa buona: è dimostrato che le altre sono peggiori.
reason-only-searched = L’unica mossa buona: secondo il motore, ogni altra vale almeno { $pieces } pedine in meno.
reason-refuted = La risposta: { $moves }.
reason-cuts-off =
    Taglia fuori { $pieces ->
        [one] { $pieces } pedina
       *[other] { $pieces } pedine
    } del { $color ->
        [white] Bianco
       *[black] Nero
    }.
reason-saves-from =
    Para la minaccia { $move }, che costerebbe { $pieces ->
        [one] { $pieces } pedina
       *[other] { $pieces } pedine
    }.
reason-takes-piece = Cattura la pedina in { $cell }.
reason-takes-stack = Cattura la pila di { $height } in { $cell }.
reason-takes-dvonn = Cattura la pila DVONN in { $cell }.
reason-neutralises =
    Neutralizza la pedina in { $cell }, che aveva { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }.
reason-overloads = La pila in { $cell } ora ha { $height } pedine: è troppo alta per muoversi.
reason-frees =
    Libera { $count ->
        [one] { $count } pila bloccata
       *[other] { $count } pile bloccate
    }.
reason-keeps-bridge =
    Mette al sicuro il ponte in { $cell }, da cui { $pieces ->
        [one] dipende { $pieces } pedina
       *[other] dipendono { $pieces } pedine
    }.
reason-brings-dvonn =
    Porta una pedina DVONN accanto { $count ->
        [one] a un’altra pila propria
       *[other] ad altre { $count } pile proprie
    }.
reason-denies-dvonn =
    Prende la pedina DVONN in { $cell } prima del { $color ->
        [white] Bianco
       *[black] Nero
    }.
reason-forces-pass =
    Il { $color ->
        [white] Bianco
       *[black] Nero
    } deve passare.
reason-gains-tempi =
    Guadagna tempi: { $own ->
        [one] { $own } mossa
       *[other] { $own } mosse
    } di riserva contro { $theirs }.
reason-wastes-tempi =
    Spreca tempi: { $own ->
        [one] { $own } mossa
       *[other] { $own } mosse
    } di riserva contro { $theirs }.
reason-on-edge = Sul bordo una pedina non è mai bloccata.
reason-beside-dvonn = È accanto a una pedina DVONN.
reason-apart = Non è accanto ad altre pedine del suo colore.
hint-area = Suggerimento: { $theme }. Guarda attorno a { $cell }.
hint-area-plain = Suggerimento: guarda attorno a { $cell }.
hint-stack = Suggerimento: guarda la pila in { $cell }.
hint-more = Chiedi ancora per saperne di più.
hint-move = Suggerimento: { $move } ({ $worth }).
hint-cost = La seconda mossa migliore, { $move }, costa { $pieces } pedine.
hint-cost-result = La seconda mossa migliore è { $move } ({ $worth }).
oversight = Attenzione: ti è sfuggita { $move }, la risposta del computer.
oversight-cost = La tua mossa costa circa { $pieces } pedine rispetto alla migliore.
hints-used = Suggerimenti usati: { $count }
hints-used-both = Suggerimenti usati: Bianco { $white }, Nero { $black }

## Why a move was refused

refused-over = la partita è finita
refused-still-placing = le pile non si possono muovere finché non sono piazzate tutte le 49 pedine
refused-pass-while-placing = durante il posizionamento non si può passare
refused-already-placed = tutte le pedine sono piazzate; per muovere indica entrambe le caselle, non solo { $cell }
refused-occupied = { $cell } è occupata
refused-must-move = si può passare solo quando non ci sono mosse possibili
refused-no-stack = in { $cell } non c’è nessuna pila
refused-lone-dvonn = la pedina DVONN in { $cell } è sola e non si può muovere
refused-not-yours = la pila in { $cell } è dell’avversario
refused-enclosed = la pila in { $cell } è bloccata: le sei caselle adiacenti sono tutte occupate
refused-not-in-line = { $from } e { $to } non sono in linea retta
refused-wrong-distance = { $to } non è a distanza { $height } da { $from }; una pila si muove esattamente di quanto è alta
refused-empty-target = { $cell } è vuota; una pila deve coprirne un’altra
refused-no-target =
    { $height ->
        [one] accanto non c’è nessuna pila da coprire
       *[other] a { $height } caselle di distanza non c’è nessuna pila da coprire
    }
refused-turn =
    tocca al { $color ->
        [white] Bianco
       *[black] Nero
    }
refused-no-offer = non c’è nessuna offerta di patta a cui rispondere
refused-already-offered = hai già offerto la patta
refused-nothing-asked = non c’è nessuna richiesta di annullare una mossa a cui rispondere
refused-already-asked = è già stato chiesto di annullare una mossa
refused-nothing-to-take-back = non c’è nulla da annullare
refused-too-early = la partita non può ancora finire così
refused-time-control = il tempo di gioco deve avere la forma 300, 300+5, 300 delay 5 o 3 days
refused-ending-counted = nessuno dei due giocatori può muovere, quindi la partita finisce con il conteggio delle pedine
refused-ending-uncounted = un giocatore può ancora muovere, quindi la partita non finisce con il conteggio delle pedine

## Why a board that was set up is not a valid position

setup-stack-while-placing = durante il posizionamento non possono esserci pile: { $cells }
setup-placement-finished = tutte le 49 pedine sono piazzate, quindi la fase è quella di movimento
setup-placement-count =
    con { $placed ->
        [one] { $placed } pedina
       *[other] { $placed } pedine
    } sul tavoliere, quelle { $piece ->
        [white] bianche
        [black] nere
       *[dvonn] DVONN
    } dovrebbero essere { $expected }, non { $found }
setup-placement-turn =
    il numero di pedine piazzate è { $placed }, quindi tocca al { $color ->
        [white] Bianco
       *[black] Nero
    }
setup-dvonn-count = il numero di pedine DVONN deve essere 3, non { $found }
setup-too-many = ci sono { $found } pedine, ma il gioco ne ha solo 49
setup-tops =
    { $found } pile hanno in cima una pedina { $color ->
        [white] bianca, ma le pedine bianche
       *[black] nera, ma le pedine nere
    } sono solo 23
setup-unlinked = non in contatto con una pedina DVONN: { $cells }

## Why a text is not a position, stack or move

text-parts = una posizione ha tre parti (righe, turno e fase), ma questa ne ha { $found }
text-rows = un tavoliere ha 5 righe, ma questo ne ha { $found }
text-cells = la riga { $row } deve avere { $expected } caselle, non { $found }
text-character = colonna { $column }: { $found } non è uno dei segni ., W, B o D
text-height = colonna { $column }: { $found } non è l’altezza di una pila; usa un numero da 2 a 49
text-stack = colonna { $column }: { $reason }
text-side = il turno deve essere W o B, non { $found }
text-phase = la fase deve essere P o M, non { $found }
text-stack-height = una pila ha da 1 a 49 pedine, non { $height }
text-stack-dvonns =
    una pila di { $height } con una pedina colorata in cima può contenere al massimo { $most ->
        [one] { $most } pedina
       *[other] { $most } pedine
    } DVONN, non { $dvonns }
text-move-missing = manca una mossa
text-no-cell = { $text } non è una casella
text-no-move = { $text } non è una mossa; scrivi le mosse come d3, c1-c2 o pass

## Why a record was not read to its end

read-place = riga { $line }, colonna { $column }
read-ply = mossa { $ply }
read-start = la posizione iniziale non è valida: { $reason }
read-tag-form = un’etichetta deve avere la forma [Nome "valore"]
read-tag-name = { $name } non è un nome di etichetta valido
read-tag-reserved = { $name } si ricava dalle mosse e dalla conclusione e non si può impostare
read-clock = { $text } non è un tempo dell’orologio; scrivilo come @4:59 o @1:04:59.250
read-orphan =
    { $what ->
        [clock] un tempo dell’orologio
        [variation] una variante
       *[comment] un commento
    } deve seguire una mossa
read-unopened = parentesi chiusa senza quella aperta
read-after-end = { $text } inatteso dopo la fine della partita
read-json = JSON: { $detail }
read-json-format = servono "format": "dvonn-record" e "version": 1
read-tag-value = il valore dell’etichetta { $name } non è un testo
read-no-such-move = una variante comincia dopo la mossa { $number }, ma quella mossa non c’è
read-nothing-to-leave = una variante comincia dopo la mossa { $number }, ma lì la linea finisce
read-variations = questo formato non ammette varianti
read-no-bracket = dopo { $name } serve [, non { $found }
read-other-game = questa è una partita di { $name }, non di DVONN
read-nothing-held = si posa una pedina in { $cell }, ma non ne era stata presa nessuna
read-wrong-player =
    muove { $color ->
        [white] il Bianco
       *[black] il Nero
    }, ma tocca al { $turn ->
        [white] Bianco
       *[black] Nero
    }
read-empty = non è stata trovata nessuna partita
read-several = serve una sola partita, ma ne è stata trovata più di una
read-too-many-repairs = interrotto dopo 1000 correzioni; questo non sembra il testo di una partita
read-needs-repair = servirebbe una correzione: { $repair }

## What was repaired in a record

repair-latin = non è UTF-8; letto come Latin-1
repair-last-placement = mancava l’ultimo posizionamento: { $move }
repair-forced-pass =
    mancava un passo obbligato del { $color ->
        [white] Bianco
       *[black] Nero
    }
repair-closing-pass = un passo dopo la fine della partita è stato ignorato
repair-number = il numero della mossa dovrebbe essere { $expected }
repair-skipped = { $text } è stato ignorato
repair-early-comment = un commento prima della prima mossa di una variante è stato spostato dopo la mossa
repair-unclosed =
    mancava la fine di { $what ->
        [game] una partita
        [turn] un turno
        [property] una proprietà
        [variation] una variante
       *[comment] un commento
    }
repair-repeated-tag = l’etichetta { $name } è ripetuta; è stato mantenuto il primo valore
repair-repeated-move = una variante ripete la mossa { $move }; le due linee sono state unite
repair-result =
    { $what ->
        [result] il risultato
        [ending] la conclusione
        [score] il punteggio
        [end] la posizione finale
        [player] il giocatore
       *[removed] l’elenco delle caselle svuotate
    } dovrebbe essere { $expected }
repair-unexplained = il risultato è stato ignorato: la partita non è finita, e niente dice come si è conclusa
repair-contradiction = il risultato e la conclusione si contraddicono; sono stati ignorati entrambi
repair-missing-result = mancava il risultato alla fine

## What a format cannot store

lost-variations = varianti
lost-comments = commenti
lost-clocks = tempi dell’orologio
lost-tags = alcune etichette o parti di esse
lost-ending = come è finita la partita
export-start = questo formato ammette solo partite che cominciano dal tavoliere vuoto

## The levels of the computer

level-description =
    { $level ->
        [1] Prende quel che può; gli sfuggono molti pericoli.
        [2] Vede alcune tue risposte, ma pochi salti lunghi e cadute.
        [3] Piazza e gioca come la maggior parte delle persone.
        [4] Vede metà delle tue risposte, e poche cadute.
        [5] Vede gran parte delle tue risposte; le cadute lo sorprendono ancora.
        [6] Controlla bene le tue risposte, ma gli sfugge qualche salto.
        [7] Valuta bene la posizione, ma guarda poco avanti.
        [8] Guarda avanti di due o tre mosse.
        [9] Guarda avanti di parecchie mosse: per vincere ti serve un piano.
       *[10] Gioca al suo meglio e può pensarci qualche secondo.
    }

## Dates and times

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
