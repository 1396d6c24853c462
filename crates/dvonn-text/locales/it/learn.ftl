# Il corso: testi, domande e risposte di ogni tappa. A chi impara si dà del tu. Caselle e mosse sono scritte nella notazione del tavoliere di chi legge.

## Words around the course

learn-course = Impara DVONN
learn-progress =
    { $done ->
        [one] { $done } tappa completata
       *[other] { $done } tappe completate
    } su { $all }
learn-chapter = Capitolo { $number }: { $title }
learn-step = Tappa { $number } di { $all }
learn-exercise = Esercizio
learn-right = Giusto!
learn-wrong = Non proprio.
learn-other-kind = Questa tappa chiede qualcos’altro.
learn-refused = Non è permesso: { $reason }.
learn-unproved = Il computer non è riuscito a calcolare questa posizione fino alla fine. Prova un’altra risposta.
learn-reply =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } risponde con { $move }. Tocca di nuovo a te.
learn-reply-pass =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } deve passare. Tocca di nuovo a te.
learn-turn-again = Tocca di nuovo a te.
learn-full = Il tavoliere è pieno: d’ora in poi si muovono le pile. Cominci tu.
learn-full-reply =
    Il tavoliere è pieno: d’ora in poi si muovono le pile. { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } comincia con { $move }. Tocca a te.
learn-solution-moves = Una mossa giusta: { $move }.
learn-solution-pass = Devi passare.
learn-solution-cells = Le caselle giuste: { $cells }.
learn-solution-number = Il numero giusto: { $number }.
learn-solution-win =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } vince di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }.
learn-solution-draw = È parità.
learn-why-pass =
    { $opponent ->
        [white] Il Bianco
       *[black] Il Nero
    } non ha più mosse e deve passare. Ora giochi soltanto tu.
learn-why-threat =
    { $opponent ->
        [white] Il Bianco
       *[black] Il Nero
    } minacciava { $threat }, che ti sarebbe costata { $cost ->
        [one] { $cost } pedina
       *[other] { $cost } pedine
    }. L’hai impedito.
learn-why-others-draw = La seconda mossa migliore, { $other }, porta solo alla parità.
learn-why-others-lose =
    La seconda mossa migliore, { $other }, perde di { $loss ->
        [one] { $loss } pedina
       *[other] { $loss } pedine
    }.
learn-progress-unreadable = Questo non è un file con i progressi del corso.
learn-progress-format = Questo file dichiara di contenere { $format }, non i progressi del corso.
learn-progress-version = Questi progressi sono stati salvati da una versione più recente ({ $version }).

## Reactions to mistakes in any step

learn-wrong-from = { $move } è una mossa legale, ma questa tappa riguarda un’altra pila.
learn-wrong-onto = { $move } è una mossa legale, ma non finisce in { $cell }.
learn-wrong-capture =
    { $move } è una mossa legale, ma non copre una { $opponent ->
        [white] pedina bianca
       *[black] pedina nera
    }.
learn-wrong-onto-dvonn = { $move } è una mossa legale, ma non copre una pedina DVONN.
learn-wrong-carries = { $move } è una mossa legale, ma quella pila non contiene pedine DVONN.
learn-wrong-frees = Dopo { $move } le sei caselle intorno a { $cell } sono ancora tutte occupate.
learn-wrong-cuts =
    { $move } taglia fuori { $theirs ->
        [one] { $theirs } pedina
       *[other] { $theirs } pedine
    } dell’avversario e { $yours } delle tue. C’è un taglio migliore.
learn-wrong-forces-pass =
    Dopo { $move } il tuo avversario ha ancora { $replies ->
        [one] { $replies } mossa
       *[other] { $replies } mosse
    }.
learn-wrong-replies =
    { $move } lascia all’avversario { $replies ->
        [one] { $replies } mossa
       *[other] { $replies } mosse
    }; il minimo possibile è { $fewest }.
learn-wrong-moves =
    { $move } ti lascia { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    } prima della risposta { $opponent ->
        [white] del Bianco
       *[black] del Nero
    }; puoi averne { $most }.
learn-wrong-locks =
    Dopo { $move } la pila in { $cell } può ancora andare in { $targets ->
        [one] { $targets } casella
       *[other] { $targets } caselle
    }.
learn-wrong-loses =
    { $move } perde di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    } contro le risposte migliori. Guarda come va a finire.
learn-wrong-draws = { $move } finisce in parità contro le risposte migliori. Guarda come va a finire.
learn-wrong-worse =
    { $move } ti costa { $difference ->
        [one] { $difference } pedina
       *[other] { $difference } pedine
    } rispetto alla mossa migliore. Guarda come va a finire.
learn-wrong-place-inside = Questa casella non è sul bordo: qui una pedina ha intorno sei caselle, e a tavoliere pieno sarà bloccata.
learn-wrong-place-far = È sul bordo, ma non accanto a una pedina DVONN.
learn-wrong-place-crowded = Di per sé è una buona casella, ma proprio accanto c’è una tua pedina. Distribuisci meglio le pedine.
learn-wrong-missing =
    Fin qui nessun errore, ma { $count ->
        [one] ne manca ancora { $count }
       *[other] ne mancano ancora { $count }
    }.
