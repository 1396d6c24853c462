# Regulile și locurile în care regulamentele diferă. Complet și scurt: încape tipărit pe două pagini.

rules-title = Regulile jocului DVONN
rules-author = Un joc pentru doi jucători, creat de Kris Burm (2001).
rules-figure = Figura { $number }
rules-after = După { $move }:

## The aim

rules-aim = Scopul jocului
rules-aim-control = Construiește grupuri, controlează cât mai multe piese și ține-le în legătură cu piesele DVONN roșii. Când nimeni nu mai poate muta, câștigă cine controlează mai multe piese.
rules-aim-pieces = Tabla are 49 de spații, în rânduri de 9, 10, 11, 10 și 9. Piesele sunt tot 49: 23 albe, 23 negre și 3 piese DVONN roșii, care nu sunt ale nimănui.

## Placement

rules-placement = Faza 1: așezarea pieselor
rules-placement-lots = Culorile se trag la sorți. Alb începe și primește două dintre piesele DVONN; Negru o primește pe a treia.
rules-placement-order = Tabla e goală. Alb așază o piesă DVONN, Negru o piesă DVONN, Alb o piesă DVONN; apoi Negru o piesă neagră, Alb o piesă albă și așa mai departe, pe rând.
rules-placement-anywhere = Orice spațiu liber este permis. Nimeni nu poate sări peste o așezare, iar în această fază nu se înlătură nimic.
rules-placement-full = Când toate cele 49 de piese sunt pe tablă, prima fază s-a încheiat. Ultima piesă a așezat-o Alb.

## Movement

rules-movement = Faza 2: gruparea pieselor
rules-movement-first = Alb mută primul, imediat după ce a așezat ultima piesă. Apoi se mută pe rând.
rules-movement-owner = Într-o tură faci o singură mutare, cu un singur grup care are culoarea ta deasupra; o piesă singură este un grup cu o piesă. Grupul se mută mereu întreg.
rules-movement-distance = Se mută în linie dreaptă, în oricare dintre cele șase direcții, exact atâtea spații câte piese are, indiferent de culoarea lor.
rules-movement-landing = Poate trece și peste spații libere, și peste spații ocupate, dar trebuie să ajungă pe unul ocupat: pe o piesă sau pe un grup de orice culoare ori pe o piesă DVONN. Spațiul de pe care a plecat rămâne liber.
rules-movement-blocked = O piesă sau un grup cu toate cele șase spații vecine ocupate este blocat și nu se poate muta. De aceea, la început se pot muta numai piesele de pe margine; pe margine, unde un spațiu are mai puțin de șase vecini, nimic nu e niciodată blocat.
rules-movement-dvonn = O piesă DVONN singură nu poate fi mutată. Într-un grup se mută odată cu grupul.

## Losing pieces

rules-losing = Pierderea pieselor
rules-losing-connected = Fiecare grup trebuie să rămână în legătură cu o piesă DVONN: direct sau printr-un lanț de piese și grupuri vecine. După fiecare mutare, tot ce nu mai are legătură cu nicio piesă DVONN este înlăturat imediat din joc.
rules-losing-anyone = Nu contează cine a mutat și ale cui sunt piesele. Pot dispărea multe deodată, chiar și grupul care tocmai s-a mutat.
rules-losing-stay = Cele trei piese DVONN rămân mereu: fiecare este în legătură cu ea însăși.

## Turns

rules-turns = Mutarea și tura sărită
rules-turns-must = Cine poate muta trebuie să mute, chiar și în paguba lui.
rules-turns-pass = Cine nu poate muta trebuie să sară o tură; celălalt joacă mai departe.
rules-turns-back = Dacă un jucător care a sărit o tură poate muta din nou, pentru că i s-a eliberat un grup blocat, trebuie să mute.

## The end

rules-end = Sfârșitul jocului
rules-end-when = Jocul se încheie de îndată ce niciuna dintre părți nu mai poate muta.
rules-end-towers = Fiecare își pune unul peste altul toate grupurile cu culoarea sa deasupra. Turnul mai înalt câștigă; se numără toate piesele din el, indiferent de culoare. O piesă DVONN singură nu se numără pentru nimeni.
rules-end-draw = Două turnuri la fel de înalte înseamnă egalitate.

## Tips

rules-tips = Cinci sfaturi
rules-tip-1 = Așază destule piese pe margine și în apropierea pieselor DVONN, dar nu prea aproape unele de altele.
rules-tip-2 = O mutare pe o piesă a adversarului o neutralizează: rămâne pe tablă, dar nu mai joacă pentru el.
rules-tip-3 = Păstrează cât mai multe piese mobile. Cu cât un grup e mai înalt, cu atât e mai greu de mutat.
rules-tip-4 = Ferește-te de o piesă DVONN controlată de adversar: unde poate merge și ce piese de-ale tale ar cădea? Dacă e prea periculoasă, fă grupul acela prea înalt ca să se mai mute.
rules-tip-5 = Ultimele mutări decid. Încearcă să mai ai mutări când adversarul trebuie să sară o tură.

## Figures

rules-figure-1 = Grupul negru de { $height } de pe { $cell } poate merge pe { $targets } și nicăieri altundeva.
rules-figure-2 = Blocate din toate cele șase părți: { $cells }.
rules-figure-3 =
    Alb mută { $move }. Rămân fără legătură și sunt înlăturate: { $cells }. Alb pierde { $white ->
        [one] { $white } piesă
        [few] { $white } piese
       *[other] { $white } de piese
    }, Negru { $black }.
