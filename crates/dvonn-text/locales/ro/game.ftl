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
        [white] Alb
       *[black] Negru
    } așază o { $piece ->
        [white] piesă albă
        [black] piesă neagră
       *[dvonn] piesă DVONN
    }; de așezat: { $left } din 49.
turn-pass =
    { $color ->
        [white] Alb
       *[black] Negru
    } nu poate muta și trebuie să sară o tură.
turn-move =
    { $color ->
        [white] Alb
       *[black] Negru
    } la mutare, { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }.

## What was played

played-place =
    { $color ->
        [white] Alb
       *[black] Negru
    } a așezat pe { $move }.
played-move =
    { $color ->
        [white] Alb
       *[black] Negru
    } a jucat { $move }.
played-move-fell =
    { $color ->
        [white] Alb
       *[black] Negru
    } a jucat { $move }, { $count ->
        [one] a căzut { $count } grup
        [few] au căzut { $count } grupuri
       *[other] au căzut { $count } de grupuri
    }.
played-pass =
    { $color ->
        [white] Alb
       *[black] Negru
    } a sărit o tură.

## What a move does

consequence-quiet = { $move }: grup de { $height }; nu cade nimic; apoi Alb { $white }, Negru { $black }.
consequence-fall =
    { $move }: { $count ->
        [one] cade { $count } grup
        [few] cad { $count } grupuri
       *[other] cad { $count } de grupuri
    }, Alb −{ $white-lost }, Negru −{ $black-lost }; apoi Alb { $white }, Negru { $black }.
fall-nothing = Nu cade nimic.
fall-yours =
    { $count ->
        [one] Cade { $count } grup
        [few] Cad { $count } grupuri
       *[other] Cad { $count } de grupuri
    }: tu −{ $yours }, adversarul −{ $theirs }.
fall-both =
    { $count ->
        [one] Cade { $count } grup
        [few] Cad { $count } grupuri
       *[other] Cad { $count } de grupuri
    }: Alb −{ $white }, Negru −{ $black }.

## What is announced to those who cannot see the board

announce-place =
    { $color ->
        [white] Alb
       *[black] Negru
    } așază o { $piece ->
        [white] piesă albă
        [black] piesă neagră
       *[dvonn] piesă DVONN
    } pe { $cell }.
announce-move =
    { $color ->
        [white] Alb
       *[black] Negru
    } mută de pe { $from } pe { $to }: grup de { $height }.
announce-pass =
    { $color ->
        [white] Alb
       *[black] Negru
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
    } de { $height }, conține { $dvonns ->
        [one] o piesă DVONN
        [few] { $dvonns } piese DVONN
       *[other] { $dvonns } de piese DVONN
    }
stack-layers = { $stack }, de jos în sus { $layers }
layer-name =
    { $piece ->
        [white] albă
        [black] neagră
       *[dvonn] DVONN
    }
layer-unknown = necunoscută
mobility-blocked = toți vecinii sunt ocupați, nu se poate muta
mobility-stuck = nu are pe ce ajunge
mobility-moves =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }

## How a game ended

ending-win =
    Jocul s-a încheiat: câștigă { $color ->
        [white] Alb
       *[black] Negru
    } la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }.
ending-draw = Jocul s-a încheiat: egalitate.
ending-resigned =
    { $color ->
        [white] Alb a cedat: câștigă Negru
       *[black] Negru a cedat: câștigă Alb
    }.
ending-time =
    { $color ->
        [white] Alb a depășit timpul: câștigă Negru
       *[black] Negru a depășit timpul: câștigă Alb
    }.
ending-agreed = Jucătorii au acceptat egalitatea.
ending-aborted = Jocul a fost întrerupt.
result-win =
    câștigă { $color ->
        [white] Alb
       *[black] Negru
    } la diferență de { $margin }
result-draw = egalitate
result-resigned =
    { $color ->
        [white] Alb
       *[black] Negru
    } a cedat
result-time =
    { $color ->
        [white] Alb
       *[black] Negru
    } a depășit timpul
