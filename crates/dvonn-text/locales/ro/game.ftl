# Cuvintele jocului, comune paginii, terminalului și liniei de comandă.

## Names

color-name =
    { $color ->
        [white] Alb
       *[black] Negru
    }
piece-name =
    { $piece ->
        [white] piesă albă
        [black] piesă neagră
       *[dvonn] piesă DVONN
    }
phase-placement = așezare
phase-movement = grupare
phase-end = sfârșit
game-pieces =
    { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }
game-plies =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
game-score = Piese: Alb { $white }, Negru { $black }

## Whose turn it is

turn-place =
    { $color ->
        [white] Albul
       *[black] Negrul
    } așază o { $piece ->
        [white] piesă albă
        [black] piesă neagră
       *[dvonn] piesă DVONN
    }; rămase de așezat: { $left } din 49.
turn-pass =
    { $color ->
        [white] Albul
       *[black] Negrul
    } nu poate muta și trebuie să sară o tură.
turn-move =
    Mută { $color ->
        [white] Albul
       *[black] Negrul
    }: { $count ->
        [one] { $count } mutare posibilă
        [few] { $count } mutări posibile
       *[other] { $count } de mutări posibile
    }.

## What was played

played-place =
    { $color ->
        [white] Albul
       *[black] Negrul
    } a așezat o piesă pe { $move }.
played-move =
    { $color ->
        [white] Albul
       *[black] Negrul
    } a jucat { $move }.
played-move-fell =
    { $color ->
        [white] Albul
       *[black] Negrul
    } a jucat { $move }; { $count ->
        [one] a căzut { $count } grup
        [few] au căzut { $count } grupuri
       *[other] au căzut { $count } de grupuri
    }.
played-pass =
    { $color ->
        [white] Albul
       *[black] Negrul
    } a sărit o tură.

## What a move does

consequence-quiet = { $move }: grup de { $height }; nu cade nimic; apoi Alb { $white }, Negru { $black }.
consequence-fall =
    { $move }: { $count ->
        [one] cade { $count } grup
        [few] cad { $count } grupuri
       *[other] cad { $count } de grupuri
    }, { $losses }; apoi Alb { $white }, Negru { $black }.
fall-nothing = Nu cade nimic.
fall-off =
    { $count ->
        [one] Cade { $count } grup
        [few] Cad { $count } grupuri
       *[other] Cad { $count } de grupuri
    }: { $losses }.
loss-yours = tu −{ $pieces }
loss-theirs = adversarul −{ $pieces }
loss-of =
    { $color ->
        [white] Alb
       *[black] Negru
    } −{ $pieces }

## What is announced to those who cannot see the board

announce-place =
    { $color ->
        [white] Albul
       *[black] Negrul
    } așază o { $piece ->
        [white] piesă albă
        [black] piesă neagră
       *[dvonn] piesă DVONN
    } pe { $cell }.
announce-move =
    { $color ->
        [white] Albul
       *[black] Negrul
    } mută de pe { $from } pe { $to }: grup de { $height }.
announce-takes-piece =
    Ia { $color ->
        [white] o piesă albă
       *[black] o piesă neagră
    }.
announce-takes-stack =
    Ia { $color ->
        [white] un grup alb
       *[black] un grup negru
    } de { $height }.
announce-pass =
    { $color ->
        [white] Albul
       *[black] Negrul
    } sare o tură.

## What stands on a cell

stack-empty = { $cell }: liber
stack-dvonn = { $cell }: piesă DVONN
stack-single =
    { $cell }: piesă { $color ->
        [white] albă
       *[black] neagră
    }
stack-tall =
    { $cell }: grup { $color ->
        [white] alb
       *[black] negru
    } de { $height }
stack-tall-dvonn =
    { $cell }: grup { $color ->
        [white] alb
       *[black] negru
    } de { $height } cu { $dvonns ->
        [one] o piesă DVONN
        [few] { $dvonns } piese DVONN
       *[other] { $dvonns } de piese DVONN
    }
stack-layers = { $stack }; de jos în sus: { $layers }
layer-name =
    { $piece ->
        [white] albă
        [black] neagră
       *[dvonn] DVONN
    }
layer-unknown =
    { $count ->
        [one] { $count } necunoscută
        [few] { $count } necunoscute
       *[other] { $count } de necunoscute
    }
mobility-blocked = nu se poate muta: are vecini pe șase părți
mobility-stuck = nu are unde să se mute
mobility-moves =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }

## How a game ended

ending-win =
    Partida s-a încheiat: câștigă { $color ->
        [white] Albul
       *[black] Negrul
    } la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }.
ending-draw = Partida s-a încheiat: egalitate.
ending-resigned =
    { $color ->
        [white] Albul a cedat: câștigă Negrul
       *[black] Negrul a cedat: câștigă Albul
    }.
ending-time =
    { $color ->
        [white] Albul a depășit timpul: câștigă Negrul
       *[black] Negrul a depășit timpul: câștigă Albul
    }.
ending-left =
    { $color ->
        [white] Albul a părăsit partida: câștigă Negrul
       *[black] Negrul a părăsit partida: câștigă Albul
    }.
ending-agreed = Jucătorii au convenit remiza.
ending-aborted = Partida a fost întreruptă.
ending-you-win =
    Partida s-a încheiat: ai câștigat la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }.
ending-you-lose =
    Partida s-a încheiat: ai pierdut la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }.
ending-you-resigned = Ai cedat.
ending-they-resigned = Adversarul a cedat: ai câștigat.
ending-your-time = Ai depășit timpul: ai pierdut.
ending-their-time = Adversarul a depășit timpul: ai câștigat.
ending-you-left = Ai părăsit partida: ai pierdut.
ending-they-left = Adversarul a părăsit partida: ai câștigat.
result-win =
    câștigă { $color ->
        [white] Albul
       *[black] Negrul
    } la o diferență de { $margin }
result-draw = egalitate
result-resigned =
    { $color ->
        [white] Albul
       *[black] Negrul
    } a cedat
result-time =
    { $color ->
        [white] Albul
       *[black] Negrul
    } a depășit timpul
result-left =
    { $color ->
        [white] Albul
       *[black] Negrul
    } a părăsit partida
result-agreed = remiză de comun acord
result-aborted = partidă întreruptă
result-unfinished = partidă neterminată

## What a position is worth

worth-even = egal, { $chance }
worth-chance =
    { $color ->
        [white] Alb
       *[black] Negru
    } { $percent }
worth-ahead =
    { $color ->
        [white] Albul
       *[black] Negrul
    } conduce cu { $margin }; șanse { $percent }
worth-draw = demonstrat: egalitate
worth-win =
    demonstrat: câștigă { $color ->
        [white] Albul
       *[black] Negrul
    }
worth-win-by =
    demonstrat: câștigă { $color ->
        [white] Albul
       *[black] Negrul
    } la o diferență de { $margin }

## The review of a game

review-inaccuracy = imprecizie
review-mistake = greșeală
review-blunder = gafă
review-better-pieces = −{ $loss } piese, mai bine: { $move }
review-better-chance = −{ $loss } șanse de câștig, mai bine: { $move }
review-inaccuracies =
    { $count ->
        [one] { $count } imprecizie
        [few] { $count } imprecizii
       *[other] { $count } de imprecizii
    }
review-mistakes =
    { $count ->
        [one] { $count } greșeală
        [few] { $count } greșeli
       *[other] { $count } de greșeli
    }
review-blunders =
    { $count ->
        [one] { $count } gafă
        [few] { $count } gafe
       *[other] { $count } de gafe
    }
review-faultless = fără greșeli
review-summary = { $side }: { $slips }; pierdere medie: { $loss } piese
review-accuracy-middle = Precizie în jocul de mijloc: { $each }
review-accuracy-ending = Precizie în final: { $each }
review-accuracy-placing = Precizie la așezare (estimare): { $each }
review-moments = Momentele decisive:
review-only = singura mutare bună
review-forced = singura mutare posibilă
review-oversights =
    { $pieces ->
        [one] { $pieces } piesă pierdută din neatenție
        [few] { $pieces } piese pierdute din neatenție
       *[other] { $pieces } de piese pierdute din neatenție
    }
review-board = Tabla plină (estimare): { $worth }
review-placements = Cele mai importante așezări (estimări, cu celelalte piese la locul lor):
review-sheet-title = Evaluarea partidei
review-sheet-legend = Săgeata arată mutarea mai bună, iar linia și cercurile, mutarea jucată.

## Why a move is good or bad, and hints

