# Regulile și locurile în care regulamentele diferă. Complet și scurt: încape tipărit pe două pagini.

rules-title = Regulile jocului DVONN
rules-author = Un joc pentru doi jucători, creat de Kris Burm (2001).
rules-figure = Figura { $number }
rules-after = După { $move }:

## The aim

rules-aim = Scopul jocului
rules-aim-control = Construiește grupuri, controlează cât mai multe piese și păstrează-le în legătură cu piesele DVONN roșii. Când niciun jucător nu mai poate muta, câștigă cel care controlează mai multe piese.
rules-aim-pieces = Tabla are 49 de spații, în rânduri de 9, 10, 11, 10 și 9. Piesele sunt tot 49: 23 albe, 23 negre și 3 piese DVONN roșii, care nu aparțin nimănui.

## Placement

rules-placement = Faza 1: așezarea pieselor
rules-placement-lots = Culorile se trag la sorți. Albul are două dintre piesele DVONN și începe; Negrul o are pe a treia.
rules-placement-order = La început tabla este goală. Albul așază o piesă DVONN, apoi Negrul și din nou Albul. După aceea Negrul așază o piesă neagră, Albul o piesă albă și așa mai departe, pe rând.
rules-placement-anywhere = O piesă poate fi așezată pe orice spațiu liber. Nimeni nu poate sări peste o așezare, iar în această fază nu se înlătură nimic.
rules-placement-full = Când toate cele 49 de piese sunt pe tablă, prima fază s-a încheiat. Ultima piesă a așezat-o Albul.

## Movement

rules-movement = Faza 2: gruparea pieselor
rules-movement-first = Albul mută primul, imediat după ce a așezat ultima piesă. Apoi jucătorii mută pe rând.
rules-movement-owner = Când îți vine rândul, muți un singur grup care are culoarea ta deasupra; o piesă singură este un grup de o piesă. Grupul se mută mereu întreg.
rules-movement-distance = Grupul se mută în linie dreaptă, în oricare dintre cele șase direcții, exact atâtea spații câte piese are, indiferent de culoarea lor.
rules-movement-landing = Poate trece și peste spații libere, și peste spații ocupate, dar trebuie să se oprească pe unul ocupat: pe o piesă sau pe un grup de orice culoare ori pe o piesă DVONN. Spațiul de pe care a plecat rămâne liber.
rules-movement-blocked = O piesă sau un grup cu toate cele șase spații vecine ocupate este blocat și nu se poate muta. De aceea, la început se pot muta numai piesele de pe margine. Un spațiu de pe margine are mai puțin de șase vecini, așa că acolo nimic nu e niciodată blocat.
rules-movement-dvonn = O piesă DVONN singură nu poate fi mutată. Când face parte dintr-un grup, se mută odată cu el.

## Losing pieces

rules-losing = Pierderea pieselor
rules-losing-connected = Fiecare grup trebuie să rămână în legătură cu o piesă DVONN: direct sau printr-un lanț de piese și grupuri vecine. După fiecare mutare, tot ce nu mai are legătură cu nicio piesă DVONN este înlăturat imediat din joc.
rules-losing-anyone = Nu contează cine a mutat și ale cui sunt piesele. Pot fi înlăturate multe deodată, chiar și grupul care tocmai s-a mutat.
rules-losing-stay = Cele trei piese DVONN rămân mereu: fiecare este în legătură cu ea însăși.

## Turns

rules-turns = Mutarea și tura sărită
rules-turns-must = Dacă poți muta, trebuie să muți, chiar dacă mutarea îți dăunează.
rules-turns-pass = Dacă nu poți muta, trebuie să sari o tură; adversarul joacă mai departe.
rules-turns-back = Dacă ai sărit o tură și mai târziu poți muta din nou, pentru că ți s-a eliberat un grup blocat, trebuie să muți.

## The end

rules-end = Sfârșitul partidei
rules-end-when = Partida se încheie de îndată ce niciun jucător nu mai poate muta.
rules-end-towers = Fiecare jucător își pune toate grupurile unul peste altul, într-un singur turn. Câștigă turnul mai înalt; se numără toate piesele din el, indiferent de culoare. O piesă DVONN singură nu se numără pentru nimeni.
rules-end-draw = Dacă turnurile sunt la fel de înalte, este egalitate.

## Tips

rules-tips = Cinci sfaturi
rules-tip-1 = Așază destule piese pe margine și lângă piesele DVONN, dar nu prea aproape unele de altele.
rules-tip-2 = Când muți pe o piesă a adversarului, o neutralizezi: rămâne pe tablă, dar nu mai joacă pentru el.
rules-tip-3 = Păstrează cât mai multe piese mobile. Cu cât un grup e mai înalt, cu atât e mai greu de mutat.
rules-tip-4 = Fii cu ochii pe orice piesă DVONN controlată de adversar: unde poate merge și care dintre piesele tale ar cădea? Dacă e prea periculoasă, fă grupul acela prea înalt ca să se mai poată muta.
rules-tip-5 = Ultimele mutări decid partida. Încearcă să mai ai mutări atunci când adversarul trebuie să sară o tură.

## Figures

rules-figure-1 = Grupul negru de { $height } de pe { $cell } poate merge pe { $targets } și nicăieri altundeva.
rules-figure-2 = Blocate pe toate cele șase părți: { $cells }.
rules-figure-3 =
    Albul mută { $move }. Rămân fără legătură și sunt înlăturate: { $cells }. Albul pierde { $white ->
        [one] { $white } piesă
        [few] { $white } piese
       *[other] { $white } de piese
    }, Negrul { $black }.