learn-wrong-mark-empty = { $cell } è vuota.
learn-wrong-place-apart = { $cell } non tocca { $of }.
learn-wrong-place-neighbours =
    { $cell } ha { $neighbours ->
        [one] { $neighbours } casella adiacente
       *[other] { $neighbours } caselle adiacenti
    }.
learn-wrong-mark-edge = { $cell } è sul bordo. Lì una pila ha meno di sei caselle adiacenti, quindi non è mai bloccata.
learn-wrong-mark-gap = La pila in { $cell } ha accanto una casella vuota, quindi non è bloccata.
learn-wrong-mark-leaves = La pedina in { $cell } è quella che si muove: non cade.
learn-wrong-mark-linked = Una catena di pedine e pile unisce ancora { $cell } a una pedina DVONN.
learn-wrong-too-many = { $guess } è troppo. Conta di nuovo.
learn-wrong-too-few = { $guess } è troppo poco. Conta di nuovo.
learn-wrong-winner = Finisce in un altro modo. Guarda come va se entrambi giocano al meglio.
learn-wrong-margin = Il vincitore è giusto, il numero no. Guarda come va se entrambi giocano al meglio.
learn-wrong-mobile =
    Alla fine { $count ->
        [one] può muoversi { $count } delle tue pedine
       *[other] possono muoversi { $count } delle tue pedine
    }; ne servivano { $wanted }. Riprova.
learn-wrong-owns = La pila in { $cell } non è ancora tua. Riprova.
learn-wrong-game-lost =
    Hai perso di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }. Succede; riprova.
learn-wrong-game-drawn = Parità: non hai perso, ma nemmeno vinto. Riprova.

## A first taste

learn-taste = Un primo assaggio
learn-taste-able = Ora sai saltare, volare, tagliare e vincere. Il resto sono dettagli.
learn-taste-1 = Sei il Bianco. Salta sulla pedina nera accanto alla tua.
learn-taste-1-hint = Scegli la pedina bianca, poi quella nera.
learn-taste-1-right = Ora è una pila di due con il bianco in cima: è tua.
learn-taste-1-red = { $move } è una mossa legale, ma salta sulla pedina nera, non su una rossa.
learn-taste-2 = Due pedine volano esattamente di due punti. Salta sulla pila nera!
learn-taste-2-hint = Scegli la tua pila, poi quella nera a due punti di distanza.
learn-taste-2-right = È volata sopra la pedina rossa. Ora ha { $height } pedine e vola di { $height } punti.
learn-taste-3 = Ora decidi tu: fai la mossa che vuoi.
learn-taste-3-hint = Scegli una pedina bianca all’esterno, poi una qualsiasi accanto.
learn-taste-3-right = Un’altra pila per te. Il punto che hai lasciato resta vuoto.
learn-taste-4 = Senza contatto con le pedine rosse si cade. Taglia fuori il Nero!
learn-taste-4-hint = Una pedina bianca tiene insieme i due gruppi. Toglila da lì: muovila su una pedina rossa.
learn-taste-4-right =
    { $theirs ->
        [one] { $theirs } pedina nera caduta
       *[other] { $theirs } pedine nere cadute
    } con un solo salto! Le pedine DVONN rosse tengono insieme tutto.
learn-taste-4-fell = Anche la tua pila ha perso il contatto con le rosse. Salta dall’altra parte.
learn-taste-4-nothing = { $move } non taglia fuori nulla. Muovi la pedina bianca nel mezzo.
learn-taste-5 = L’ultima mossa! Prendi la pila alta: vince la pila finale più alta.
learn-taste-5-hint = La tua pila di tre pedine vola di tre punti. Quale pila nera è la più alta?
learn-taste-5-right = Ognuno riunisce le sue pile in una pila finale. La tua è più alta di { $margin }: hai vinto!

## The board and the pieces

learn-board = Il tavoliere e le pedine
learn-board-able = Ora sai orientarti sul tavoliere: caselle, linee e angoli.
learn-board-1 = I punti sono le caselle, e per ognuna c’è una pedina. Comincia: piazza una pedina DVONN rossa su un punto qualsiasi.
learn-board-1-hint = Va bene qualsiasi punto.
learn-board-1-right = 49 caselle, quindi 49 pedine: 23 bianche, 23 nere e 3 pedine DVONN rosse, che non sono di nessuno. Vince chi alla fine controlla più pedine.
learn-board-2 = Le linee uniscono le caselle in tre direzioni: una casella interna ne tocca altre sei. Le lettere vanno in diagonale, i numeri lungo le righe. Piazza la pedina in una casella adiacente a { $cell }.
learn-board-2-hint = Segui una linea da { $cell } fino al punto successivo.
learn-board-2-right = Unite da una linea. In DVONN tutto accade lungo queste linee.
learn-board-2-above = { $cell } sembra vicina, ma nessuna linea la unisce a { $of }.
learn-board-3 = Sul bordo una casella ne tocca di meno: quattro, o solo tre in un angolo. Piazza la pedina in un angolo.
learn-board-3-hint = Guarda gli angoli del tavoliere.
learn-board-3-right = Un angolo tocca tre caselle, le altre caselle del bordo ne toccano quattro, quelle interne sei.

