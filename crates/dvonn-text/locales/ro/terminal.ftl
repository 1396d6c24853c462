# Tabla din terminal: `play` și `replay`.

## Who plays, above the board

seat-you = tu
seat-person = om
seat-engine = motor, nivelul { $level }
state-paused = pauză
state-thinking = gândește…
header-ply = mutarea { $ply }
screen-moves = Mutări
screen-too-small =
    Tabla are nevoie de { $columns } de coloane și { $rows } de rânduri.
    Aici sunt { $width } și { $height }.
    Mărește fereastra sau ieși cu Ctrl-C.

## Below the board

note-place =
    { $cell }: Enter așază acolo o { $piece ->
        [white] piesă albă
        [black] piesă neagră
       *[dvonn] piesă DVONN
    }.
note-move = Mutare: { $move }.
note-pass = Apasă Enter ca să sari o tură.
note-finished = s salvează jocul, n începe altul cu culorile schimbate.
note-finished-counted = s salvează, u retrage ultima mutare, n începe alt joc cu culorile schimbate.
note-sure = { $question } Enter sau y: da. Esc sau n: nu.
thought-thinking = Motorul gândește…
thought-line = Motor: adâncime { $depth }, { $worth }: { $moves }
input-save = Salvează ca:
input-load = Încarcă:

## What the keys do now; a line has 80 columns

keys-name = Enter: da   Esc: renunță
keys-sure = Enter sau y: da   Esc sau n: nu
keys-end = s salvează   n joc nou   u retrage   l încarcă   ? ajutor   q ieși
keys-watch = Spațiu: pauză sau continuă   m: mută acum
keys-pass = Enter: sari o tură
keys-wait = m: mută acum   u: retrage
keys-place = Săgeți: mergi   Enter: așază   Tab: spațiu liber   sau scrie d3   /fill: restul
keys-picked = Săgeți: mergi   Enter: joacă   Tab: altă țintă   Esc: pune înapoi
keys-pick = Săgeți: mergi   Enter: ia   Tab: alt grup   sau scrie c1-c2
keys-all = u retrage  t indiciu  r cedează  s salvează  l încarcă  n nou  q ieși  ? ajutor

## Questions before something that cannot be taken back

ask-resign =
    Cedezi jocul ca { $color ->
        [white] Alb
       *[black] Negru
    }?
ask-leave = Ieși? Jocul nu este salvat.
ask-new = Începi un joc nou? Acesta nu este salvat.
ask-load = Încarci { $file }? Jocul acesta nu este salvat.
ask-replace = { $file } există deja. Îl înlocuiești?
ask-fill-chance = Așezi restul pieselor la întâmplare?
ask-fill-engine = Lași motorul să așeze restul pieselor?
ask-draw = Sunt amândoi jucătorii de acord cu egalitatea?

## Answers to what the player did

say-over = Jocul s-a încheiat.
say-engines-turn = Este rândul motorului.
say-engines-turn-now = Este rândul motorului; m îl face să mute imediat.
say-not-thinking = Motorul nu gândește acum.
say-all-placed = Toate piesele sunt deja așezate.
say-mouse-ours = Clicurile iau și joacă.
say-mouse-yours = Clicurile selectează text, cum vrea terminalul.
say-nothing-undone = Nu e nimic de retras.
say-no-resigning = Motoarele nu cedează.
say-no-draw = Calculatorul nu acceptă egalitatea.
say-no-engine = Aici nu joacă niciun motor.
say-level = Motorul joacă la nivelul { $level } de la mutarea următoare.
say-hint-thinking = Motorul caută un indiciu.
say-hint-stack = Indiciu: uită-te la grupul de pe { $cell }; încă un t arată mutarea.
say-hint-move = Indiciu: { $move } ({ $worth }).
say-saved = Salvat ca { $file }.
say-loaded =
    Încărcat { $file }, { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }.
say-stuck = grupul de pe { $cell } nu are pe ce ajunge la distanța lui

## What is wrong with a command

