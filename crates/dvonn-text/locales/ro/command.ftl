# Ce scriu comenzile pentru oameni.

## Files and positions that are named

input-standard = intrarea standard
input-not-utf = { $name } nu este UTF-8
input-no-utf = nu este UTF-8
input-neither = { $name } nu este nici poziție ({ $position }), nici înregistrare ({ $record })
input-position = poziție: { $reason }
input-position-nor-file = poziție: { $reason }; nici fișier cu acest nume nu există
input-no-game = nu există jocul { $number }; fișierul are { $count }
file-missing = nu există un astfel de fișier
file-denied = acces refuzat
file-folder = acesta este un dosar

## Commands

play-no-terminal = play are nevoie de un terminal, pentru tastatură și ecran
show-blocked = Blocate, cu toți cei șase vecini ocupați: { $cells }
apply-refused = mutarea { $number }, { $move }: { $reason }; poziția este { $position }
apply-removed = { $move } a înlăturat { $cells }
solve-phase = se pot rezolva doar poziții din faza de grupare
solve-draw = Demonstrat: egalitate
solve-win =
    Demonstrat: câștigă { $color ->
        [white] Alb
       *[black] Negru
    }
solve-win-by =
    Demonstrat: câștigă { $color ->
        [white] Alb
       *[black] Negru
    } la diferență de { $margin } ({ $value } pentru { $turn ->
        [white] Alb
       *[black] Negru
    }, la mutare)
solve-no-margin = Diferența nu este demonstrată.
solve-best = Cel mai bine: { $moves }
solve-unproved = nedemonstrat în limita dată
solve-progress = { $seconds } s, { $nodes } noduri, diferența între { $low } și { $high }
search-nodes = { $nodes } noduri, { $seconds } s
search-progress = { $seconds } s, adâncime { $depth }, { $nodes } noduri, { $move } { $margin }
analyze-game-option = --game este pentru înregistrări, iar aceasta este o poziție
analyze-lines-option = --lines este pentru poziții, iar acesta este un joc
analyze-best =
    { $color ->
        [white] Alb
       *[black] Negru
    } la mutare: { $move }
analyze-done = [{ $bar }] { $done } din { $all }
column-line = linie
column-margin = diferență
column-chance = șanse
column-depth = adânc.
column-moves = mutări
column-ply = nr.
column-side = parte
column-played = jucată
column-best = optimă
column-white = Alb
column-lost = pierdere
verdict-win = =câștig
verdict-loss = =pierdere
review-interrupted =
    întrerupt după { $done } din { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
review-no-moves = jocul nu are mutări de grupuri
review-lost = { $result }; piese pierdute: Alb { $white }, Negru { $black }
record-repaired = reparat
record-refused = respins
record-fine = în ordine
record-left-out = omis
record-game = jocul { $number }
record-read-before =
    { $reason }; citit înainte: { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
record-kept-before =
    { $reason }; păstrat înainte: { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
record-state =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }, { $result } (citit ca { $format })
record-count =
    { $count ->
        [one] { $count } joc
        [few] { $count } jocuri
       *[other] { $count } de jocuri
    }, respinse: { $refused }
record-one-game = acest format păstrează un joc pe fișier, iar aici sunt { $count }
diagram-kind = { $file }: o imagine se termină în .svg sau .png
diagram-arrow = { $text }: o săgeată se scrie ca o mutare de grup, c1-c2
interrupt-failed = nu se poate intercepta Ctrl-C: { $reason }

## The page for browsers

serve-ready = DVONN este la { $address }, iar Ctrl-C îl oprește.
serve-no-browser = De aici nu s-a putut deschide un browser: deschide tu adresa.
serve-no-page = acest `dvonn` a fost construit fără pagină. `cargo xtask run` construiește unul cu ea și îl pornește; `--folder` servește o pagină construită altundeva
serve-no-index = nu există index.html: aici nu este ceea ce construiește `cargo xtask`
serve-in-use = adresa { $address } este deja folosită, poate de alt server al nostru; alege altă adresă cu --addr, de exemplu 127.0.0.1:0 pentru orice port liber
serve-forbidden = acest utilizator nu poate folosi adresa { $address }, ci numai porturi de la 1024 în sus; alege altă adresă cu --addr, de exemplu 127.0.0.1:0 pentru orice port liber
serve-not-here = { $address } nu este o adresă a acestui calculator
serve-failed = nu se poate asculta pe { $address }: { $reason }