rules-figure-4 =
    Albul trebuie să joace { $move }, singura lui mutare. Astfel sunt înlăturate { $cells }, iar Negrul câștigă la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }.

## Where the rulebooks differ

differ-title = Unde diferă regulamentele
differ-intro = Am citit cinci texte cu regulile jocului: regulamentele polonez, românesc și ucrainean, ultima pagină a unuia spaniol și un newsletter italian. Toate descriu același joc, dar nu se potrivesc în toate amănuntele. Iată cum jucăm noi și de ce.
differ-said = Ce spun textele
differ-played = Cum jucăm noi
differ-wins = Cum se stabilește câștigătorul?
differ-wins-said = Regulamentul românesc spune întâi „cele mai multe grupuri”, dar la sfârșit câștigă turnul „cel mai înalt”. Toate celelalte: cele mai multe piese, turnul cel mai înalt.
differ-wins-played = Cele mai multe piese. Sunt patru texte contra unu, iar acela se contrazice singur.
differ-dvonn-removed = Poate fi înlăturată o piesă DVONN?
differ-dvonn-removed-said = Regulamentul românesc: da, împreună cu grupul din care face parte. Toate celelalte: rămân toate trei până la sfârșit.
differ-dvonn-removed-played = Niciodată. Un grup cu o piesă DVONN este în legătură cu acea piesă, așa că situația din regulamentul românesc nu poate apărea.
differ-dvonn-counts = Se numără piesele DVONN la sfârșit?
differ-dvonn-counts-said = Toate textele: piesele se numără „indiferent de culoare”. În newsletter se numără fiecare piesă dintr-un grup, chiar și o piesă DVONN.
differ-dvonn-counts-played = Într-un grup se numără pentru cel care îl controlează. Singure nu se numără pentru nimeni.
differ-blocked = Care piese sunt blocate la început?
differ-blocked-said = Regulamentul polonez: cele aflate „deja pe tablă”. Celelalte: cele care nu se află pe margine.
differ-blocked-played = Cele care nu se află pe margine. Propoziția poloneză e o scăpare: în acel moment toate piesele sunt pe tablă.
differ-edge = Este blocată o piesă de pe margine când toate spațiile vecine sunt ocupate?
differ-edge-said = Toate vorbesc despre șase părți și despre piese de pe margine care se pot muta la început.
differ-edge-played = Nu: nu are șase vecini. E la fel pentru piese și pentru grupuri.
differ-distance = Un grup se mută exact cât e de înalt sau cel mult atât?
differ-distance-said = Regulamentul românesc spune întâi că grupul „poate” fi mutat atâtea spații, apoi „exact” 3. Celelalte: exact.
differ-distance-played = Exact cât e de înalt.
differ-landing = Se poate muta un grup pe o piesă DVONN singură?
differ-landing-said = Regulamentul românesc nu spune. Cel polonez, cel ucrainean și newsletterul: da.
differ-landing-played = Da.
differ-dvonn-moves = Poate fi mutată o piesă DVONN?
differ-dvonn-moves-said = Newsletterul: „nu poate fi mutată”. Dar în propoziția următoare grupul ei se mută.
differ-dvonn-moves-played = Numai o piesă DVONN singură nu poate fi mutată.
differ-first = De ce mută Albul primul?
differ-first-said = Regulamentele polonez și românesc: pentru că Negrul a așezat primul o piesă de culoarea sa. Cel ucrainean: pentru că Albul a așezat o piesă DVONN în plus.
differ-first-played = Albul mută primul. E aceeași regulă, cu două explicații.
differ-pass = Poți alege să sari o tură?
differ-pass-said = Trei regulamente: nu poți sări o tură dacă ai o mutare. Newsletterul: trebuie să sari o tură dacă nu ai niciuna.
differ-pass-played = Ambele sunt adevărate: o tură nu se sare niciodată la alegere, ci numai de nevoie.
differ-back = Când revine un jucător care a sărit o tură?
differ-back-said = Regulamentele polonez și ucrainean: când i se eliberează piese care erau blocate. Cel românesc: datorită mutărilor adversarului. Newsletterul nu spune.
differ-back-played = Trebuie să mute de îndată ce poate. Se întâmplă numai când i se eliberează un grup blocat.
differ-end = Când anume se încheie partida?
differ-end-said = După ultima mutare; când nimeni nu mai poate muta; sau când ambii trebuie să sară o tură.
differ-end-played = De îndată ce niciun jucător nu mai poate muta. La sfârșit nimeni nu mai trebuie să sară o tură.
differ-draw = Ce înseamnă egalitate?
differ-draw-said = Turnuri de aceeași înălțime; regulamentul ucrainean spune turnuri „identice”.
differ-draw-played = Aceeași înălțime, indiferent ce conțin.
differ-placing = Se poate înlătura sau sări ceva în timpul așezării?
differ-placing-said = Regulile despre pierderea pieselor țin de faza a doua; niciun text nu pomenește de ture sărite.
differ-placing-played = Nu. Până când tabla e plină, nu se înlătură nimic și nimeni nu sare o tură.
differ-silent = Ce se întâmplă dacă un jucător controlează toate cele trei piese DVONN sau dacă Albul nu poate muta chiar la început?
differ-silent-said = Niciun regulament nu vorbește despre asta.
differ-silent-played = Nimic deosebit: partida continuă. Dacă nicio piesă albă nu este pe margine, Albul sare o tură și mută Negrul.