rules-figure-4 =
    Alb trebuie să joace { $move }, singura mutare. Ea înlătură { $cells }, iar Negru câștigă la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }.

## Where the rulebooks differ

differ-title = Unde diferă regulamentele
differ-intro = Am citit cinci texte ale regulilor: regulamentul polonez, cel românesc și cel ucrainean, ultima pagină a unuia spaniol și un buletin informativ italian. Ele descriu același joc, dar nu se potrivesc în fiecare propoziție. Iată cum jucăm noi și de ce.
differ-said = Ce spun ele
differ-played = Cum jucăm
differ-wins = Ce aduce victoria?
differ-wins-said = Regulamentul românesc spune întâi „cele mai multe grupuri”, dar în ultima parte câștigă turnul „cel mai înalt”. Toate celelalte: cele mai multe piese, turnul cel mai înalt.
differ-wins-played = Cele mai multe piese. Sunt patru contra unu, iar acela se contrazice singur.
differ-dvonn-removed = Poate fi înlăturată o piesă DVONN?
differ-dvonn-removed-said = Regulamentul românesc: da, împreună cu grupul din care face parte. Toate celelalte: rămân toate trei până la sfârșit.
differ-dvonn-removed-played = Niciodată. Un grup cu o piesă DVONN este în legătură cu acea piesă, așa că situația din regulamentul românesc nu poate apărea.
differ-dvonn-counts = Se numără piesele DVONN la sfârșit?
differ-dvonn-counts-said = Toate textele: piesele se numără „indiferent de culoare”. Buletinul numără în întregime un grup cu o piesă DVONN în el.
differ-dvonn-counts-played = Într-un grup se numără pentru cel care îl controlează. Singure nu se numără pentru nimeni.
differ-blocked = Care piese sunt blocate la început?
differ-blocked-said = Regulamentul polonez: cele aflate „deja pe tablă”. Celelalte: cele care nu se află pe margine.
differ-blocked-played = Cele din interior. Propoziția poloneză e o scăpare: în acel moment toate piesele sunt pe tablă.
differ-edge = Este blocată o piesă de pe margine când toți vecinii ei sunt ocupați?
differ-edge-said = Toate vorbesc despre șase părți și despre piese de pe margine care se pot muta la început.
differ-edge-played = Niciodată: nu are șase vecini. E la fel pentru piese și pentru grupuri.
differ-distance = Exact atât cât e grupul de înalt sau cel mult atât?
differ-distance-said = Regulamentul românesc: „poate” fi mutat atâtea spații, apoi: „exact” trei. Celelalte: exact.
differ-distance-played = Exact atât.
differ-landing = Se poate muta pe o piesă DVONN singură?
differ-landing-said = Regulamentul românesc nu spune. Cel polonez, cel ucrainean și buletinul: da.
differ-landing-played = Da.
differ-dvonn-moves = Poate fi mutată o piesă DVONN?
differ-dvonn-moves-said = Buletinul: „nu poate fi mutată”, iar în propoziția următoare grupul ei se mută.
differ-dvonn-moves-played = Numai o piesă DVONN singură stă pe loc.
differ-first = De ce mută Alb primul?
differ-first-said = Regulamentul polonez și cel românesc: pentru că Negru a așezat primul o piesă de culoarea lui. Cel ucrainean: pentru că Alb a așezat o piesă DVONN în plus.
differ-first-played = Alb mută primul. E aceeași regulă, cu două explicații.
differ-pass = Poți sări o tură sau trebuie s-o sari?
differ-pass-said = Trei regulamente: nu poate sări o tură cine are o mutare. Buletinul: cine nu are niciuna trebuie s-o sară.
differ-pass-played = Ambele sunt adevărate: o tură nu se sare niciodată la alegere, ci numai de nevoie.
differ-back = Când revine un jucător care a sărit o tură?
differ-back-said = Regulamentul polonez și cel ucrainean: prin piese care fuseseră blocate. Cel românesc: prin mutările celuilalt. Buletinul nu spune.
differ-back-played = Trebuie să mute de îndată ce poate. Asta se întâmplă numai când i se eliberează un grup blocat.
differ-end = Când anume s-a încheiat jocul?
differ-end-said = După ultima mutare; când nimeni nu mai poate muta; sau când ambii trebuie să sară o tură.
differ-end-played = Imediat ce niciuna dintre părți nu mai poate muta. Nimeni nu trebuie să mai anunțe că sare o tură.
differ-draw = Ce înseamnă egalitate?
differ-draw-said = Turnuri de aceeași înălțime; regulamentul ucrainean spune turnuri „identice”.
differ-draw-played = Aceeași înălțime, orice ar fi înăuntru.
differ-placing = Se înlătură ceva sau se poate sări o tură în timpul așezării?
differ-placing-said = Regulile despre pierderea pieselor țin de faza a doua; despre sărit nu scrie nimic.
differ-placing-played = Până când tabla e plină, nu se înlătură nimic și nu se sare nimic.
differ-silent = Ce se întâmplă dacă un jucător controlează toate cele trei piese DVONN sau dacă Alb nu poate muta chiar la început?
differ-silent-said = Niciun regulament nu pomenește despre asta.
differ-silent-played = Nimic deosebit: jocul continuă. Dacă toate piesele albe sunt în interior, Alb sare o tură și mută Negru.
