# Le regole, e dove i regolamenti divergono. Complete e brevi: si stampano su due pagine.

rules-title = Le regole di DVONN
rules-author = Un gioco per due di Kris Burm (2001).
rules-figure = Figura { $number }
rules-after = Dopo { $move }:

## The aim

rules-aim = Scopo del gioco
rules-aim-control = Costruisci pile, controlla più pedine che puoi e mantienile in contatto con le pedine DVONN rosse. Quando nessuno dei due giocatori può muovere, vince chi controlla più pedine.
rules-aim-pieces = Il tavoliere ha 49 caselle, in righe di 9, 10, 11, 10 e 9. Le pedine sono 49: 23 bianche, 23 nere e 3 pedine DVONN rosse, che non sono di nessuno.

## Placement

rules-placement = Fase 1: posizionamento
rules-placement-lots = I colori si tirano a sorte. Il Bianco ha due delle pedine DVONN e comincia; il Nero ha la terza.
rules-placement-order = All’inizio il tavoliere è vuoto. Il Bianco piazza una pedina DVONN, poi il Nero, poi di nuovo il Bianco. Dopo, il Nero piazza una pedina nera, il Bianco una bianca, e così via a turno.
rules-placement-anywhere = Va bene qualsiasi casella vuota. Nessuno può saltare un posizionamento, e in questa fase non si rimuove nulla.
rules-placement-full = Quando tutte le 49 pedine sono sul tavoliere, la prima fase è finita. L’ultima l’ha piazzata il Bianco.

## Movement

rules-movement = Fase 2: movimento
rules-movement-first = Il Bianco muove per primo, subito dopo aver piazzato l’ultima pedina. Poi si gioca a turno.
rules-movement-owner = Al tuo turno muovi una pila che ha in cima il tuo colore; una pedina singola è una pila di una sola pedina. Una pila si muove sempre intera.
rules-movement-distance = Si muove in linea retta, in una qualsiasi delle sei direzioni, esattamente di tante caselle quante sono le sue pedine, di qualunque colore.
rules-movement-landing = Può passare sopra caselle vuote e occupate, ma deve finire su una casella occupata: da una pedina o una pila di uno dei due colori, o da una pedina DVONN. La casella che lascia resta vuota.
rules-movement-blocked = Una pedina o una pila con tutte e sei le caselle adiacenti occupate è bloccata e non può muoversi. Per questo all’inizio si muovono solo le pedine sul bordo. Una casella del bordo ha meno di sei caselle adiacenti, perciò sul bordo nulla è mai bloccato.
rules-movement-dvonn = Una pedina DVONN che sta da sola non si può muovere. Dentro una pila, si muove con la pila.

## Losing pieces

rules-losing = Perdere pedine
rules-losing-connected = Ogni pila deve restare in contatto con una pedina DVONN: direttamente, o attraverso una catena di pedine e pile adiacenti. Dopo ogni mossa, tutto ciò che non è più in contatto con nessuna pedina DVONN viene subito rimosso dal gioco.
rules-losing-anyone = Non importa chi ha fatto la mossa né di chi sono le pedine. Possono essere rimosse molte pedine insieme, perfino la pila che si è appena mossa.
rules-losing-stay = Le tre pedine DVONN restano sempre: ognuna è in contatto con sé stessa.

## Turns

rules-turns = Muovere e passare
rules-turns-must = Se puoi muovere, devi farlo, anche se ti danneggia.
rules-turns-pass = Se non puoi muovere, devi passare; l’avversario continua a giocare.
rules-turns-back = Se hai passato e più tardi puoi di nuovo muovere, perché si è liberata una pila bloccata, devi muovere.

## The end

rules-end = La fine della partita
rules-end-when = La partita finisce appena nessuno dei due giocatori può muovere.
rules-end-towers = Ogni giocatore riunisce in una sola pila finale tutte le pile che controlla. Vince la pila finale più alta; contano tutte le sue pedine, di qualunque colore. Una pedina DVONN che sta da sola non conta per nessuno.
rules-end-draw = Se le pile finali hanno la stessa altezza, la partita finisce in parità.

## Tips

rules-tips = Cinque consigli
rules-tip-1 = Piazza abbastanza pedine sul bordo e vicino alle pedine DVONN, ma non troppo vicine tra loro.
rules-tip-2 = Coprire una pedina dell’avversario la neutralizza: resta sul tavoliere, ma non gioca più per lui.
rules-tip-3 = Mantieni mobili più pedine che puoi. Più una pila è alta, più è difficile muoverla.
rules-tip-4 = Attenzione alle pedine DVONN controllate dall’avversario: dove possono andare, e quali delle tue pedine cadrebbero? Se una è troppo pericolosa, rendi la sua pila troppo alta per muoversi.
rules-tip-5 = Le ultime mosse decidono la partita. Cerca di averne ancora quando il tuo avversario deve passare.

## Figures

rules-figure-1 = La pila nera di { $height } in { $cell } può andare in { $targets } e in nessun’altra casella.
rules-figure-2 = Bloccate su tutti e sei i lati: { $cells }.
rules-figure-3 =
    Il Bianco gioca { $move }. Tagliate fuori e rimosse: { $cells }. Il Bianco perde { $white ->
        [one] { $white } pedina
       *[other] { $white } pedine
    }, il Nero { $black }.
