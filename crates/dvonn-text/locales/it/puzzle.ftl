# Puzzles

puzzles-title = Problemi
puzzles-about = Posizioni di finale tratte da partite. In ognuna una mossa è nettamente la migliore, e ogni soluzione è dimostrata.
puzzle-task-win =
    { $color ->
        [white] Muove il Bianco
       *[black] Muove il Nero
    }. Una sola mossa vince. Trovala.
puzzle-task-draw =
    { $color ->
        [white] Muove il Bianco
       *[black] Muove il Nero
    }. Una sola mossa salva la parità. Trovala.
puzzle-task-pieces =
    { $color ->
        [white] Muove il Bianco
       *[black] Muove il Nero
    }. Una mossa vale almeno tre pedine in più di ogni altra. Trovala.
puzzle-hint = Guarda le caselle indicate.
learn-hint-stack = Muovi la pila indicata.
puzzle-right = Hai risolto il problema.
puzzle-help-costs = Con un suggerimento, conta come non risolto.
puzzle-rated = Difficoltà: { $rating }
puzzle-daily = Problema del giorno
puzzle-one = Problema { $id }
puzzles-train = Allenati
puzzles-rating = Il tuo punteggio: { $rating } ± { $deviation }
puzzles-change = Il tuo punteggio: { $before } → { $after }
puzzles-counts = Risolti al primo colpo: { $solved } su { $tried }
puzzles-streak = Di fila: { $count }, record { $best }
puzzles-none-yet = Risolvi il primo problema per avere un punteggio.
puzzles-scale = Su questa scala il livello 1 del computer vale circa 1000.
puzzles-daily-done = Risolto oggi
puzzles-daily-streak = Giorni di fila: { $count }
puzzles-themes = Per tema
puzzles-theme-none = nessuno provato finora
puzzles-theme-few = { $solved } su { $tried } risolti; troppo pochi per giudicare
puzzles-theme-many = { $solved } su { $tried } risolti
puzzles-sprint = Sprint di tre minuti
puzzles-sprint-about = Risolvine quanti più puoi, dai più facili ai più difficili. Il terzo errore mette fine allo sprint.
puzzles-sprint-best = Record: { $count }
puzzles-sprint-state = { $time } · risolti { $solved } · errori { $mistakes }
puzzles-sprint-over = Lo sprint è finito. Risolti: { $solved }. Record: { $best }.
puzzles-start = Inizia
puzzles-again = Di nuovo
puzzle-next = Prossimo problema
puzzle-analyse = Analizza la posizione
puzzle-lesson = Lezione: { $title }
puzzle-all = Tutti i problemi
puzzle-unrated = Conta come non risolto, ma puoi continuare a provare.
own-title = I tuoi errori
own-title-due = I tuoi errori (oggi: { $count })
own-about = Gli errori delle tue partite. Ognuno ritorna finché non hai trovato più volte una mossa migliore.
own-none-yet = Ancora nessuno. Valuta una partita e i suoi errori arriveranno qui.
own-task =
    Nella tua partita { $color ->
        [white] il Bianco
       *[black] il Nero
    } ha giocato qui { $played }. Trova una mossa migliore.
own-right = È buona quanto la migliore mossa trovata dal motore.
own-wrong = { $move } non è abbastanza buona.
own-later = Oggi non ce ne sono. Torneranno più avanti: { $count }
own-checking = Il motore cerca le mosse buone…