slash-unknown = nu există comanda /{ $word }; / singur le arată pe toate
slash-level = /level: un nivel este un număr de la 1 la 10
slash-fill = /fill { $argument }: se scrie /fill sau /fill engine
slash-nothing-after = după /{ $word } nu urmează nimic

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Mută un grup cu culoarea ta deasupra exact cu atâtea spații câte piese are, în linie dreaptă, pe alt grup. Un grup cu toți cei șase vecini ocupați nu se mută. Ce pierde legătura cu cele trei piese DVONN cade. Când nimeni nu mai poate muta, câștigă cine are mai multe piese în grupurile sale.
help-piece = piesă albă sau neagră
help-dvonn = piesă DVONN
help-stack = grup de trei
help-inside = grup cu DVONN înăuntru
help-enclosed = înconjurat: nu se mută
help-cursor = cursorul
help-picked = luat în mână
help-target = poate merge aici; ar cădea
help-last = ultima mutare; indiciul
help-empty = liber; tocmai a căzut
help-key-arrows = săgeți
help-arrows = plimbă cursorul pe tablă
help-key-enter = Enter Spațiu
help-enter = ia, joacă, așază, sari
help-escape = pune înapoi, șterge rândul
help-tab = sare la alt grup sau spațiu
help-typing = scrie un spațiu sau o mutare
help-key-click = clic
help-click = ia; al doilea pe același
help-click-more = spațiu joacă sau așază
help-undo = îți retrage ultima mutare
help-hint = indiciu: grup, apoi mutare
help-now = motorul mută acum
help-letters = cedez salvez încarc nou gata
help-fill = așază restul la întâmplare; /fill engine îl lasă pe motor
help-ready = joc nou cu tabla umplută la întâmplare
help-level = puterea motorului, de la 1 la 10, de la mutarea următoare
help-save = ca s și l, direct cu numele
help-mouse = dă mouse-ul terminalului sau îl ia înapoi
help-control = Ctrl-L redesenează ecranul, Ctrl-C iese imediat.
help-back = Apasă orice tastă ca să revii la joc.

## Stepping through a record

replay-keys = → înainte  ← înapoi  ↓ zece  ↑ zece înapoi  Home  End  m prima grupare  q ieși
replay-ply =
    Mutarea { $ply } din { $all }: { $color ->
        [white] Alb
       *[black] Negru
    } { $move }
replay-removed = înlăturate { $cells }
replay-left = rest { $seconds } s
replay-variations =
    { $count ->
        [one] { $count } variantă
        [few] { $count } variante
       *[other] { $count } de variante
    }
replay-end = Sfârșitul înregistrării: { $result }

## The course in a terminal; lines of keys have 80 columns

learn-no-terminal = learn are nevoie de un terminal, pentru tastatură și pentru ecran
learn-no-folder = nu există un dosar în care să-ți păstrăm progresul; numește un fișier cu --progress
learn-refused-file = { $file }: { $reason } Cu --reset începi din nou.
learn-type-number = Scrie un număr și apasă Enter.
learn-type-winner = Scrie w5 dacă Alb câștigă cu 5, b5 dacă Negru câștigă cu 5, 0 dacă e egalitate, și apasă Enter.
learn-keys-list = Sus, Jos: alege   Enter: deschide   r șterge progresul   q ieșire
learn-keys-reset = Ștergi tot progresul? Enter sau y: da   altă tastă: nu
learn-keys-showing = Spațiu: mutarea următoare  Esc: înapoi la tablă  n următorul  l listă  q ieșire
learn-keys-done = Enter: mai departe   r din nou   o înapoi   l listă   q ieșire
learn-keys-mark = Săgeți, Enter: marchează  Spațiu: verifică  t indiciu s soluție n urm. l listă q
learn-keys-count = Scrie numărul, Enter   t indiciu   s soluție   n următorul   l listă   q ieșire
learn-keys-predict = Scrie w5, b5 sau 0, Enter   t indiciu  s soluție  n următorul  l listă  q ieșire
learn-keys-place = Săgeți, Enter: așază   sau scrie d3   t indiciu  s soluție  n urm.  l listă  q
learn-keys-pass = Scrie pass, Enter   t indiciu   s soluție   n următorul   l listă   q ieșire
learn-keys-move = Săgeți, Enter: mută   sau c1-c2   t indiciu  s soluție  n urm.  l listă  q