theme-edges = Marginea și piesele DVONN
theme-neutralising = Neutralizarea
theme-mobility = Mobilitatea
theme-dvonn-stacks = Grupurile DVONN
theme-last-moves = Ultimele mutări
theme-links = Legătura cu piesele DVONN
theme-sharpshooting = Tirul de precizie
theme-overloading = Supraîncărcarea
theme-tempi = Numărarea tempourilor
reason-only-proved = Singura mutare bună: s-a demonstrat că celelalte sunt mai slabe.
reason-only-searched = Singura mutare bună: conform motorului, oricare alta aduce cu cel puțin { $pieces } piese mai puțin.
reason-refuted = Răspunsul: { $moves }.
reason-cuts-off =
    Izolează { $pieces ->
        [one] { $pieces } piesă a
        [few] { $pieces } piese ale
       *[other] { $pieces } de piese ale
    } { $color ->
        [white] Albului
       *[black] Negrului
    }.
reason-saves-from =
    Parează amenințarea { $move }, care ar costa { $pieces ->
        [one] { $pieces } piesă
        [few] { $pieces } piese
       *[other] { $pieces } de piese
    }.
reason-takes-piece = Ia piesa de pe { $cell }.
reason-takes-stack = Ia grupul de { $height } de pe { $cell }.
reason-takes-dvonn = Ia grupul DVONN de pe { $cell }.
reason-neutralises =
    Neutralizează piesa de pe { $cell }, care avea { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }.
reason-overloads = Grupul de pe { $cell } are acum înălțimea { $height }: e prea înalt ca să se mai poată muta.
reason-frees =
    Eliberează { $count ->
        [one] { $count } grup blocat
        [few] { $count } grupuri blocate
       *[other] { $count } de grupuri blocate
    }.
reason-keeps-bridge =
    Asigură legătura de pe { $cell }, de care { $pieces ->
        [one] depinde { $pieces } piesă
        [few] depind { $pieces } piese
       *[other] depind { $pieces } de piese
    }.
reason-brings-dvonn =
    Aduce o piesă DVONN lângă încă { $count ->
        [one] { $count } grup propriu
        [few] { $count } grupuri proprii
       *[other] { $count } de grupuri proprii
    }.
reason-denies-dvonn =
    Ia piesa DVONN de pe { $cell } înaintea { $color ->
        [white] Albului
       *[black] Negrului
    }.
reason-forces-pass =
    { $color ->
        [white] Albul
       *[black] Negrul
    } trebuie să sară o tură.
reason-gains-tempi =
    Câștigă tempouri: { $own ->
        [one] { $own } mutare
        [few] { $own } mutări
       *[other] { $own } de mutări
    } de rezervă față de { $theirs }.
reason-wastes-tempi =
    Pierde tempouri: { $own ->
        [one] { $own } mutare
        [few] { $own } mutări
       *[other] { $own } de mutări
    } de rezervă față de { $theirs }.
reason-on-edge = Pe margine, o piesă nu este niciodată blocată.
reason-beside-dvonn = Este lângă o piesă DVONN.
reason-apart = Nu este lângă nicio piesă de aceeași culoare.
hint-area = Indiciu: { $theme }. Uită-te în jurul lui { $cell }.
hint-area-plain = Indiciu: uită-te în jurul lui { $cell }.
hint-stack = Indiciu: uită-te la grupul de pe { $cell }.
hint-more = Cere din nou ca să afli mai mult.
hint-move = Indiciu: { $move } ({ $worth }).
hint-cost = A doua mutare ca valoare, { $move }, costă { $pieces } piese.
hint-cost-result = A doua mutare ca valoare este { $move } ({ $worth }).
oversight = Atenție: ai scăpat din vedere { $move }, răspunsul computerului.
oversight-cost = Mutarea ta costă circa { $pieces } piese față de cea mai bună.
hints-used = Indicii folosite: { $count }
hints-used-both = Indicii folosite: Alb { $white }, Negru { $black }

## Why a move was refused

refused-over = partida s-a încheiat
refused-still-placing = grupurile se pot muta abia după ce sunt așezate toate cele 49 de piese
refused-pass-while-placing = în faza de așezare nu se poate sări o tură
refused-already-placed = toate piesele sunt așezate; pentru o mutare scrie ambele spații, nu doar { $cell }
refused-occupied = { $cell } este ocupat
refused-must-move = poți sări o tură doar dacă nu ai nicio mutare
refused-no-stack = pe { $cell } nu este niciun grup
refused-lone-dvonn = piesa DVONN de pe { $cell } este singură și nu poate fi mutată
refused-not-yours = grupul de pe { $cell } este al adversarului
refused-enclosed = grupul de pe { $cell } este blocat: toate cele șase spații vecine sunt ocupate
refused-not-in-line = { $from } și { $to } nu sunt pe aceeași linie dreaptă
refused-wrong-distance = { $to } nu este la distanța { $height } de { $from }; un grup se mută exact atâtea spații câte piese are
refused-empty-target = { $cell } este liber; un grup se poate muta numai pe alt grup
refused-no-target =
    { $height ->
        [one] alături nu este niciun grup pe care să se mute
        [few] la exact { $height } spații distanță nu este niciun grup pe care să se mute
       *[other] la exact { $height } de spații distanță nu este niciun grup pe care să se mute
    }
