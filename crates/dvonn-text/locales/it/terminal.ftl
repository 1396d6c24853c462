# Il tavoliere nel terminale: `play` e `replay`.

## Who plays, above the board

seat-you = tu
seat-person = persona
seat-engine = computer, liv. { $level }
state-paused = in pausa
state-thinking = pensa…
header-ply = mossa { $ply }
screen-moves = Mosse
screen-too-small =
    Servono { $columns } colonne e { $rows } righe.
    La finestra ha { $width } colonne e { $height } righe.
    Ingrandiscila o premi Ctrl-C per uscire.

## Below the board

note-place =
    { $cell }: premi Invio per piazzare qui una { $piece ->
        [white] pedina bianca
        [black] pedina nera
       *[dvonn] pedina DVONN
    }.
note-move = Mossa: { $move }.
note-pass = Premi Invio per passare.
note-passing = Nessuna mossa: passi tra un attimo. Invio: subito.
note-finished = Premi s per salvare, n per la rivincita a colori invertiti.
note-finished-counted = Premi s per salvare, u per annullare, n per la rivincita a colori invertiti.
note-sure = { $question } Invio o y: sì. Esc o n: no.
thought-thinking = Computer: sta pensando…
thought-line = Computer: profondità { $depth }, { $worth }: { $moves }
input-save = Salva come:
input-load = Carica:

## What the keys do now; a line has 80 columns

keys-name = Invio: OK   Esc: annulla
keys-sure = Invio o y: sì   Esc o n: no
keys-end = s salva   n nuova partita   u annulla   l carica   F1 aiuto   q esci
keys-watch = Spazio: pausa o riprendi   m: muovi subito
keys-pass = Invio: passa
keys-wait = m: muovi subito   u: annulla
keys-oversight = u: annulla   m: mantieni la mossa
keys-place = Frecce: cursore   Invio: piazza   Tab: casella   o scrivi d3   /fill: il resto
keys-picked = Frecce: cursore   Invio: gioca   Tab: altra destinazione   Esc: deseleziona
keys-pick = Frecce: cursore   Invio: seleziona   Tab: altra pila   o scrivi c1-c2
keys-all = u annulla ? sugg. r resa s salva l carica n nuova q esci / altro F1 aiuto

## Questions before something that cannot be taken back

ask-resign =
    Abbandonare la partita come { $color ->
        [white] Bianco
       *[black] Nero
    }?
ask-leave = Uscire? Questa partita non è salvata.
ask-new = Iniziare una nuova partita? Questa non è salvata.
ask-load = Caricare { $file }? Questa partita non è salvata.
ask-replace = { $file } esiste già. Sostituirlo?
ask-fill-chance = Piazzare a caso le pedine rimaste di entrambi i giocatori?
ask-fill-engine = Far piazzare al computer le pedine rimaste dei due giocatori?
ask-draw = Siete entrambi d’accordo per la patta?

## Answers to what the player did

say-over = La partita è finita.
say-engines-turn = Tocca al computer.
say-engines-turn-now = Tocca al computer; premi m per farlo muovere subito.
say-not-thinking = Il computer non sta pensando.
say-all-placed = Tutte le pedine sono già piazzate.
say-mouse-ours = Ora i clic selezionano le pile e giocano le mosse.
say-mouse-yours = Ora i clic selezionano il testo nel terminale.
say-nothing-undone = Non c’è nulla da annullare.
say-no-resigning = Il computer non abbandona.
say-no-draw = Il computer non accetta la patta.
say-no-engine = In questa partita non gioca il computer.
say-level = Livello { $level }. { $description }
say-level-auto = Il computer si adatta a te: livello { $level }. { $description }
say-hint-thinking = Ricerca di un suggerimento…
say-saved = Partita salvata come { $file }.
say-loaded =
    Caricato { $file }: { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }.
say-stuck = la pila in { $cell } non ha nessuna pila da coprire alla distanza giusta

## What is wrong with a command