## Placing

learn-placing = Piazzare le pedine
learn-placing-able = Ora sai riempire il tavoliere, pedina dopo pedina.
learn-placing-1 = Prima si riempie il tavoliere, una pedina alla volta, in una casella vuota qualsiasi. Il Bianco piazza una pedina DVONN, il Nero la seconda, il Bianco la terza. Sei il Bianco: piazza le tue due pedine DVONN.
learn-placing-1-hint = Va bene qualsiasi casella vuota.
learn-placing-1-right = Le tre pedine DVONN sono tutte sul tavoliere. Da qui in poi i due giocatori piazzano a turno pedine del proprio colore; comincia il Nero.
learn-placing-2 = Restano una casella vuota e una pedina bianca. Piazzala. Poi tocca di nuovo a te, perché il Bianco comincia anche la seconda fase: muovi una pedina bianca dal bordo su una pedina adiacente.
learn-placing-2-hint = Prima piazza; poi scegli una pedina bianca sul bordo e una casella che la tocca.
learn-placing-2-right = Il Bianco piazza per ultimo e muove per primo. È giusto così: il Nero è stato il primo a piazzare una pedina del proprio colore.

## A single piece

learn-single = Muovere una pedina singola
learn-single-able = Ora sai muovere le pedine singole e conquistare pile.
learn-single-1 = Una pedina singola si muove esattamente di una casella, in qualsiasi direzione, e solo sopra un’altra pedina, di qualunque colore. Sei il Bianco: muovi una delle tue pedine.
learn-single-1-hint = Scegli una pedina bianca e una delle pedine che la toccano.
learn-single-1-right = Ora le due pedine sono una pila, e la casella che hai lasciato resta vuota fino alla fine della partita.
learn-single-2 = La pedina in cima decide di chi è la pila. Copri una pedina nera.
learn-single-2-hint = Cerca una pedina nera che ne tocchi una bianca.
learn-single-2-right = Una pila di { $height } con il bianco in cima: è tua, compresa la pedina nera.
learn-single-2-own = { $move } copre una pedina che era già tua. Prendine una nera.
learn-single-4 = I numeri dicono quante pedine ha una pila. Una pedina singola può coprire qualsiasi pedina o pila che la tocchi, per quanto sia alta. Muovi la pedina bianca singola in { $cell }.
learn-single-4-hint = Sceglila, poi scegli una pedina o una pila qualsiasi che la tocca.
learn-single-4-right =
    Poteva andare in { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }. Bianca o nera, alta o bassa, non importa: basta che la casella accanto sia occupata.

## Stacks

learn-stacks = Le pile si muovono intere
learn-stacks-able = Ora sai muovere pile di qualsiasi altezza.
learn-stacks-1 = Una pila si muove sempre intera, in linea retta, esattamente di tante caselle quante sono le sue pedine. Muovi la pila bianca di { $height } in { $cell }.
learn-stacks-1-hint = Conta { $height } caselle lungo ogni linea. Su una di queste linee c’è qualcosa da coprire.
learn-stacks-1-right = Si è mossa esattamente di quanto era alta, passando sopra tutto ciò che c’era in mezzo. Ora ha { $height } pedine e deve muoversi di { $height } caselle.
learn-stacks-1-single = Questa è la pedina singola. Muovi la pila.
learn-stacks-4 = Il Bianco ha appena giocato { $move } e il Nero ha risposto. Ora muovi la nuova pila bianca in { $cell }.
learn-stacks-4-hint = Due pedine, quindi esattamente due caselle, in ognuna delle sei direzioni, fin dove arriva il tavoliere.
learn-stacks-4-right = Poteva andare in { $targets }: esattamente a due caselle, e occupate.
learn-stacks-3 = Il Nero ha una pila di { $height } in { $cell }. Una delle tue pile la raggiunge esattamente. Trovala e copri la pila nera.
learn-stacks-3-hint = Confronta l’altezza di ogni pila bianca con la sua distanza.
learn-stacks-3-right =
    { $moved ->
        [one] { $moved } pedina, { $moved } casella
       *[other] { $moved } pedine, { $moved } caselle
    }. Chi conta per primo trova per primo mosse così.

## Gaps