result-agreed = egalitate convenită
result-aborted = joc întrerupt
result-unfinished = joc neterminat

## What a position is worth

worth-even = egal, { $percent } %
worth-ahead =
    { $color ->
        [white] Alb
       *[black] Negru
    } conduce cu { $margin }, șanse { $percent } %
worth-draw = demonstrat: egalitate
worth-win =
    demonstrat: câștigă { $color ->
        [white] Alb
       *[black] Negru
    }
worth-win-by =
    demonstrat: câștigă { $color ->
        [white] Alb
       *[black] Negru
    } la diferență de { $margin }

## Why a move was refused

refused-over = jocul s-a încheiat
refused-still-placing = grupurile se mută abia după ce sunt așezate toate cele 49 de piese
refused-pass-while-placing = la așezare nu se poate sări o tură
refused-already-placed = toate piesele sunt așezate; { $cell } singur nu este o mutare de grup
refused-occupied = { $cell } este ocupat
refused-must-move = poți sări o tură doar dacă nu ai nicio mutare
refused-no-stack = pe { $cell } nu este niciun grup
refused-lone-dvonn = piesa DVONN singură de pe { $cell } nu se poate muta
refused-not-yours = grupul de pe { $cell } este al celuilalt jucător
refused-enclosed = grupul de pe { $cell } este înconjurat pe toate cele șase laturi
refused-not-in-line = { $from } și { $to } nu sunt pe aceeași linie dreaptă
refused-wrong-distance = { $to } nu este la distanța { $height } de { $from }, iar un grup se mută exact cât este de înalt
refused-empty-target = { $cell } este liber; un grup se mută numai pe alt grup
refused-no-target =
    { $height ->
        [one] nu este niciun grup alături pe care să ajungă
        [few] nu este niciun grup la exact { $height } spații distanță
       *[other] nu este niciun grup la exact { $height } de spații distanță
    }
refused-turn =
    este rândul lui { $color ->
        [white] Alb
       *[black] Negru
    }
refused-no-offer = nu există nicio ofertă de egalitate de acceptat
refused-already-offered = egalitatea a fost deja oferită
refused-nothing-to-take-back = nu e nimic de retras
refused-too-early = jocul nu se poate încheia încă astfel
refused-time-control = un control de timp se scrie 300, 300+5, 300 delay 5 sau 3 days
refused-ending-counted = pe tablă nu mai sunt mutări, deci se numără piesele
refused-ending-uncounted = mai sunt mutări, deci nu e nimic de numărat

## Why a board that was set up is no position

setup-stack-while-placing = grupuri în faza de așezare, pe { $cells }
setup-placement-finished = toate cele 49 de piese sunt așezate, deci urmează gruparea
setup-placement-count =
    numărul de piese așezate este { $placed }, deci piesele { $piece ->
        [white] albe
        [black] negre
       *[dvonn] DVONN
    } ar trebui să fie { $expected }, nu { $found }
setup-placement-turn =
    numărul de piese așezate este { $placed }, deci este rândul lui { $color ->
        [white] Alb
       *[black] Negru
    }
setup-dvonn-count = numărul de piese DVONN este { $found }, nu trei
setup-too-many = numărul de piese este { $found }, mai mare decât 49
setup-tops =
    grupurile cu piesă { $color ->
        [white] albă
       *[black] neagră
    } deasupra sunt { $found }, dar există doar 23 de astfel de piese
setup-unlinked = fără legătură cu o piesă DVONN: { $cells }

## Why a text is no position, stack or move

text-parts = o poziție are trei părți: rânduri, tură și fază, dar aici sunt { $found }
text-rows = tabla are 5 rânduri, dar aici sunt { $found }
text-cells = rândul { $row } are { $expected } spații, dar aici are { $found }
text-character = coloana { $column }: { $found } nu este . W B sau D
text-height = coloana { $column }: { $found } nu este o înălțime; grupurile se scriu de la 2 la 49
text-stack = coloana { $column }: { $reason }
text-side = la mutare este W sau B, nu { $found }
text-phase = faza este P sau M, nu { $found }
text-stack-height = un grup are între 1 și 49 de piese, nu { $height }
text-stack-dvonns = un grup de { $height } cu vârf colorat conține cel mult { $most } DVONN, nu { $dvonns }
text-move-missing = lipsește o mutare
text-no-cell = { $text } nu este un spațiu de pe tablă
text-no-move = { $text } nu este o mutare; mutările se scriu d3, c1-c2 sau pass

