# Il tavoliere nel terminale: `play` e `replay`.

## Who plays, above the board

seat-you = tu
seat-person = persona
seat-engine = motore, liv. { $level }
state-paused = in pausa
state-thinking = pensa…
header-ply = mossa { $ply }
screen-moves = Mosse
screen-too-small =
    Il tavoliere ha bisogno di { $columns } colonne e { $rows } righe.
    Qui ce ne sono { $width } e { $height }.
    Ingrandisci la finestra o esci con Ctrl-C.

## Below the board

note-place =
    { $cell }: Invio piazza lì una { $piece ->
        [white] pedina bianca
        [black] pedina nera
       *[dvonn] pedina DVONN
    }.
note-move = Mossa: { $move }.
note-pass = Premi Invio per passare.
note-finished = s la salva, n gioca ancora a colori invertiti.
note-finished-counted = s la salva, u annulla l’ultima mossa, n gioca ancora a colori invertiti.
note-sure = { $question } Invio o y: sì. Esc o n: no.
thought-thinking = Motore: pensa…
thought-line = Motore: profondità { $depth }, { $worth }: { $moves }
input-save = Salva come:
input-load = Carica:

## What the keys do now; a line has 80 columns

keys-name = Invio: va bene   Esc: lascia stare
keys-sure = Invio o y: sì   Esc o n: no
keys-end = s salva   n nuova partita   u annulla   l carica   ? aiuto   q esci
keys-watch = Spazio: pausa o avanti   m: muovi subito
keys-pass = Invio: passa
keys-wait = m: muovi subito   u: annulla
keys-place = Frecce: vai   Invio: piazza   Tab: casella vuota   o scrivi d3   /fill: il resto
keys-picked = Frecce: vai   Invio: gioca   Tab: altro arrivo   Esc: rimetti
keys-pick = Frecce: vai   Invio: prendi   Tab: altra pila   o scrivi c1-c2
keys-all = u annulla  t suggerimento  r lascia  s salva  l carica  n nuova  q esci  ? aiuto

## Questions before something that cannot be taken back

ask-resign =
    Abbandoni la partita come { $color ->
        [white] Bianco
       *[black] Nero
    }?
ask-leave = Esci? La partita non è salvata.
ask-new = Cominci una nuova partita? Questa non è salvata.
ask-load = Carichi { $file }? Questa partita non è salvata.
ask-replace = { $file } esiste già. Lo sostituisci?
ask-fill-chance = Piazzi a caso il resto delle pedine di entrambi?
ask-fill-engine = Lasci al motore il resto delle pedine di entrambi?
ask-draw = Siete entrambi d’accordo sulla parità?

## Answers to what the player did

say-over = La partita è finita.
say-engines-turn = Tocca al motore.
say-engines-turn-now = Tocca al motore; m lo fa muovere subito.
say-not-thinking = Il motore non sta pensando.
say-all-placed = Tutte le pedine sono già piazzate.
say-mouse-ours = I clic prendono e giocano.
say-mouse-yours = I clic selezionano il testo, come vuole il terminale.
say-nothing-undone = Non c’è niente da annullare.
say-no-resigning = I motori non abbandonano.
say-no-draw = Il computer non accetta la parità.
say-no-engine = Qui non gioca nessun motore.
say-level = Il motore gioca al livello { $level } dalla prossima mossa.
say-hint-thinking = Il motore sta pensando a un suggerimento.
say-hint-stack = Suggerimento: guarda la pila su { $cell }; premi ancora t per la mossa.
say-hint-move = Suggerimento: { $move } ({ $worth }).
say-saved = Salvata come { $file }.
say-loaded =
    Caricata { $file }, { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }.
say-stuck = la pila su { $cell } non ha nulla su cui arrivare alla sua distanza

## What is wrong with a command

slash-unknown = non esiste il comando /{ $word }; / da sola li elenca
slash-level = /level: un livello è un numero da 1 a 10
slash-fill = /fill { $argument }: si scrive /fill o /fill engine
slash-nothing-after = /{ $word } non vuole nulla dopo di sé

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Muovi una pila con il tuo colore in cima esattamente di tante caselle quante sono le sue pedine, in linea retta, su un’altra pila. Una pila con i sei vicini occupati non si muove. Ciò che perde il contatto con le tre pedine DVONN cade. Quando nessuno può muovere, vince chi ha più pedine nelle pile.
help-piece = pedina bianca o nera
help-dvonn = pedina DVONN
help-stack = pila di tre
help-inside = pila con una DVONN dentro
help-enclosed = circondata: non si muove
help-cursor = il cursore
help-picked = presa in mano
help-target = può andare qui; cadrebbe
help-last = ultima mossa; suggerimento
help-empty = vuota; appena caduta
help-key-arrows = frecce
help-arrows = spostano il cursore
help-key-enter = Invio Spazio
help-enter = prendi, gioca, piazza, passa
help-escape = rimetti, cancella la riga
help-tab = altra pila, arrivo, casella
help-typing = scrivi una casella o mossa
help-key-click = clic
help-click = prende; il secondo sulla
help-click-more = casella gioca o piazza
help-undo = annulla la tua ultima mossa
help-hint = suggerisce pila, poi mossa
help-now = il motore muove subito
help-letters = lascia salva apri nuova esci
help-fill = piazza il resto a caso; con /fill engine lo fa il motore
help-ready = nuova partita con un tavoliere pieno a caso
help-level = forza del motore, da 1 a 10, dalla prossima mossa
help-save = come s e l, già con il nome
help-mouse = ridà il mouse al terminale, o lo riprende
help-control = Ctrl-L ridisegna lo schermo, Ctrl-C esce subito.
help-back = Premi un tasto per tornare alla partita.

## Stepping through a record

replay-keys = → avanti  ← indietro  ↓ +10  ↑ −10  Inizio  Fine  m prima mossa di pila  q esci
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
replay-end = Fine della registrazione: { $result }

## The course in a terminal; lines of keys have 80 columns

learn-no-terminal = learn ha bisogno di un terminale, per la tastiera e per lo schermo
learn-no-folder = non c’è una cartella in cui conservare i tuoi progressi; indica un file con --progress
learn-refused-file = { $file }: { $reason } Con --reset ricominci da capo.
learn-type-number = Scrivi un numero e premi Invio.
learn-type-winner = Scrivi w5 se vince il Bianco per 5, b5 se vince il Nero per 5, 0 se è parità, e premi Invio.
learn-keys-list = Su, Giù: scegli   Invio: apri   r cancella i progressi   q esci
learn-keys-reset = Cancellare tutti i progressi? Invio o y: sì   un altro tasto: no
learn-keys-showing = Spazio: avanti   Esc: al tavoliere   n prossima  l elenco  q esci
learn-keys-done = Invio: avanti   r: di nuovo   o: indietro   l: elenco   q: esci
learn-keys-mark = Frecce, Invio: segna   Spazio: verifica  t sugg. s sol. n pross. l elenco q esci
learn-keys-count = Scrivi il numero, Invio   t sugg.  s soluzione  n prossima  l elenco  q esci
learn-keys-predict = Scrivi w5, b5 o 0, Invio   t sugg.  s soluzione  n prossima  l elenco  q esci
learn-keys-place = Frecce, Invio: piazza   oppure d3   t sugg. s soluz. n pross. l elenco q esci
learn-keys-pass = Scrivi pass, Invio   t sugg.   s soluzione   n prossima   l elenco   q esci
learn-keys-move = Frecce, Invio: muovi   oppure c1-c2   t sugg. s soluz. n pross. l elenco q esci
