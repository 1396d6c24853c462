# Tabla din terminal: `play` și `replay`.

## Who plays, above the board

seat-you = tu
seat-person = om
seat-engine = computer, nivelul { $level }
state-paused = pauză
state-thinking = se gândește…
header-ply = mutarea { $ply }
screen-moves = Mutări
screen-too-small =
    Tabla cere { $columns } de coloane, { $rows } de rânduri.
    Fereastra are { $width }, respectiv { $height }.
    Mărește-o sau apasă Ctrl-C ca să ieși.

## Below the board

note-place =
    { $cell }: apasă Enter ca să așezi aici o { $piece ->
        [white] piesă albă
        [black] piesă neagră
       *[dvonn] piesă DVONN
    }.
note-move = Mutare: { $move }.
note-pass = Apasă Enter ca să sari o tură.
note-passing = Nu poți muta: sari o tură imediat. Enter: acum.
note-finished = Apasă s ca să salvezi, n pentru revanșă cu culorile schimbate.
note-finished-counted = Apasă s: salvează, u: anulează ultima mutare, n: revanșă cu culori schimbate.
note-sure = { $question } Enter sau y: da. Esc sau n: nu.
thought-thinking = Computerul se gândește…
thought-line = Computer: adâncime { $depth }, { $worth }: { $moves }
input-save = Salvează ca:
input-load = Încarcă:

## What the keys do now; a line has 80 columns

keys-name = Enter: OK   Esc: renunță
keys-sure = Enter sau y: da   Esc sau n: nu
keys-end = s salvează   n partidă nouă   u anulează   l încarcă   F1 ajutor   q ieși
keys-watch = Spațiu: pauză sau continuă   m: mută acum
keys-pass = Enter: sari o tură
keys-wait = m: mută acum   u: anulează
keys-oversight = u: anulează   m: păstrează mutarea
keys-place = Săgeți: cursor   Enter: așază   Tab: alt spațiu   sau scrie d3   /fill: restul
keys-picked = Săgeți: cursor   Enter: joacă   Tab: altă țintă   Esc: deselectează
keys-pick = Săgeți: cursor   Enter: selectează   Tab: alt grup   sau scrie c1-c2
keys-all = u anulează ? indiciu r cedează s salvează l încarcă n nou q ieși / cmd F1 ajutor

## Questions before something that cannot be taken back

ask-resign =
    Cedează { $color ->
        [white] Albul
       *[black] Negrul
    } partida?
ask-leave = Ieși? Partida nu este salvată.
ask-new = Începi o partidă nouă? Cea curentă nu este salvată.
ask-load = Încarci { $file }? Partida nu este salvată.
ask-replace = { $file } există deja. Îl înlocuiești?
ask-fill-chance = Așezi la întâmplare restul pieselor ambilor jucători?
ask-fill-engine = Lași computerul să așeze restul pieselor ambilor jucători?
ask-draw = Sunt ambii jucători de acord cu remiza?

## Answers to what the player did

say-over = Partida s-a încheiat.
say-engines-turn = Este rândul computerului.
say-engines-turn-now = Este rândul computerului; apasă m ca să mute acum.
say-not-thinking = Computerul nu se gândește acum.
say-all-placed = Toate piesele sunt deja așezate.
say-mouse-ours = De acum, clicurile selectează grupuri și joacă mutări.
say-mouse-yours = De acum, clicurile selectează text în terminal.
say-nothing-undone = Nu e nimic de anulat.
say-no-resigning = Computerul nu cedează.
say-no-draw = Computerul nu acceptă remiza.
say-no-engine = Computerul nu joacă în această partidă.
say-level = Nivelul { $level }. { $description }
say-level-auto = Computerul se adaptează la tine: nivelul { $level }. { $description }
say-hint-thinking = Se caută un indiciu…
say-saved = Salvat ca { $file }.
say-loaded =
    S-a încărcat { $file }: { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }.
say-stuck = grupul de pe { $cell } nu are unde să se mute la distanța potrivită

## What is wrong with a command

