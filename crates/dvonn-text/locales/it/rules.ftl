# Le regole, e dove i regolamenti divergono. Complete e brevi: si stampano su due pagine.

rules-title = Le regole di DVONN
rules-author = Un gioco per due di Kris Burm (2001).
rules-figure = Figura { $number }
rules-after = Dopo { $move }:

## The aim

rules-aim = Scopo del gioco
rules-aim-control = Costruisci pile, controlla più pedine che puoi e tienile in contatto con le pedine DVONN, quelle rosse. Quando nessuno può più muovere, vince chi controlla più pedine.
rules-aim-pieces = Il tavoliere ha 49 caselle, in righe di 9, 10, 11, 10 e 9. Le pedine sono 49: 23 bianche, 23 nere e 3 pedine DVONN, rosse, che non sono di nessuno.

## Placement

rules-placement = Fase 1: posizionamento
rules-placement-lots = I colori si tirano a sorte. Comincia il Bianco, che ha due delle pedine DVONN; il Nero ha la terza.
rules-placement-order = Il tavoliere è vuoto. Il Bianco piazza una pedina DVONN, il Nero una pedina DVONN, il Bianco una pedina DVONN; poi il Nero una pedina nera, il Bianco una bianca, e così via a turno.
rules-placement-anywhere = Va bene qualsiasi casella vuota. Nessuno può saltare il proprio turno, e in questa fase nulla viene rimosso.
rules-placement-full = Quando tutte le 49 pedine sono sul tavoliere, la prima fase è finita. L’ultima l’ha piazzata il Bianco.

## Movement

rules-movement = Fase 2: movimento
rules-movement-first = Il Bianco muove per primo, subito dopo aver piazzato l’ultima pedina. Poi si gioca a turno.
rules-movement-owner = In ogni turno si fa una sola mossa, con una pila che ha in cima il proprio colore; una pedina singola è una pila di uno. Una pila si muove sempre intera.
rules-movement-distance = Si muove in linea retta, in una delle sei direzioni, esattamente di tante caselle quante sono le sue pedine, di qualunque colore siano.
rules-movement-landing = Può passare sopra caselle vuote e occupate, ma deve arrivare su una occupata: su una pedina o una pila di uno dei due colori, o su una pedina DVONN. La casella che lascia resta vuota.
rules-movement-blocked = Una pedina o una pila con tutte e sei le caselle vicine occupate è bloccata e non può muoversi. Per questo all’inizio si muovono solo le pedine sul bordo; lì, dove una casella ha meno di sei vicini, nulla è mai bloccato.
rules-movement-dvonn = Una pedina DVONN che sta da sola non si può muovere. Dentro una pila si muove con la pila.

## Losing pieces

rules-losing = Perdere pedine
rules-losing-connected = Ogni pila deve restare in contatto con una pedina DVONN: direttamente, o attraverso una catena di pedine e pile vicine. Dopo ogni mossa, tutto ciò che non è più in contatto con nessuna pedina DVONN viene subito rimosso dal gioco.
rules-losing-anyone = Non importa chi ha fatto la mossa né di chi sono le pedine. Possono cadere molte pedine insieme, perfino la pila che si è appena mossa.
rules-losing-stay = Le tre pedine DVONN restano sempre: ognuna è in contatto con sé stessa.

## Turns

rules-turns = Muovere e passare
rules-turns-must = Chi può muovere deve muovere, anche a proprio danno.
rules-turns-pass = Chi non può muovere deve passare; l’altro va avanti.
rules-turns-back = Se un giocatore che ha passato può muovere di nuovo, perché si è liberata una pila bloccata, deve muovere.

## The end

rules-end = La fine della partita
rules-end-when = La partita finisce appena nessuna delle due parti può muovere.
rules-end-towers = Ognuno riunisce in una sola pila finale tutte le pile con il proprio colore in cima. Vince la più alta; contano tutte le sue pedine, di qualunque colore. Una pedina DVONN che sta da sola non conta per nessuno.
rules-end-draw = Se le due pile finali hanno la stessa altezza, è parità.

## Tips

rules-tips = Cinque consigli
rules-tip-1 = Piazza abbastanza pedine sul bordo e vicino alle pedine DVONN, ma non troppo vicine tra loro.
rules-tip-2 = Arrivare su una pedina dell’avversario la neutralizza: resta sul tavoliere, ma non gioca più per lui.
rules-tip-3 = Mantieni mobili più pedine che puoi. Più una pila è alta, più è difficile muoverla.
rules-tip-4 = Attenzione a una pedina DVONN controllata dall’avversario: dove può andare, e che cosa di tuo cadrebbe? Se è troppo pericolosa, rendi quella pila troppo alta per muoversi.
rules-tip-5 = Decidono le ultime mosse. Cerca di averne ancora quando il tuo avversario deve passare.

## Figures

rules-figure-1 = La pila nera di { $height } su { $cell } può raggiungere { $targets } e nient’altro.
rules-figure-2 = Bloccate su tutti e sei i lati: { $cells }.
rules-figure-3 =
    Il Bianco gioca { $move }. Tagliate fuori e rimosse: { $cells }. Il Bianco perde { $white ->
        [one] { $white } pedina
       *[other] { $white } pedine
    }, il Nero { $black }.