## Why a record was not read to its end

read-place = linia { $line }, coloana { $column }
read-ply = mutarea { $ply }
read-start = poziția de început: { $reason }
read-tag-form = o etichetă se scrie [Nume "valoare"]
read-tag-name = { $name } nu este un nume de etichetă
read-tag-reserved = { $name } se completează din mutări și din încheiere
read-clock = { $text } nu este un timp de ceas; se scrie @4:59 sau @1:04:59.250
read-orphan =
    { $what ->
        [clock] un timp de ceas
        [variation] o variantă
       *[comment] un comentariu
    } trebuie să urmeze după o mutare
read-unopened = o paranteză nu închide nicio variantă
read-after-end = { $text } apare după sfârșitul jocului
read-json = JSON: { $detail }
read-json-format = acesta nu este "format": "dvonn-record", "version": 1
read-tag-value = valoarea etichetei { $name } nu este un text
read-no-such-move = nu există mutarea numărul { $number } după care să se continue
read-nothing-to-leave = o variantă pleacă după mutarea numărul { $number }, dar linia se termină acolo
read-variations = în acest format nu se citesc variante
read-no-bracket = după { $name } urmează { $found } în loc de [
read-other-game = acesta este un joc de { $name }, nu de DVONN
read-nothing-held = se pune ceva pe { $cell }, dar nu s-a luat nimic
read-wrong-player =
    joacă { $color ->
        [white] Alb
       *[black] Negru
    }, dar este rândul lui { $turn ->
        [white] Alb
       *[black] Negru
    }
read-empty = aici nu este niciun joc
read-several = aici este mai mult de un joc
read-too-many-repairs = o mie de reparații ajung: aceasta nu prea e înregistrarea unui joc
read-needs-repair = aceasta ar cere o reparație: { $repair }

## What was put right in a record

repair-latin = nu este UTF-8; s-a citit ca Latin-1
repair-last-placement = lipsea ultima așezare: { $move }
repair-forced-pass =
    lipsea o tură sărită obligatoriu de { $color ->
        [white] Alb
       *[black] Negru
    }
repair-closing-pass = s-a omis o tură sărită după sfârșit
repair-number = numărul mutării ar trebui să fie { $expected }
repair-skipped = s-a omis { $text }
repair-early-comment = un comentariu dinaintea primei mutări a unei variante a fost pus după ea
repair-unclosed =
    lipsea sfârșitul { $what ->
        [game] unui joc
        [turn] unei ture
        [property] unei proprietăți
        [variation] unei variante
       *[comment] unui comentariu
    }
repair-repeated-tag = eticheta { $name } se repetă; s-a păstrat prima
repair-repeated-move = o variantă repetă mutarea { $move }; a fost unită cu ea
repair-result =
    { $what ->
        [result] rezultatul
        [ending] încheierea
        [score] scorul
        [end] poziția finală
        [player] jucătorul
       *[removed] lista spațiilor golite
    } ar trebui să fie { $expected }
repair-unexplained = rezultatul nu spune cum s-a încheiat jocul, iar pe tablă mai sunt mutări; a fost omis
repair-contradiction = rezultatul și încheierea se contrazic; au fost omise
repair-missing-result = lipsea rezultatul de la sfârșit

## What a format cannot hold

lost-variations = variante
lost-comments = comentarii
lost-clocks = timpii de ceas
lost-tags = unele etichete sau părți din ele
lost-ending = cum s-a încheiat jocul
export-start = acest format păstrează doar jocuri care încep cu tabla goală

## Date și ore

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