learn-gaps = Sopra i vuoti, mai dentro
learn-gaps-able = Ora sai volare sopra i vuoti e riconoscere le pile senza un posto dove andare.
learn-gaps-1 = Sei il Nero. Le caselle vuote si possono attraversare e contano come le altre, ma nessuno può fermarsi lì. Muovi la tua pila di { $height } in { $cell }.
learn-gaps-1-hint = { $height } caselle in ognuna delle sei direzioni: dove c’è qualcosa da coprire?
learn-gaps-1-right = Poteva andare solo in { $targets }. Altrove il tavoliere finisce o la casella è vuota.
learn-gaps-2 = Vola sopra il vuoto: copri la pila nera in { $cell }.
learn-gaps-2-hint = Quale delle tue pile è alta esattamente quanto la sua distanza da { $cell }?
learn-gaps-2-right =
    { $from } è a { $distance ->
        [one] { $distance } casella
       *[other] { $distance } caselle
    } di distanza, e in mezzo è tutto vuoto. I vuoti non proteggono nessuno.
learn-gaps-4 = Alcune pile bianche hanno caselle libere intorno, eppure non possono muoversi: ovunque le porti la loro altezza, la casella è vuota o il tavoliere è finito. Trova una pila bianca che possa muoversi e muovila.
learn-gaps-4-hint = Per ogni pila bianca, conta lungo ogni linea tante caselle quante sono le sue pedine.
learn-gaps-4-right =
    { $count ->
        [one] { $count } pila bianca non aveva dove andare. Per il Bianco conta ancora, ma non può
       *[other] { $count } pile bianche non avevano dove andare. Per il Bianco contano ancora, ma non possono
    } combattere.

## Blocked

learn-blocked = Bloccate su sei lati
learn-blocked-able = Ora sai quali pedine sono bloccate e come liberarle.
learn-blocked-1 = Una pedina o una pila con tutte e sei le caselle adiacenti occupate non può muoversi, per quanto sia alta. Segna tutte quelle bloccate, di entrambi i colori.
learn-blocked-1-hint = Niente di ciò che sta sul bordo, e niente che tocchi una casella vuota.
learn-blocked-1-right =
    Per ora { $count ->
        [one] ne è bloccata { $count }
       *[other] ne sono bloccate { $count }
    }. Una pila sul bordo non lo è mai.
learn-blocked-2 = La tua pedina in { $cell } è bloccata. Fai una mossa che la liberi.
learn-blocked-2-hint = Una delle sei caselle adiacenti deve svuotarsi. In quale c’è una tua pila che può muoversi?
learn-blocked-2-right = Basta una casella vuota accanto.
learn-blocked-2-itself = Da sola non può muoversi: le sei caselle intorno sono tutte occupate. Un’altra pila deve farle posto.
learn-blocked-3 = Il tavoliere è pieno: all’interno tutto è bloccato, e solo le pedine sul bordo possono muoversi. Fai la prima mossa del Bianco.
learn-blocked-3-hint = Scegli una pedina bianca sul bordo, poi una pedina accanto.
learn-blocked-3-right =
    { $count ->
        [one] Poteva muoversi { $count } pedina bianca
       *[other] Potevano muoversi { $count } pedine bianche
    }, solo sul bordo. Così si apre la strada a quelle all’interno.

## DVONN pieces

learn-dvonn = Le pedine DVONN
learn-dvonn-able = Ora sai portare le pedine DVONN in giro per il tavoliere.
learn-dvonn-1 = Nessuno può muovere una pedina DVONN che sta da sola. Ma la si può coprire: muovi una delle tue pedine sopra una pedina DVONN.
learn-dvonn-1-hint = Quale pedina DVONN tocca una pedina bianca?
learn-dvonn-1-right = La pila è tua, e la pedina DVONN dentro viaggia con lei. Conta come qualsiasi altra pedina.
learn-dvonn-1-black = Hai preso una pedina nera, ben fatto; ma questa volta copri una pedina DVONN.
learn-dvonn-4 = Sei il Nero. Con { $move } hai coperto una pedina DVONN, e il Bianco ha risposto. Ora quella pedina viaggia con la tua pila: muovi la pila in { $cell }.
learn-dvonn-4-hint = Si muove come qualsiasi pila di due.
learn-dvonn-4-right = Poteva andare in { $targets }, e la pedina DVONN ha viaggiato con lei. Anche { $empty } è a due caselle, ma è vuota.
learn-dvonn-3 = Alcune pile contengono una pedina DVONN. Una delle tue può portarla via in questo turno. Muovi quella pila.
learn-dvonn-3-hint = Il bianco in cima, una pedina DVONN dentro e qualcosa da coprire alla distanza giusta.
learn-dvonn-3-right = Soltanto questa. Una pila così è un tesoro e un pericolo, come mostra il prossimo capitolo.
learn-dvonn-3-far =
    Il bianco in cima e una pedina DVONN dentro, ma a { $height ->
        [one] { $height } casella
       *[other] { $height } caselle
    } da { $cell } non c’è nulla da coprire.

## Connected