rules-figure-4 =
    Il Bianco deve giocare { $move }, la sua unica mossa: cadono { $cells }, e il Nero vince per { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }.

## Where the rulebooks differ

differ-title = Dove i regolamenti divergono
differ-intro = Abbiamo letto cinque testi delle regole: i regolamenti polacco, rumeno e ucraino, l’ultima pagina di uno spagnolo e un bollettino italiano. Sul gioco sono d’accordo, ma non in ogni frase. Ecco come giochiamo noi, e perché.
differ-said = Che cosa dicono
differ-played = Come giochiamo
differ-wins = Che cosa fa vincere?
differ-wins-said = Il regolamento rumeno dice prima «più pile», ma nell’ultima parte «la torre più alta». Tutti gli altri: più pedine, la pila finale più alta.
differ-wins-played = Più pedine. Quattro contro uno, e quell’uno si contraddice.
differ-dvonn-removed = Una pedina DVONN può essere rimossa?
differ-dvonn-removed-said = Il regolamento rumeno: sì, insieme alla pila di cui fa parte. Tutti gli altri: restano tutte e tre fino alla fine.
differ-dvonn-removed-played = Mai. Una pila con una pedina DVONN è in contatto con quella pedina, quindi il caso rumeno non può presentarsi.
differ-dvonn-counts = Le pedine DVONN contano alla fine?
differ-dvonn-counts-said = Tutti: le pedine contano «di qualunque colore siano». Il bollettino conta per intero una pila con dentro una pedina DVONN.
differ-dvonn-counts-played = Dentro una pila contano per chi la controlla. Da sole non contano per nessuno.
differ-blocked = Quali pedine sono bloccate all’inizio?
differ-blocked-said = Il regolamento polacco: quelle «già sul tavoliere». Gli altri: quelle che non stanno sul bordo.
differ-blocked-played = Quelle all’interno. La frase polacca è una svista: in quel momento tutte le pedine sono sul tavoliere.
differ-edge = Una pedina sul bordo è bloccata se tutti i suoi vicini sono occupati?
differ-edge-said = Tutti parlano di sei lati, e di pedine sul bordo che all’inizio possono muoversi.
differ-edge-played = Mai bloccata: non ha sei vicini. Vale per le pedine e per le pile.
differ-distance = Una pila si muove esattamente di quanto è alta, o anche di meno?
differ-distance-said = Il regolamento rumeno: «può» muoversi di altrettante caselle; poi: «esattamente» tre. Gli altri: esattamente.
differ-distance-played = Esattamente.
differ-landing = Si può arrivare su una pedina DVONN che sta da sola?
differ-landing-said = Il regolamento rumeno non lo dice. Il polacco, l’ucraino e il bollettino: sì.
differ-landing-played = Sì.
differ-dvonn-moves = Una pedina DVONN si può muovere?
differ-dvonn-moves-said = Il bollettino: «non può essere spostata», e nella frase dopo la sua pila si muove.
differ-dvonn-moves-played = È ferma solo una pedina DVONN che sta da sola.
differ-first = Perché il Bianco muove per primo?
differ-first-said = I regolamenti polacco e rumeno: perché il Nero ha piazzato per primo una pedina del proprio colore. L’ucraino: perché il Bianco ha piazzato una pedina DVONN in più.
differ-first-played = Muove per primo il Bianco. È la stessa regola con due motivi.
differ-pass = Si può passare, o si deve?
differ-pass-said = Tre regolamenti: chi ha una mossa non può passare. Il bollettino: chi non ne ha deve passare.
differ-pass-played = Sono vere entrambe le cose: non si passa mai per scelta, solo per obbligo.
differ-back = Quando rientra un giocatore che ha passato?
differ-back-said = I regolamenti polacco e ucraino: grazie a pedine che erano bloccate. Il rumeno: grazie alle mosse dell’altro. Il bollettino non lo dice.
differ-back-played = Deve muovere appena può. Succede solo quando si libera una pila bloccata.
differ-end = Quando finisce esattamente la partita?
differ-end-said = Dopo l’ultima mossa; quando nessuno può muovere; oppure quando entrambi devono passare.
differ-end-played = Appena nessuna delle due parti può muovere. Non serve dire «passo» due volte.
differ-draw = Che cos’è la parità?
differ-draw-said = Pile finali della stessa altezza; il regolamento ucraino dice torri «uguali».
differ-draw-played = Stessa altezza, qualunque cosa ci sia dentro.
differ-placing = Durante il posizionamento si rimuove qualcosa, o si può saltare il turno?
differ-placing-said = Le regole sulle pedine perse fanno parte della seconda fase; di saltare il turno non si parla.
differ-placing-played = Finché il tavoliere non è pieno, nulla si rimuove e nessun turno si salta.
differ-silent = E se un giocatore controlla tutte e tre le pedine DVONN, o il Bianco non può muovere proprio all’inizio?
differ-silent-said = Nessun regolamento ne parla.
differ-silent-played = Niente di speciale: la partita continua. Se tutte le pedine bianche stanno all’interno, il Bianco passa e muove il Nero.