rules-figure-4 =
    Il Bianco deve giocare { $move }, la sua unica mossa. Questa rimuove { $cells }, e il Nero vince di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }.

## Where the rulebooks differ

differ-title = Dove i regolamenti divergono
differ-intro = Abbiamo letto cinque testi delle regole: i regolamenti polacco, rumeno e ucraino, l’ultima pagina di uno spagnolo e una newsletter italiana. Sul gioco concordano, ma non su ogni dettaglio. Ecco come giochiamo noi, e perché.
differ-said = Che cosa dicono
differ-played = Come giochiamo
differ-wins = Che cosa decide il vincitore?
differ-wins-said = Il regolamento rumeno dice prima «più pile», ma alla fine «la torre più alta». Tutti gli altri: più pedine, la pila finale più alta.
differ-wins-played = Chi ha più pedine. Sono quattro testi contro uno, e quell’uno si contraddice.
differ-dvonn-removed = Una pedina DVONN può essere rimossa?
differ-dvonn-removed-said = Il regolamento rumeno: sì, insieme alla pila di cui fa parte. Tutti gli altri: restano tutte e tre fino alla fine.
differ-dvonn-removed-played = Mai. Una pila con una pedina DVONN è in contatto con quella pedina, quindi il caso rumeno non può presentarsi.
differ-dvonn-counts = Le pedine DVONN contano alla fine?
differ-dvonn-counts-said = Tutti: le pedine contano «di qualunque colore siano». Nella newsletter conta ogni pedina di una pila, anche una pedina DVONN.
differ-dvonn-counts-played = Dentro una pila, contano per chi la controlla. Da sole, non contano per nessuno.
differ-blocked = Quali pedine sono bloccate all’inizio?
differ-blocked-said = Il regolamento polacco: quelle «già sul tavoliere». Gli altri: quelle che non sono sul bordo.
differ-blocked-played = Quelle che non sono sul bordo. La frase polacca è una svista: a quel punto tutte le pedine sono sul tavoliere.
differ-edge = Una pedina sul bordo è bloccata se tutte le caselle adiacenti sono occupate?
differ-edge-said = Tutti parlano di sei lati, e di pedine sul bordo che all’inizio possono muoversi.
differ-edge-played = No: le sue caselle adiacenti sono meno di sei. Vale sia per le pedine sia per le pile.
differ-distance = Una pila si muove esattamente di quanto è alta, o anche di meno?
differ-distance-said = Il regolamento rumeno dice prima che «può» muoversi di altrettante caselle, poi «esattamente» di tre. Gli altri: esattamente.
differ-distance-played = Esattamente.
differ-landing = Una pila può coprire una pedina DVONN che sta da sola?
differ-landing-said = Il regolamento rumeno non lo dice. Il polacco, l’ucraino e la newsletter: sì.
differ-landing-played = Sì.
differ-dvonn-moves = Una pedina DVONN si può muovere?
differ-dvonn-moves-said = La newsletter: «non può essere spostata». Ma nella frase successiva la sua pila si muove.
differ-dvonn-moves-played = È immobile soltanto una pedina DVONN che sta da sola.
differ-first = Perché il Bianco muove per primo?
differ-first-said = I regolamenti polacco e rumeno: perché il Nero è stato il primo a piazzare una pedina del proprio colore. L’ucraino: perché il Bianco ha piazzato una pedina DVONN in più.
differ-first-played = Muove per primo il Bianco. È la stessa regola, con due motivi.
differ-pass = Passare è una scelta?
differ-pass-said = Tre regolamenti: chi ha una mossa non può passare. La newsletter: chi non ne ha deve passare.
differ-pass-played = Sono vere entrambe le cose: non si passa mai per scelta, solo per obbligo.
differ-back = Quando rientra in gioco chi ha passato?
differ-back-said = I regolamenti polacco e ucraino: quando si liberano pedine che erano bloccate. Il rumeno: grazie alle mosse dell’avversario. La newsletter non lo dice.
differ-back-played = Deve muovere appena può. Succede solo quando si libera una pila bloccata.
differ-end = Quando finisce esattamente la partita?
differ-end-said = Dopo l’ultima mossa; quando nessuno può muovere; oppure quando entrambi devono passare.
differ-end-played = Appena nessuno dei due giocatori può muovere. Alla fine non serve che qualcuno passi.
differ-draw = Quando c’è parità?
differ-draw-said = Con pile finali della stessa altezza; il regolamento ucraino dice torri «uguali».
differ-draw-played = Con la stessa altezza, qualunque cosa ci sia dentro.
differ-placing = Durante il posizionamento si può rimuovere qualcosa, o saltare un turno?
differ-placing-said = Le regole sulla perdita di pedine riguardano la seconda fase; di saltare un turno non parla nessun testo.
differ-placing-played = No. Finché il tavoliere non è pieno, non si rimuove nulla e nessuno salta un turno.
differ-silent = E se un giocatore controlla tutte e tre le pedine DVONN, o il Bianco non può muovere proprio all’inizio?
differ-silent-said = Nessun regolamento ne parla.
differ-silent-played = Niente di speciale: la partita continua. Se sul bordo non c’è nessuna pedina bianca, il Bianco passa e muove il Nero.