learn-linked = Restare in contatto
learn-linked-able = Ora sai tagliare fuori interi gruppi e tenere in contatto i tuoi.
learn-linked-1 = Ciò che non è più in contatto con una pedina DVONN, attraverso una catena di pedine e pile adiacenti, cade subito dal tavoliere, di chiunque sia. Segna tutto ciò che cade quando il Bianco gioca { $move }.
learn-linked-1-hint = La pedina lascia un vuoto. Che cosa tocca ancora una pedina DVONN, direttamente o attraverso altre?
learn-linked-1-right =
    { $count ->
        [one] Cade { $count } pila
       *[other] Cadono { $count } pile
    }: { $white ->
        [one] { $white } pedina
       *[other] { $white } pedine
    } del Bianco e { $black } del Nero.
learn-linked-2 = Sei il Nero. La tua pila in { $cell } contiene l’unica pedina DVONN con cui è in contatto il gruppo intorno. Portala via e guarda che cosa cade.
learn-linked-2-hint = Va bene qualsiasi casella che questa pila raggiunge.
learn-linked-2-right =
    Il Bianco perde { $theirs ->
        [one] { $theirs } pedina
       *[other] { $theirs } pedine
    }, tu { $yours }. Chi muove una pedina DVONN decide che cosa resta.
learn-linked-3 = Una mossa toglie dal tavoliere un intero gruppo nero e a te non costa nulla. Trovala.
learn-linked-3-hint = Quale delle tue pile è l’unico ponte verso il gruppo nero?
learn-linked-3-right =
    Il Nero perde { $theirs ->
        [one] { $theirs } pedina
       *[other] { $theirs } pedine
    }, tu nessuna. Un ponte che è tuo è un’arma.
learn-linked-3-nothing = { $move } non taglia fuori nulla. Cerca il ponte tra il gruppo nero e le pedine DVONN.

## You must move

learn-must = Muovere è obbligatorio
learn-must-able = Ora sai scegliere bene anche quando ogni mossa fa male.
learn-must-1 = Se puoi muovere, devi farlo, anche se fa male. Il Bianco ha una sola mossa. Falla.
learn-must-1-hint = Cerca l’unica pila bianca che ha qualcosa da coprire.
learn-must-1-right =
    Con la sua stessa mossa il Bianco perde { $white ->
        [one] { $white } pedina
       *[other] { $white } pedine
    }, e alla fine il Nero vince di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }.
learn-must-1-pass = Si può passare soltanto quando non c’è nessuna mossa. Qui ce n’è una.
learn-must-2 = Il Bianco è avanti, { $white } a { $black }, ma tocca a lui. Chi vince se entrambi giocano al meglio, e di quante pedine?
learn-must-2-hint = Il Bianco ha una sola mossa. Che cosa fa cadere, e che cosa può ancora prendere il Nero?
learn-must-2-right =
    Il Nero vince di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }: l’unica mossa del Bianco toglie dal tavoliere le sue stesse pile.
learn-must-2-now = Ora il Bianco è avanti, ma deve muovere, e la sua unica mossa strappa dal tavoliere le sue stesse pile. Guarda.
learn-must-2-more = Il vincitore è giusto, ma per il Bianco va anche peggio: conta ciò che cade, e ciò che il Nero prende dopo. Guarda.
learn-must-3 = Hai soltanto due mosse, entrambe con la pedina in { $cell }, ed entrambe ti costano la tua pila più alta. Una delle due vince lo stesso. Quale?
learn-must-3-hint = La tua pila di { $height } è persa in ogni caso. Che cosa ottieni in cambio?
learn-must-3-right =
    { $lost ->
        [one] { $lost } pedina persa
       *[other] { $lost } pedine perse
    }, ma controlli una pedina DVONN e abbastanza altre pedine. Quando ogni mossa fa male, confronta dove porta ciascuna.
learn-must-3-tall = Coprire la pila in { $tall } non la salva: senza la pedina in { $cell } niente la tiene, e ora hai perso anche la tua ultima pedina mobile.

## Passing

learn-passing = Passare, e rientrare
learn-passing-able = Ora sai quando un giocatore deve passare e come costringerlo a farlo.
learn-passing-1 = Se nessuna delle tue pile può muoversi, devi passare. Controlla se il Bianco ha una mossa, poi fai ciò che va fatto.
learn-passing-1-hint = Lungo ogni linea, conta tante caselle quante sono le pedine delle pile in { $tall } e in { $alone }.
learn-passing-1-right = Tu passi, e il Nero continua da solo. Se più tardi puoi di nuovo muovere, devi farlo.
learn-passing-1-tall = La pila in { $tall } non ha nulla da coprire alla distanza giusta.
learn-passing-1-alone = La pila in { $alone } non ha nulla da coprire alla distanza giusta.
learn-passing-2 =
    Il Nero ha { $count ->
        [one] { $count } mossa. Togligliela
       *[other] { $count } mosse. Togligliele tutte
    }: fai una mossa dopo la quale il Nero debba passare.