refused-turn =
    este rândul { $color ->
        [white] Albului
       *[black] Negrului
    }
refused-no-offer = nu există nicio propunere de remiză la care să răspunzi
refused-already-offered = ai propus deja remiza
refused-nothing-asked = nu există nicio cerere de anulare la care să răspunzi
refused-already-asked = anularea a fost deja cerută
refused-nothing-to-take-back = nu e nimic de anulat
refused-too-early = partida nu se poate încheia încă în acest fel
refused-time-control = limita de timp trebuie să fie de forma 300, 300+5, 300 delay 5 sau 3 days
refused-ending-counted = niciun jucător nu mai poate muta, deci partida se încheie prin numărarea pieselor
refused-ending-uncounted = un jucător mai poate muta, deci partida nu se încheie prin numărarea pieselor

## Why a board that was set up is not a valid position

setup-stack-while-placing = în faza de așezare nu pot exista grupuri: { $cells }
setup-placement-finished = toate cele 49 de piese sunt așezate, deci aceasta este faza de grupare
setup-placement-count =
    numărul de piese așezate este { $placed }, deci numărul pieselor { $piece ->
        [white] albe
        [black] negre
       *[dvonn] DVONN
    } ar trebui să fie { $expected }, nu { $found }
setup-placement-turn =
    numărul de piese așezate este { $placed }, deci este rândul { $color ->
        [white] Albului
       *[black] Negrului
    }
setup-dvonn-count = numărul de piese DVONN trebuie să fie 3, nu { $found }
setup-too-many = numărul de piese este { $found }, dar jocul are doar 49
setup-tops =
    numărul grupurilor cu o piesă { $color ->
        [white] albă
       *[black] neagră
    } deasupra este { $found }, dar există doar 23 de piese de această culoare
setup-unlinked = fără legătură cu o piesă DVONN: { $cells }

## Why a text is not a position, stack or move

text-parts = o poziție are trei părți (rândurile, jucătorul la mutare și faza), nu { $found }
text-rows = o tablă are 5 rânduri, nu { $found }
text-cells =
    rândul { $row } trebuie să aibă { $expected ->
        [one] { $expected } spațiu
        [few] { $expected } spații
       *[other] { $expected } de spații
    }, nu { $found }
text-character = coloana { $column }: aici trebuie să fie ., W, B sau D, nu { $found }
text-height = coloana { $column }: { $found } nu este o înălțime de grup; scrie un număr de la 2 la 49
text-stack = coloana { $column }: { $reason }
text-side = jucătorul la mutare trebuie să fie W sau B, nu { $found }
text-phase = faza trebuie să fie P sau M, nu { $found }
text-stack-height = un grup are între 1 și 49 de piese, nu { $height }
text-stack-dvonns =
    un grup de { $height } cu o piesă albă sau neagră deasupra poate conține cel mult { $most ->
        [one] { $most } piesă DVONN
        [few] { $most } piese DVONN
       *[other] { $most } de piese DVONN
    }, nu { $dvonns }
text-move-missing = lipsește o mutare
text-no-cell = { $text } nu este un spațiu de pe tablă
text-no-move = { $text } nu este o mutare; mutările se scriu d3, c1-c2 sau pass

## Why a record was not read to its end

read-place = linia { $line }, coloana { $column }
read-ply = mutarea { $ply }
read-start = poziția de început nu este validă: { $reason }
read-tag-form = o etichetă se scrie [Nume "valoare"]
read-tag-name = { $name } nu este un nume valid de etichetă
read-tag-reserved = eticheta { $name } rezultă din mutări și din modul de încheiere și nu poate fi stabilită separat
read-clock = { $text } nu este un timp valid de pe ceas; scrie-l ca @4:59 sau @1:04:59.250
read-orphan =
    { $what ->
        [clock] un timp de pe ceas
        [variation] o variantă
       *[comment] un comentariu
    } trebuie să stea după o mutare