slash-unknown = comanda /{ $word } nu există; scrie / pentru listă
slash-level = /level: scrie un număr de la 1 la 10 sau auto
slash-fill = /fill { $argument }: scrie /fill sau /fill engine
slash-nothing-after = după /{ $word } nu se scrie nimic
results-refused = { $file } nu conține rezultatele partidelor tale: { $reason }
results-no-folder = nu există un dosar pentru rezultatele partidelor tale, așa că nivelul nu se poate adapta la tine

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Mută un grup cu culoarea ta deasupra exact atâtea spații câte piese are, în linie dreaptă, pe alt grup. Un grup cu toate cele șase spații vecine ocupate este blocat. Grupurile care pierd legătura cu piesele DVONN cad. Când nimeni nu mai poate muta, câștigă cine are mai multe piese în grupurile sale.
help-piece = piesă albă sau neagră
help-dvonn = piesă DVONN
help-stack = grup de trei
help-inside = cu o piesă DVONN înăuntru
help-enclosed = blocat: nu se poate muta
help-cursor = cursorul
help-picked = selectat
help-target = țintă; ar cădea
help-last = ultima mutare; indiciu
help-empty = liber; tocmai a căzut
help-key-arrows = săgeți
help-arrows = mută cursorul
help-key-enter = Enter Spațiu
help-enter = selectează/joacă/așază/sari
help-escape = deselectează, șterge textul
help-tab = alt grup, țintă sau spațiu
help-typing = scrie un spațiu sau o mutare
help-key-click = clic
help-click = selectează; al doilea clic pe
help-click-more = un spațiu joacă sau așază
help-undo = anulează ultima ta mutare
help-hint = indiciu: zonă, grup, mutare
help-now = computerul mută acum
help-letters = cedez salvez încarc nou ies
help-draw = remiză de comun acord
help-fill = așază restul la întâmplare; cu /fill engine îl așază computerul
help-ready = partidă nouă cu piesele deja așezate la întâmplare
help-level = nivelul computerului, 1-10, sau auto: se adaptează la tine
help-save = ca s și l, dar cu numele fișierului
help-mouse = dă mouse-ul terminalului sau îl ia înapoi
help-control = Ctrl-L redesenează ecranul, Ctrl-C iese imediat.
help-back = Apasă orice tastă ca să revii la partidă.

## Stepping through a game

replay-keys = → înainte  ← înapoi  ↓ +10  ↑ −10  Home  End  m prima mutare de grup  q ieși
replay-ply =
    Mutarea { $ply } din { $all }: { $color ->
        [white] Alb
       *[black] Negru
    } { $move }
replay-removed = înlăturate: { $cells }
replay-left = timp rămas { $seconds } s
replay-variations =
    { $count ->
        [one] { $count } variantă
        [few] { $count } variante
       *[other] { $count } de variante
    }
replay-end = Sfârșitul partidei: { $result }

## The course in a terminal; lines of keys have 80 columns

learn-no-terminal = `learn` are nevoie de un terminal pentru tastatură și ecran
learn-no-folder = nu există un dosar în care să se salveze progresul; indică un fișier cu --progress
learn-refused-file = { $file }: { $reason } Folosește --reset ca să începi din nou.
learn-type-number = Scrie un număr și apasă Enter.
learn-type-winner = Scrie w5 (Albul, diferență 5), b5 (Negrul, diferență 5) sau 0 (egalitate), apoi apasă Enter.
learn-list-rules = regulile: capitolele 1–{ $count }
learn-list-play = acum joacă: { $command }
learn-keys-list = Sus, Jos: alege   Enter: deschide   r șterge progresul   q ieși
learn-keys-reset = Ștergi tot progresul? Enter sau y: da   altă tastă: nu
learn-keys-showing = Spațiu: mutarea următoare   Esc: înapoi la tablă   n următorul  l listă  q ieși
learn-keys-done = Enter: mai departe   r din nou   o înapoi   l listă   q ieși
learn-keys-why = Enter: mai departe   Spațiu: de ce   r din nou   o înapoi   l listă   q ieși
learn-keys-film = Enter: mai departe   Spațiu: mutarea următoare   l listă   q ieși
learn-keys-mark = Enter: marchează   Spațiu: verifică   t indiciu s soluție n urm. l listă q ieși
learn-keys-count = Scrie numărul, Enter   t indiciu   s soluție   n următorul   l listă   q ieși
learn-keys-predict = Scrie w5, b5 sau 0, Enter   t indiciu   s soluție  n următorul  l listă  q ieși
learn-keys-place = Săgeți, Enter: așază   sau d3   t indiciu  s soluție  n urm.  l listă  q ieși
learn-keys-pass = Scrie pass, Enter   t indiciu   s soluție   n următorul   l listă   q ieși
learn-keys-move = Săgeți, Enter: mută   sau c1-c2   t indiciu  s soluție  n urm.  l listă  q ieși

## Puzzles

puzzle-keys-move = Săgeți, Enter: mută   sau c1-c2   t indiciu   s soluție   n urm.   q ieși
puzzle-keys-done = Enter: problema următoare   r din nou   q ieși
puzzle-keys-why = Enter: problema următoare   Spațiu: de ce   r din nou   q ieși
puzzle-keys-showing = Spațiu: mutarea următoare   Esc: înapoi la tablă   n urm.   q ieși
puzzle-none = nicio problemă nu se potrivește cu aceste opțiuni
puzzle-solutions = Soluții
puzzle-caption-win =
    { $color ->
        [white] Albul câștigă
       *[black] Negrul câștigă
    }
puzzle-caption-draw =
    { $color ->
        [white] Albul salvează egalitatea
       *[black] Negrul salvează egalitatea
    }
puzzle-caption-pieces =
    { $color ->
        [white] Albul câștigă cele mai multe piese
       *[black] Negrul câștigă cele mai multe piese
    }
puzzle-sheet-kind = { $file }: numele fișierului trebuie să se termine în .svg