slash-unknown = il comando /{ $word } non esiste; scrivi / per l’elenco
slash-level = /level: serve un numero da 1 a 10, o auto
slash-fill = /fill { $argument }: usa /fill o /fill engine
slash-nothing-after = /{ $word } non accetta argomenti
results-refused = { $file } non contiene i risultati delle tue partite: { $reason }
results-no-folder = non c’è una cartella per i risultati delle tue partite, quindi il livello non può adattarsi a te

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Muovi una pila con il tuo colore in cima esattamente di tante caselle quante sono le sue pedine, in linea retta, su un’altra pila. Una pila circondata da sei caselle occupate è bloccata. Le pile che perdono il contatto con le pedine DVONN cadono. Quando nessuno può muovere, vince chi controlla più pedine.
help-piece = pedina bianca o nera
help-dvonn = pedina DVONN
help-stack = pila di tre
help-inside = con una pedina DVONN dentro
help-enclosed = bloccata: non può muoversi
help-cursor = il cursore
help-picked = selezionata
help-target = destinazione; cadrebbe
help-last = ultima mossa; suggerimento
help-empty = vuota; appena caduta
help-key-arrows = frecce
help-arrows = spostano il cursore
help-key-enter = Invio Spazio
help-enter = selez., gioca, piazza, passa
help-escape = deseleziona, cancella testo
help-tab = pila o casella successiva
help-typing = scrivi una casella o mossa
help-key-click = clic
help-click = seleziona; un secondo clic
help-click-more = su una casella gioca o piazza
help-undo = annulla la tua ultima mossa
help-hint = suggerisce zona, pila, mossa
help-now = fa muovere subito il computer
help-letters = resa salva carica nuova esci
help-draw = patta di comune accordo
help-fill = piazza il resto a caso; con /fill engine lo fa il computer
help-ready = nuova partita con le pedine già disposte a caso
help-level = livello del computer, da 1 a 10, o auto: si adatta a te
help-save = come s e l, ma con il nome del file
help-mouse = ridà il mouse al terminale, o lo riprende
help-control = Ctrl-L ridisegna lo schermo, Ctrl-C esce subito.
help-back = Premi un tasto per tornare alla partita.

## Stepping through a game

replay-keys = → avanti  ← indietro  ↓ avanti 10  ↑ indietro 10  Inizio  Fine  m fase 2  q esci
replay-ply =
    Mossa { $ply } di { $all }: { $color ->
        [white] Bianco
       *[black] Nero
    } { $move }
replay-removed = rimosse { $cells }
replay-left = restano { $seconds } s
replay-variations =
    { $count ->
        [one] { $count } variante
       *[other] { $count } varianti
    }
replay-end = Fine della partita: { $result }

## The course in a terminal; lines of keys have 80 columns

learn-no-terminal = `learn` ha bisogno di un terminale con tastiera e schermo
learn-no-folder = non c’è una cartella in cui salvare i tuoi progressi; indica un file con --progress
learn-refused-file = { $file }: { $reason } Con --reset ricominci da capo.
learn-type-number = Scrivi un numero e premi Invio.
learn-type-winner = Scrivi w5 (il Bianco vince di 5), b5 (il Nero di 5) o 0 (parità), poi Invio.
learn-list-rules = le regole: capitoli 1–{ $count }
learn-list-play = ora gioca: { $command }
learn-keys-list = Su, Giù: scegli   Invio: apri   r azzera i progressi   q esci
learn-keys-reset = Azzerare tutti i progressi? Invio o y: sì   un altro tasto: no
learn-keys-showing = Spazio: prossima mossa   Esc: al tavoliere   n avanti  l elenco  q esci
learn-keys-done = Invio: continua   r: di nuovo   o: indietro   l: elenco   q: esci
learn-keys-why = Invio: continua  Spazio: perché  r: di nuovo  o: indietro  l: elenco  q: esci
learn-keys-film = Invio: continua   Spazio: prossima mossa   l: elenco   q: esci
learn-keys-mark = Frecce, Invio: segna   Spazio: verifica  t sugg. s sol. n avanti l elenco q esci
learn-keys-count = Scrivi il numero, Invio   t sugg.  s soluzione  n avanti  l elenco  q esci
learn-keys-predict = Scrivi w5, b5 o 0, Invio   t sugg.  s soluzione  n avanti  l elenco  q esci
learn-keys-place = Frecce, Invio: piazza   oppure d3   t sugg. s soluz. n avanti l elenco q esci
learn-keys-pass = Scrivi pass, Invio   t sugg.   s soluzione   n avanti   l elenco   q esci
learn-keys-move = Frecce, Invio: muovi   oppure c1-c2   t sugg. s soluz. n avanti l elenco q esci

## Puzzles

puzzle-keys-move = Frecce, Invio: muovi   oppure c1-c2   t sugg.   s soluzione   n avanti   q esci
puzzle-keys-done = Invio: prossimo problema   r: di nuovo   q: esci
puzzle-keys-why = Invio: prossimo problema   Spazio: perché   r: di nuovo   q: esci
puzzle-keys-showing = Spazio: prossima mossa   Esc: al tavoliere   n avanti   q esci
puzzle-none = nessun problema corrisponde a queste opzioni
puzzle-solutions = Soluzioni
puzzle-caption-win =
    { $color ->
        [white] Il Bianco vince
       *[black] Il Nero vince
    }
puzzle-caption-draw =
    { $color ->
        [white] Il Bianco salva la parità
       *[black] Il Nero salva la parità
    }
puzzle-caption-pieces =
    { $color ->
        [white] Il Bianco
       *[black] Il Nero
    } guadagna il massimo
puzzle-sheet-kind = { $file }: il nome del file deve finire in .svg