read-unopened = paranteză închisă fără pereche
read-after-end = text neașteptat după sfârșitul partidei: { $text }
read-json = JSON: { $detail }
read-json-format = textul trebuie să conțină "format": "dvonn-record" și "version": 1
read-tag-value = valoarea etichetei { $name } nu este un text
read-no-such-move = o variantă începe după mutarea { $number }, dar această mutare nu există
read-nothing-to-leave = o variantă începe după mutarea { $number }, dar acolo linia se termină
read-variations = acest format nu permite variante
read-no-bracket = după { $name } trebuie să urmeze [, nu { $found }
read-other-game = aceasta este o partidă de { $name }, nu de DVONN
read-nothing-held = se pune o piesă pe { $cell }, dar nu a fost luată niciuna
read-wrong-player =
    mută { $color ->
        [white] Albul
       *[black] Negrul
    }, dar este rândul { $turn ->
        [white] Albului
       *[black] Negrului
    }
read-empty = nu s-a găsit nicio partidă
read-several = s-au găsit mai multe partide în loc de una singură
read-too-many-repairs = oprire după 1.000 de corecturi; textul nu pare să fie o partidă
read-needs-repair = ar fi nevoie de o corectură: { $repair }

## What was repaired in a record

repair-latin = nu este UTF-8; s-a citit ca Latin-1
repair-last-placement = lipsea ultima așezare: { $move }
repair-forced-pass =
    lipsea o tură pe care { $color ->
        [white] Albul
       *[black] Negrul
    } trebuia să o sară
repair-closing-pass = a fost ignorată o tură sărită după sfârșitul partidei
repair-number = numărul mutării ar trebui să fie { $expected }
repair-skipped = a fost ignorat textul { $text }
repair-early-comment = un comentariu dinaintea primei mutări a unei variante a fost pus după ea
repair-unclosed =
    lipsea sfârșitul { $what ->
        [game] unei partide
        [turn] unei ture
        [property] unei proprietăți
        [variation] unei variante
       *[comment] unui comentariu
    }
repair-repeated-tag = eticheta { $name } se repetă; s-a păstrat prima valoare
repair-repeated-move = o variantă repetă mutarea { $move }; cele două linii au fost unite
repair-result =
    { $what ->
        [result] rezultatul
        [ending] modul de încheiere
        [score] scorul
        [end] poziția finală
        [player] jucătorul
       *[removed] lista spațiilor golite
    } ar trebui să fie { $expected }
repair-unexplained = rezultatul a fost ignorat: partida nu este terminată și nimic nu arată cum s-a încheiat
repair-contradiction = rezultatul și modul de încheiere se contrazic; ambele au fost ignorate
repair-missing-result = lipsea rezultatul de la sfârșit

## What a format cannot store

lost-variations = variante
lost-comments = comentarii
lost-clocks = timpi de pe ceas
lost-tags = unele etichete sau părți din ele
lost-ending = cum s-a încheiat partida
export-start = acest format permite doar partide care încep cu tabla goală

## The levels of the computer

level-description =
    { $level ->
        [1] Ia ce poate și trece cu vederea multe pericole.
        [2] Îți vede unele răspunsuri, dar puține salturi lungi și căderi.
        [3] Așază și joacă precum cei mai mulți oameni.
        [4] Îți vede jumătate din răspunsuri și puține căderi.
        [5] Îți vede cele mai multe răspunsuri; căderile încă îl surprind.
        [6] Îți urmărește atent răspunsurile, dar îi scapă unele salturi.
        [7] Evaluează bine poziția, dar nu prea privește înainte.
        [8] Gândește cu două-trei mutări înainte.
        [9] Gândește cu mai multe mutări înainte: fără un plan nu câștigi.
       *[10] Joacă cât poate de bine; se poate gândi câteva secunde.
    }

## Dates and times

date-day =
    { $day } { $month ->
        [1] ianuarie
        [2] februarie
        [3] martie
        [4] aprilie
        [5] mai
        [6] iunie
        [7] iulie
        [8] august
        [9] septembrie
        [10] octombrie
        [11] noiembrie
       *[12] decembrie
    } { $year }
ago-now = chiar acum
ago-minutes =
    acum { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
ago-hours =
    acum { $count ->
        [one] { $count } oră
        [few] { $count } ore
       *[other] { $count } de ore
    }
ago-days =
    acum { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