learn-passing-2-hint = Quale pedina nera può ancora muoversi? Coprila.
learn-passing-2-right = Il Nero non ha più mosse e deve passare. Ora giochi soltanto tu.
learn-passing-3 = La pedina nera in { $cell } è bloccata, perciò il Nero continua a passare. Fai una mossa dopo la quale il Nero resti senza mosse.
learn-passing-3-hint = Lascia chiuso l’anello intorno a { $cell }, oppure prendi la pedina stessa.
learn-passing-3-right = Il Nero deve passare ancora. Chi ha passato rientra solo quando si libera una pila bloccata: tieni chiusa la porta.
learn-passing-3-opens =
    { $move } apre l’anello: la pedina nera è libera, e il Nero rientra in gioco con { $replies ->
        [one] { $replies } mossa
       *[other] { $replies } mosse
    }.

## The end

learn-ending = La fine: pile finali e parità
learn-ending-able = Conosci tutte le regole. Ora puoi giocare una partita intera!
learn-ending-1 = Nessuno può muovere: la partita è finita. Ogni giocatore riunisce in una sola pila finale tutte le pile che controlla, e vince la più alta; contano tutte le sue pedine, di qualunque colore. Chi ha vinto, e di quante pedine?
learn-ending-1-hint = Somma le altezze delle pile con il bianco in cima, poi di quelle con il nero in cima. Una pedina DVONN che sta da sola non conta per nessuno.
learn-ending-1-right =
    Bianco { $white }, Nero { $black }: il Bianco vince di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }. Con pile finali uguali sarebbe parità.
learn-ending-1-stacks = Il numero di pile è uguale, ma non è quello che conta. Confronta le pedine che contengono.
learn-ending-1-count = Ha vinto il Bianco, ma il numero non è giusto. Somma di nuovo le altezze.
learn-ending-1-black = Somma di nuovo le altezze. La pedina DVONN che sta da sola non conta per nessuno.
learn-ending-2 = La tua ultima mossa. Due delle tue tre mosse finiscono in parità, una vince. Quale?
learn-ending-2-hint = Coprire una tua pila non cambia il conto.
learn-ending-2-right =
    Vinci di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }: l’ultima mossa ha preso un’intera pila nera.
learn-ending-2-own = { $move } riunisce soltanto pedine tue: le pile finali restano uguali, quindi è parità.
learn-ending-3 = Sei in svantaggio e non puoi più vincere. Ma una mossa salva la parità. Trovala.
learn-ending-3-hint = Tutte le tue mosse prendono una pila di tre e pareggiano il conto. Dopo quale la migliore risposta del Nero costa a lui quanto a te?
learn-ending-3-right = Alla fine le pile sono uguali: hai salvato la parità.

## Tip 1

learn-edges = Consiglio 1: il bordo e le pedine DVONN
learn-edges-able = Ora sai piazzare le pedine in modo che restino mobili.
learn-edges-1 = A tavoliere pieno possono muoversi solo le pedine sul bordo. Perciò assicurati di averne abbastanza lì: piazza questa pedina bianca in una casella del bordo.
learn-edges-1-hint = Il bordo è l’anello più esterno di caselle.
learn-edges-1-right = Questa pedina può muoversi fin dall’inizio.
learn-edges-2 = Meglio ancora: sul bordo, accanto a una pedina DVONN, così non viene tagliata fuori presto, e non accanto a un’altra tua pedina, così le tue pedine sono ben distribuite. Piazza la pedina in questo modo.
learn-edges-2-hint = Guarda le caselle vuote del bordo accanto a ogni pedina DVONN.
learn-edges-2-right = Mobilità, contatto e buona distribuzione: a questo serve la prima fase.
learn-edges-3 =
    Le ultime caselle. Piazzi ancora { $left ->
        [one] { $left } pedina
       *[other] { $left } pedine
    }, a turno con il Nero, che conosce anche lui questo consiglio. Quando il tavoliere è pieno, devi avere almeno { $wanted } pedine bianche che possono muoversi.
learn-edges-3-hint = Prendi le caselle del bordo finché ce ne sono.
learn-edges-3-right =
    { $count ->
        [one] Può muoversi { $count } delle tue pedine
       *[other] Possono muoversi { $count } delle tue pedine
    }. Ogni casella del bordo che hai preso è una in meno per il Nero.

## Tip 2

learn-neutral = Consiglio 2: neutralizzare
learn-neutral-able = Ora sai neutralizzare le pedine che contano.
learn-neutral-1 =
    Ogni volta che copri una pedina dell’avversario, quella resta sul tavoliere ma non gioca più per lui. Il Nero ha { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }. Fai la mossa che gliene lascia di meno.
learn-neutral-1-hint = Quale pedina nera si muove più facilmente? Copri quella.
learn-neutral-1-right =
    Al Nero { $replies ->
        [one] resta solo { $replies } mossa
       *[other] restano solo { $replies } mosse
    }. Spesso all’avversario servono più le pile basse che quelle alte.
learn-neutral-2 =
    Il Nero ha { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    } e molte minacce. Una mossa neutralizza la pedina nera più pericolosa e vince. Trovala.
