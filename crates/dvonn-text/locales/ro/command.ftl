# Ce scriu comenzile pentru oameni.

## Files and positions named on the command line

input-standard = intrarea standard
input-not-utf = { $name } nu este UTF-8
input-no-utf = nu este UTF-8
input-neither = { $name } nu este nici poziție ({ $position }), nici partidă ({ $record })
input-position = poziție nevalidă: { $reason }
input-position-nor-file = poziție nevalidă ({ $reason }), iar un fișier cu acest nume nu există
input-no-game = nu există partida { $number }; partide în fișier: { $count }
file-missing = fișierul nu există
file-denied = acces refuzat
file-folder = acesta este un dosar

## Commands

play-no-terminal = `play` are nevoie de un terminal pentru tastatură și ecran
show-blocked = Blocate (toate cele șase spații vecine sunt ocupate): { $cells }
apply-refused = mutarea { $number }, { $move }: { $reason }; poziția: { $position }
apply-removed = { $move } a înlăturat { $cells }
solve-phase = se pot rezolva doar poziții din faza de grupare
solve-draw = Demonstrat: egalitate
solve-win =
    Demonstrat: câștigă { $color ->
        [white] Albul
       *[black] Negrul
    }
solve-win-by =
    Demonstrat: câștigă { $color ->
        [white] Albul
       *[black] Negrul
    } la o diferență de { $margin } ({ $value } pentru { $turn ->
        [white] Alb
       *[black] Negru
    }, la mutare)
solve-no-margin = Diferența nu este demonstrată.
solve-no-best = Cele mai bune mutări nu sunt demonstrate.
solve-no-values = Nu sunt demonstrate valorile tuturor mutărilor.
solve-best = Optim: { $moves }
solve-unproved = nedemonstrat în limita dată
solve-incomplete = nu totul a fost demonstrat în limita dată
solve-progress = { $seconds } s, noduri: { $nodes }, diferența între { $low } și { $high }
search-nodes = noduri: { $nodes }, { $seconds } s
search-progress = { $seconds } s, adâncime { $depth }, noduri: { $nodes }, { $move } { $margin }
analyze-game-option = --game cere o partidă, dar aceasta este o poziție
analyze-lines-option = --lines cere o poziție, dar aceasta este o partidă
analyze-best =
    Mută { $color ->
        [white] Albul
       *[black] Negrul
    }: { $move }
analyze-done = [{ $bar }] { $done } din { $all }
column-line = linie
column-margin = avans
column-chance = șanse
column-depth = adânc.
column-moves = mutări
column-ply = mutare
column-side = jucător
column-played = jucată
column-best = optimă
column-white = Alb
column-lost = pierdere
verdict-win = =câștig
verdict-loss = =pierd.
review-interrupted =
    întrerupt după { $done } din { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
review-position = `review` cere o partidă, dar aceasta este o poziție
review-no-moves = partida nu are mutări de grupuri
review-no-picture = { $file } nu a fost scris: evaluarea nu a găsit nicio greșeală de arătat
review-lost = { $result }; piese pierdute: Alb { $white }, Negru { $black }
record-repaired = corectat
record-refused = nevalid
record-fine = valid
record-left-out = neinclus
record-game = partida { $number }
record-read-before =
    { $reason }; înainte { $count ->
        [one] s-a citit { $count } mutare
        [few] s-au citit { $count } mutări
       *[other] s-au citit { $count } de mutări
    }
record-kept-before =
    { $reason }; dinainte { $count ->
        [one] s-a păstrat { $count } mutare
        [few] s-au păstrat { $count } mutări
       *[other] s-au păstrat { $count } de mutări
    }
record-state =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }, { $result } (citit ca { $format })
record-count =
    { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }, nevalide: { $refused }
record-one-game = acest format permite o singură partidă pe fișier, dar aici sunt { $count }
diagram-kind = { $file }: numele fișierului trebuie să se termine în .svg sau .png
diagram-arrow = { $text }: scrie săgeata ca pe o mutare de grup, de exemplu c1-c2
interrupt-failed = Ctrl-C nu poate fi interceptat: { $reason }

## Serving the page to browsers

serve-ready = DVONN rulează la { $address } (Ctrl-C pentru oprire)
serve-no-browser = Nu s-a putut deschide un browser. Deschide tu adresa.
serve-no-page = acest `dvonn` a fost compilat fără pagină; rulează `cargo xtask run` ca să compilezi și să pornești unul cu pagină sau folosește `--folder` pentru o pagină compilată în altă parte
serve-no-index = nu s-a găsit index.html; dosarul trebuie să fie unul creat de `cargo xtask`
serve-in-use = adresa { $address } este deja folosită, poate de alt `dvonn serve`; alege altă adresă cu --addr, de exemplu 127.0.0.1:0 pentru orice port liber
serve-forbidden = acces refuzat pentru { $address }; alege cu --addr un port de la 1024 la 65535 sau 127.0.0.1:0 pentru orice port liber
serve-not-here = { $address } nu este o adresă a acestui calculator
serve-failed = nu se poate asculta pe { $address }: { $reason }