learn-neutral-2-hint = Guarda le pedine nere singole che potrebbero coprire una delle tue pile alte.
learn-neutral-2-right =
    L’unica mossa che vince, e di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    } se entrambi giocano al meglio.

## Tip 3

learn-mobility = Consiglio 3: la mobilità
learn-mobility-able = Ora sai mantenere mobili le tue pedine.
learn-mobility-3 = Più una pila è alta, più è difficile muoverla. Muovi una pila bianca che possa ancora muoversi.
learn-mobility-3-hint = Alle pedine singole basta una casella adiacente occupata. Alle pile alte serve qualcosa da coprire esattamente alla distanza giusta.
learn-mobility-3-right =
    { $count ->
        [one] Poteva muoversi { $count } pila bianca, ed è una pedina singola
       *[other] Potevano muoversi { $count } pile bianche, e sono tutte pedine singole
    }. Conserva pedine così finché puoi.
learn-mobility-2 = Pensa al tuo prossimo turno: fai la mossa dopo la quale avrai il maggior numero di mosse.
learn-mobility-2-hint = Prova ogni mossa a mente e conta quelle che restano. Una pedina singola che resta libera vale molto.
learn-mobility-2-right =
    { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    } prima della risposta del Nero. E qui la tua è anche l’unica mossa che vince.

## Tip 4

learn-tall = Consiglio 4: la pila DVONN dell’avversario
learn-tall-able = Ora sai domare una pila DVONN pericolosa.
learn-tall-1 = La pila nera di { $height } in { $cell } contiene una pedina DVONN. Se il Nero la porta via, cade tutto ciò che dipende da lei. Quante delle tue pedine potresti perdere così in una sola mossa?
learn-tall-1-hint = Dove può andare? E quali pile bianche non sono più, allora, in contatto con una pedina DVONN?
learn-tall-1-right =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }. Fatti questa domanda ogni volta che il tuo avversario controlla una pedina DVONN.
learn-tall-1-stacks = Questo è il numero di pile. Quante pedine contengono?
learn-tall-1-nothing = Segui la sua linea: un posto dove andare ce l’ha.
learn-tall-2 = Il rimedio: rendere la pila troppo alta per muoversi. Gioca in modo che la pila in { $cell } non possa più andare da nessuna parte.
learn-tall-2-hint = Coprila. A quale altezza non ha più nulla da coprire?
learn-tall-2-right =
    Con { $height ->
        [one] { $height } pedina
       *[other] { $height } pedine
    } resta dov’è, e così tutto ciò che dipende da lei. E ora è tua.
learn-tall-3 = Il Nero ha pedine DVONN nelle pile in { $near } e in { $far }. Puoi coprire l’una o l’altra. Solo una mossa vince.
learn-tall-3-hint = Quale delle due pile minaccia di più, e quale mossa la rende troppo alta una volta per tutte?
learn-tall-3-right =
    L’unica mossa che vince, e di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    } se entrambi giocano al meglio. L’altro pericolo poteva aspettare.

## Tip 5

learn-last = Consiglio 5: far passare prima l’avversario
learn-last-able = Ora sai tenere qualche mossa per la fine.
learn-last-1 = { $white } a { $black }, e restano poche mosse. Di solito perde chi le finisce per primo. Trova l’unica mossa che vince.
learn-last-1-hint = Il Nero dipende da una sola pedina mobile.
learn-last-1-right =
    Il Nero non ha più mosse. Ora giochi soltanto tu, e vinci di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }.
learn-last-2 = Il Nero è avanti, { $black } a { $white }, ma a te restano più mosse. Trova l’unica che vince.
learn-last-2-hint = Non avere fretta con le mosse che nessuno può toglierti. Che cosa potrebbe toglierti il Nero?
learn-last-2-right =
    Il Nero deve passare prima di te, e vinci di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }. Le altre mosse portano solo alla parità.

## Sharpshooting

learn-sharp = Tiro di precisione
learn-sharp-able = Ora sai prendere la mira: costruisci l’altezza giusta, poi colpisci.
learn-sharp-1 = Nessuna delle tue pile raggiunge ancora la pila nera di { $height } in { $cell }. Costruiscine una dell’altezza giusta, poi colpisci: dopo due mosse { $cell } deve essere tua.
learn-sharp-1-hint =
    { $from } è a { $distance ->
        [one] { $distance } casella
       *[other] { $distance } caselle
    } da { $cell }. Che altezza ti serve in { $from }?
learn-sharp-1-right = Prima costruisci, poi tiri. Il Nero l’ha visto arrivare e non ha potuto farci nulla.
learn-sharp-2 = Un bersaglio più grande: la pila nera di { $height } in { $cell }. Dopo due mosse deve essere tua.
learn-sharp-2-hint =
    { $from } è a { $distance ->
        [one] { $distance } casella
       *[other] { $distance } caselle
    } dal bersaglio. Quali due delle tue pile, insieme, fanno lì quell’altezza?
learn-sharp-2-right = { $height } pedine in un colpo solo. Tieni d’occhio dove due delle tue pile potrebbero incontrarsi alla distanza giusta.

## Overloading

learn-over = Sovraccarico
learn-over-able = Ora sai rendere una pila troppo alta per muoversi.
learn-over-1 = Copri la pila nera in { $cell } in modo che diventi troppo alta per andare altrove: allora è tua, e lì resta.
learn-over-1-hint = Ora la sua altezza è { $height }. Quale delle tue pile la raggiunge?
learn-over-1-right = Sovraccaricata: { $height } pedine, e nulla da coprire a quella distanza.
learn-over-2 = Molte pile, molte minacce e una sola mossa che vince: sovraccarica una pila.
learn-over-2-hint = Quale mossa prende una pila nera pericolosa e la rende troppo alta per andare altrove?
learn-over-2-right =
    La pila di { $height } sta lì come un muro. Vinci di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    } se entrambi giocano al meglio.

## Counting tempi

learn-tempi = Contare i tempi
learn-tempi-able = Ora sai calcolare chi resta per primo senza mosse.
learn-tempi-1 = Un tempo è una mossa che puoi ancora fare. Se il Nero non muovesse mai, quante mosse di fila potrebbe fare qui il Bianco, al massimo?
learn-tempi-1-hint = Ognuna delle pedine singole può fare una mossa. In quale ordine si ostacolano meno?
learn-tempi-1-right =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }. Il Nero, muovendo da solo, ne avrebbe { $black }.
learn-tempi-1-moves = Queste sono le mosse tra cui il Bianco può scegliere ora. Quante ne può fare di fila?
learn-tempi-1-black = Questo è ciò che potrebbe fare il Nero da solo. Ora conta per il Bianco.
learn-tempi-2 = Lo stesso tavoliere: il Nero è avanti, { $black } a { $white }, e tocca al Bianco. Chi vince se entrambi giocano al meglio, e di quante pedine?
learn-tempi-2-hint = Il Bianco ha più tempi del Nero. Che cosa può prendere quando il Nero deve passare?
learn-tempi-2-right =
    Il Bianco vince di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }: il Nero finisce le mosse, e l’ultima parola è del Bianco.
learn-tempi-2-now = Ora il Nero è avanti, ma deve passare per primo. Guarda.
learn-tempi-2-draw = Non finisce in parità. Guarda chi fa l’ultima mossa.
learn-tempi-3 = Siete pari, e hai tre mosse tra cui scegliere: una vince, una pareggia, una perde. Conta i tempi e scegli.
learn-tempi-3-hint = Quale pedina nera rovina i tuoi piani? Occupati prima di quella, e tieni per dopo le mosse sicure.
learn-tempi-3-right =
    Vinci di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }: le tue mosse sicure c’erano ancora quando il Nero non ne aveva più.

## Whole games

learn-games = Finali interi, partite intere
learn-games-able = Ora sai giocare partite intere, e vincerle.
learn-games-1 =
    Un finale da giocare fino in fondo. Sei il Bianco e puoi vincere di { $best ->
        [one] { $best } pedina
       *[other] { $best } pedine
    }; il Nero si difende bene. Vincilo. Se una mossa butta via la vittoria, vedi perché e puoi riprovare.
learn-games-1-hint = Chiediti ogni volta: che cosa può prendere ora il Nero, e chi finisce prima le mosse?
learn-games-1-right =
    Hai giocato fino all’ultima mossa e vinto di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }.
learn-games-2 =
    Uno più combattuto: giocando al meglio vinci di { $best ->
        [one] { $best } pedina
       *[other] { $best } pedine
    }. Vincilo.
learn-games-2-hint = Solo una prima mossa vince. Prende una pila nera.
learn-games-2-right =
    Hai vinto di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }. Di misura, ma basta.
learn-games-3 =
    Più pile, più modi di sbagliare: giocando al meglio vinci di { $best ->
        [one] { $best } pedina
       *[other] { $best } pedine
    }. Vincilo.
learn-games-3-hint = Guarda prima le pedine singole, le tue e quelle del Nero.
learn-games-3-right =
    Hai vinto di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }. Ora ti aspetta una partita intera.
learn-games-4 = Una partita intera, dal tavoliere vuoto, contro un principiante paziente. Sei il Bianco. Vincila.
learn-games-4-hint = Prima il bordo e le pedine DVONN; poi resta mobile, resta in contatto e conta.
learn-games-4-right =
    Hai vinto la tua prima partita intera, di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }. Ben giocato!
learn-games-5 = Una partita intera come Nero, contro un avversario che guarda un po’ più avanti. Vincila.
learn-games-5-hint = Non costruire pile alte troppo presto. Tieni pedine singole per la fine.
learn-games-5-right =
    Hai vinto di { $margin ->
        [one] { $margin } pedina
       *[other] { $margin } pedine
    }. Il corso finisce qui; ora si gioca.
