# Cursul: ce se spune, se întreabă și se răspunde la fiecare pas. Spațiile și mutările apar în notația de pe tabla cititorului.

## Words around the course

learn-course = Învață DVONN
learn-progress =
    { $done ->
        [one] { $done } pas făcut
        [few] { $done } pași făcuți
       *[other] { $done } de pași făcuți
    } din { $all }
learn-chapter = Capitolul { $number }: { $title }
learn-step = Pasul { $number } din { $all }
learn-exercise = Exercițiu
learn-right = Corect!
learn-wrong = Nu chiar.
learn-other-kind = La acest pas se cere altceva.
learn-refused = Nu este permis: { $reason }.
learn-unproved = Computerul nu a reușit să calculeze această poziție până la capăt. Încearcă alt răspuns.
learn-reply =
    { $color ->
        [white] Albul
       *[black] Negrul
    } răspunde cu { $move }. E din nou rândul tău.
learn-reply-pass =
    { $color ->
        [white] Albul
       *[black] Negrul
    } trebuie să sară o tură. E din nou rândul tău.
learn-turn-again = E din nou rândul tău.
learn-full = Tabla este plină: de acum se mută grupurile. Începi tu.
learn-full-reply =
    Tabla este plină: de acum se mută grupurile. { $color ->
        [white] Albul
       *[black] Negrul
    } începe cu { $move }. E rândul tău.
learn-solution-moves = O mutare corectă: { $move }.
learn-solution-pass = Trebuie să sari o tură.
learn-solution-cells = Spațiile corecte: { $cells }.
learn-solution-number = Numărul corect: { $number }.
learn-solution-win =
    Câștigă { $color ->
        [white] Albul
       *[black] Negrul
    } la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }.
learn-solution-draw = Este egalitate.
learn-why-pass =
    { $opponent ->
        [white] Albul
       *[black] Negrul
    } nu mai are nicio mutare și trebuie să sară o tură. Acum joci numai tu.
learn-why-threat =
    { $opponent ->
        [white] Albul
       *[black] Negrul
    } amenința cu { $threat }, care te-ar fi costat { $cost ->
        [one] { $cost } piesă
        [few] { $cost } piese
       *[other] { $cost } de piese
    }. Ai împiedicat asta.
learn-why-others-draw = Cea mai bună dintre celelalte mutări, { $other }, duce doar la egalitate.
learn-why-others-lose =
    Cea mai bună dintre celelalte mutări, { $other }, pierde la o diferență de { $loss ->
        [one] { $loss } piesă
        [few] { $loss } piese
       *[other] { $loss } de piese
    }.
learn-progress-unreadable = Acesta nu este un fișier cu progresul cursului.
learn-progress-format = Conform fișierului, conținutul este { $format }, nu progresul cursului.
learn-progress-version = Acest progres a fost salvat de o versiune mai nouă ({ $version }).

## Reactions to mistakes in any step

learn-wrong-from = Mutarea { $move } este permisă, dar la acest pas e vorba de alt grup.
learn-wrong-onto = Mutarea { $move } este permisă, dar nu se termină pe { $cell }.
learn-wrong-capture =
    Mutarea { $move } este permisă, dar nu se termină pe o { $opponent ->
        [white] piesă albă
       *[black] piesă neagră
    }.
learn-wrong-onto-dvonn = Mutarea { $move } este permisă, dar nu se termină pe o piesă DVONN.
learn-wrong-carries = Mutarea { $move } este permisă, dar acel grup nu conține nicio piesă DVONN.
learn-wrong-frees = După { $move }, toate cele șase spații din jurul lui { $cell } rămân ocupate.
learn-wrong-cuts =
    După { $move }, adversarul pierde { $theirs ->
        [one] { $theirs } piesă
        [few] { $theirs } piese
       *[other] { $theirs } de piese
    }, iar tu { $yours }. Se poate mai bine.
learn-wrong-forces-pass =
    După { $move }, adversarul mai are { $replies ->
        [one] { $replies } mutare
        [few] { $replies } mutări
       *[other] { $replies } de mutări
    }.
learn-wrong-replies =
    { $move } îi lasă adversarului { $replies ->
        [one] { $replies } mutare
        [few] { $replies } mutări
       *[other] { $replies } de mutări
    }; minimul posibil este { $fewest }.
learn-wrong-moves =
    { $move } îți lasă { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }, fără a ține seama de răspunsul { $opponent ->
        [white] Albului
       *[black] Negrului
    }; poți avea { $most }.
learn-wrong-locks =
    După { $move }, grupul de pe { $cell } mai are unde merge: { $targets ->
        [one] { $targets } spațiu
        [few] { $targets } spații
       *[other] { $targets } de spații
    }.
learn-wrong-loses =
    { $move } pierde la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    } dacă adversarul răspunde perfect. Privește ce urmează.
learn-wrong-draws = { $move } duce la egalitate dacă adversarul răspunde perfect. Privește ce urmează.
learn-wrong-worse =
    { $move } te costă { $difference ->
        [one] { $difference } piesă
        [few] { $difference } piese
       *[other] { $difference } de piese
    } față de cea mai bună mutare. Privește ce urmează.
learn-wrong-place-inside = Spațiul acesta nu e pe margine: aici o piesă are șase vecini și va fi blocată când se umple tabla.
learn-wrong-place-far = E pe margine, dar nu lângă o piesă DVONN.
learn-wrong-place-crowded = Spațiul în sine e bun, dar chiar lângă el se află o piesă de-a ta. Distribuie-ți mai bine piesele.
learn-wrong-missing =
    Până aici e bine, dar { $count ->
        [one] mai lipsește { $count } spațiu
        [few] mai lipsesc { $count } spații
       *[other] mai lipsesc { $count } de spații
    }.
learn-wrong-mark-empty = { $cell } este liber.
learn-wrong-place-apart = { $cell } nu este vecin cu { $of }.
learn-wrong-place-neighbours =
    { $cell } are { $neighbours ->
        [one] { $neighbours } vecin
        [few] { $neighbours } vecini
       *[other] { $neighbours } de vecini
    }.
learn-wrong-mark-edge = { $cell } se află pe margine. Acolo un grup are mai puțin de șase vecini, așa că nu este niciodată blocat.
learn-wrong-mark-gap = { $cell } are lângă el un spațiu liber, așa că nu este blocat.
learn-wrong-mark-leaves = Piesa de pe { $cell } este chiar cea care se mută; ea nu cade.
learn-wrong-mark-linked = Un lanț de vecini leagă în continuare { $cell } de o piesă DVONN.
learn-wrong-too-many = { $guess } este prea mult. Mai numără o dată.
learn-wrong-too-few = { $guess } este prea puțin. Mai numără o dată.
learn-wrong-winner = Se termină altfel. Privește cum joacă perfect ambii jucători.
learn-wrong-margin = Câștigătorul e corect, dar numărul nu. Privește cum joacă perfect ambii jucători.
learn-wrong-mobile =
    La sfârșit { $count ->
        [one] se poate muta { $count } piesă de-a ta
        [few] se pot muta { $count } piese de-ale tale
       *[other] se pot muta { $count } de piese de-ale tale
    }; îți trebuiau { $wanted }. Încearcă din nou.
learn-wrong-owns = Grupul de pe { $cell } tot nu este al tău. Încearcă din nou.
learn-wrong-game-lost =
    Ai pierdut la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }. Se întâmplă; încearcă din nou.
learn-wrong-game-drawn = Egalitate: n-ai pierdut, dar nici n-ai câștigat. Încearcă din nou.

## A first taste

learn-taste = Pentru început
learn-taste-able = Acum știi să sari, să zbori, să rupi legături și să câștigi. Restul sunt detalii.
learn-taste-1 = Joci cu piesele albe. Sari pe piesa neagră de lângă a ta.
learn-taste-1-hint = Alege piesa albă, apoi pe cea neagră.
learn-taste-1-right = Acum este un grup de două piese cu alb deasupra: este al tău.
learn-taste-1-red = Mutarea { $move } este permisă, dar sari pe piesa neagră, nu pe una roșie.
learn-taste-2 = Două piese zboară exact două puncte. Sari pe grupul negru!
learn-taste-2-hint = Alege grupul tău, apoi pe cel negru, la două puncte distanță.
learn-taste-2-right =
    A zburat peste piesa roșie. Acum are { $height ->
        [one] { $height } piesă
        [few] { $height } piese
       *[other] { $height } de piese
    } și zboară { $height ->
        [one] { $height } punct
        [few] { $height } puncte
       *[other] { $height } de puncte
    }.
learn-taste-3 = Acum hotărăști tu: fă ce mutare vrei.
learn-taste-3-hint = Alege o piesă albă de la exterior, apoi orice piesă de lângă ea.
learn-taste-3-right = Încă un grup pentru tine. Punctul de pe care ai plecat rămâne liber.
learn-taste-4 = Ce pierde legătura cu piesele roșii cade. Rupe legătura Negrului!
learn-taste-4-hint = O piesă albă ține împreună cele două insule. Mut-o de acolo pe o piesă roșie.
learn-taste-4-right =
    { $theirs ->
        [one] { $theirs } piesă neagră a căzut
        [few] { $theirs } piese negre au căzut
       *[other] { $theirs } de piese negre au căzut
    } dintr-un singur salt! Piesele DVONN roșii țin totul împreună.
learn-taste-4-fell = Și grupul tău a pierdut legătura cu piesele roșii. Sari în cealaltă parte.
learn-taste-4-nothing = { $move } nu rupe nicio legătură. Mută piesa albă din mijloc.
learn-taste-5 = Ultima mutare! Ia grupul înalt: câștigă turnul mai înalt.
learn-taste-5-hint = Grupul tău de trei piese zboară trei puncte. Care grup negru este cel mai înalt?
learn-taste-5-right = Fiecare își pune grupurile într-un singur turn. Al tău este mai înalt cu { $margin }: ai câștigat!

## The board and the pieces

learn-board = Tabla și piesele
learn-board-able = Acum te descurci pe tablă: spații, linii și colțuri.
learn-board-1 = Punctele sunt spațiile, iar pentru fiecare există o piesă. Începe: așază o piesă DVONN roșie pe orice punct.
learn-board-1-hint = Orice punct este bun.
learn-board-1-right = 49 de spații, deci 49 de piese: 23 albe, 23 negre și 3 piese DVONN roșii, care nu sunt ale nimănui. Câștigă cine controlează mai multe piese la sfârșit.
learn-board-2 = Liniile unesc spațiile în trei direcții, deci un spațiu din interior are șase vecini. Literele merg pe diagonală, numerele pe rânduri. Așază piesa pe un spațiu vecin cu { $cell }.
learn-board-2-hint = Urmează o linie de la { $cell } până la următorul punct.
learn-board-2-right = Unite printr-o linie. În DVONN totul se petrece de-a lungul acestor linii.
learn-board-2-above = { $cell } pare aproape, dar nicio linie nu îl unește cu { $of }.
learn-board-3 = Pe margine, un spațiu are mai puțini vecini: patru, iar în colț numai trei. Așază piesa într-un colț.
learn-board-3-hint = Uită-te la colțurile tablei.
learn-board-3-right = Un colț are trei vecini, celelalte spații de pe margine au patru, iar cele din interior, șase.

## Placing

learn-placing = Așezarea pieselor
learn-placing-able = Acum știi să umpli tabla, piesă cu piesă.
learn-placing-1 = Mai întâi se umple tabla, piesă cu piesă; orice spațiu liber e bun. Albul așază prima piesă DVONN, Negrul a doua, Albul a treia. Joci cu piesele albe: așază-ți cele două piese DVONN.
learn-placing-1-hint = Orice spațiu liber este permis.
learn-placing-1-right = Toate cele trei piese DVONN sunt pe tablă. De acum încolo jucătorii așază pe rând piese de culoarea lor; începe Negrul.
learn-placing-2 = A mai rămas un singur spațiu liber și o singură piesă albă. Așaz-o. Apoi e din nou rândul tău, fiindcă tot Albul începe și faza a doua: mută o piesă albă de pe margine pe o piesă vecină.
learn-placing-2-hint = Mai întâi așază; apoi alege o piesă albă de pe margine și un spațiu vecin cu ea.
learn-placing-2-right = Albul așază ultimul și mută primul. E corect așa: Negrul a fost primul care a așezat o piesă de culoarea lui.

## A single piece

learn-single = Cum se mută o piesă singură
learn-single-able = Acum știi să muți piese singure și să cucerești grupuri.
learn-single-1 = O piesă singură se mută exact un spațiu, în orice direcție, și numai pe altă piesă, de orice culoare. Joci cu piesele albe: mută una dintre ele.
learn-single-1-hint = Alege o piesă albă și una dintre piesele vecine cu ea.
learn-single-1-right = Cele două piese sunt acum un grup, iar spațiul de pe care ai plecat rămâne liber până la sfârșitul partidei.
learn-single-2 = Piesa de deasupra hotărăște al cui este grupul. Mută pe o piesă neagră.
learn-single-2-hint = Caută o piesă neagră vecină cu una albă.
learn-single-2-right = Un grup de { $height } cu alb deasupra: e al tău, cu tot cu piesa neagră din el.
learn-single-2-own = { $move } se termină pe o piesă care era deja a ta. Ia una neagră.
learn-single-4 = Numerele arată câte piese are fiecare grup. O piesă singură se poate muta pe orice piesă sau grup vecin, oricât de înalt. Mută piesa albă singură de pe { $cell }.
learn-single-4-hint = Alege-o, apoi alege orice piesă sau grup vecin cu ea.
learn-single-4-right =
    Se putea muta pe { $count ->
        [one] { $count } spațiu
        [few] { $count } spații
       *[other] { $count } de spații
    }. Alb sau negru, înalt sau scund: e de ajuns ca spațiul vecin să fie ocupat.

## Stacks

learn-stacks = Grupurile se mută întregi
learn-stacks-able = Acum știi să muți grupuri de orice înălțime.
learn-stacks-1 = Un grup se mută mereu întreg, în linie dreaptă, exact atâtea spații câte piese are. Mută grupul alb de { $height } de pe { $cell }.
learn-stacks-1-hint =
    Numără { $height ->
        [one] { $height } spațiu
        [few] { $height } spații
       *[other] { $height } de spații
    } pe fiecare linie. Pe una dintre ele ai unde să muți grupul.
learn-stacks-1-right =
    S-a mutat exact atâtea spații câte piese avea, peste tot ce era pe drum. Acum are { $height ->
        [one] { $height } piesă
        [few] { $height } piese
       *[other] { $height } de piese
    } și trebuie să parcurgă { $height ->
        [one] { $height } spațiu
        [few] { $height } spații
       *[other] { $height } de spații
    }.
learn-stacks-1-single = Aceea este piesa singură. Mută grupul.
learn-stacks-4 = Albul tocmai a mutat { $move }, iar Negrul a răspuns. Acum mută noul grup alb de pe { $cell }.
learn-stacks-4-hint = Două piese, deci exact două spații, în fiecare dintre cele șase direcții, cât ține tabla.
learn-stacks-4-right = Putea merge pe { $targets }: la exact două spații distanță și ocupate.
learn-stacks-3 = Negrul are un grup de { $height } pe { $cell }. Unul dintre grupurile tale ajunge exact pe el. Care? Mută-l acolo.
learn-stacks-3-hint = Compară înălțimea fiecărui grup alb cu distanța lui până acolo.
learn-stacks-3-right =
    { $moved ->
        [one] { $moved } piesă
        [few] { $moved } piese
       *[other] { $moved } de piese
    }, { $moved ->
        [one] { $moved } spațiu
        [few] { $moved } spații
       *[other] { $moved } de spații
    }. Cine numără primul găsește primul astfel de mutări.

## Gaps

learn-gaps = Peste goluri, niciodată în gol
learn-gaps-able = Acum știi să zbori peste goluri și să vezi ce grupuri nu au unde să se mute.
learn-gaps-1 = Joci cu piesele negre. Spațiile libere pot fi traversate și se numără și ele, dar nimeni nu se poate opri pe ele. Mută grupul tău de { $height } de pe { $cell }.
learn-gaps-1-hint =
    { $height ->
        [one] { $height } spațiu
        [few] { $height } spații
       *[other] { $height } de spații
    } în fiecare dintre cele șase direcții: unde se află un spațiu ocupat?
learn-gaps-1-right = Putea merge numai pe { $targets }. În celelalte direcții se termină tabla sau spațiul e liber.
learn-gaps-2 = Zboară peste gol: mută pe grupul negru de pe { $cell }.
learn-gaps-2-hint = Care dintre grupurile tale are exact atâtea piese câte spații sunt de la el până la { $cell }?
learn-gaps-2-right =
    De la { $from } până acolo { $distance ->
        [one] este { $distance } spațiu
        [few] sunt { $distance } spații
       *[other] sunt { $distance } de spații
    }, iar toate spațiile de pe drum sunt libere. Golurile nu apără pe nimeni.
learn-gaps-4 = Unele grupuri albe au spații libere în jur și totuși nu se pot muta: oriunde le-ar duce înălțimea, spațiul e liber sau tabla s-a terminat. Găsește un grup alb care se poate muta și mută-l.
learn-gaps-4-hint = Pentru fiecare grup alb, numără pe toate liniile atâtea spații câte piese are.
learn-gaps-4-right =
    { $count ->
        [one] { $count } grup alb nu avea unde să se mute. Pentru Alb se numără în continuare, dar nu mai poate
        [few] { $count } grupuri albe nu aveau unde să se mute. Pentru Alb se numără în continuare, dar nu mai pot
       *[other] { $count } de grupuri albe nu aveau unde să se mute. Pentru Alb se numără în continuare, dar nu mai pot
    } lupta.

## Blocked

learn-blocked = Blocat pe șase părți
learn-blocked-able = Acum știi ce piese sunt blocate și cum să le eliberezi.
learn-blocked-1 = O piesă sau un grup cu toate cele șase spații vecine ocupate nu se poate muta, indiferent de înălțime. Marchează tot ce e blocat, de orice culoare.
learn-blocked-1-hint = Nimic de pe margine și nimic vecin cu un spațiu liber nu e blocat.
learn-blocked-1-right = Blocate deocamdată: { $count }. Un grup de pe margine nu e blocat niciodată.
learn-blocked-2 = Piesa ta de pe { $cell } este blocată. Fă o mutare care să o elibereze.
learn-blocked-2-hint = Unul dintre cei șase vecini ai ei trebuie să plece. Care dintre ei este al tău și se poate muta?
learn-blocked-2-right = Un singur spațiu vecin liber e de ajuns.
learn-blocked-2-itself = Ea însăși nu se poate muta: toate cele șase spații din jur sunt ocupate. Trebuie să-i facă loc altceva.
learn-blocked-3 = Tabla e plină: în interior totul e blocat și se pot muta numai piesele de pe margine. Fă prima mutare a Albului.
learn-blocked-3-hint = Alege o piesă albă de pe margine, apoi o piesă de lângă ea.
learn-blocked-3-right =
    { $count ->
        [one] Se putea muta { $count } piesă albă
        [few] Se puteau muta { $count } piese albe
       *[other] Se puteau muta { $count } de piese albe
    }, numai de pe margine. De acolo se deschide drumul pentru cele din interior.

## DVONN pieces

learn-dvonn = Piesele DVONN
learn-dvonn-able = Acum știi să duci piesele DVONN dintr-un loc în altul.
learn-dvonn-1 = Nimeni nu poate muta o piesă DVONN singură. Dar poți muta pe ea: pune una dintre piesele tale deasupra unei piese DVONN.
learn-dvonn-1-hint = Care piesă DVONN este vecină cu o piesă albă?
learn-dvonn-1-right = Grupul e al tău, iar piesa DVONN din el călătorește cu el. Se numără ca orice altă piesă.
learn-dvonn-1-black = Ai luat o piesă neagră, bravo; dar de data aceasta mută pe o piesă DVONN.
learn-dvonn-4 = Joci cu piesele negre. Cu { $move } ai ajuns pe o piesă DVONN, iar Albul a răspuns. Acum piesa aceea călătorește cu grupul tău: mută grupul de pe { $cell }.
learn-dvonn-4-hint = Se mută ca orice grup de două piese.
learn-dvonn-4-right = Putea merge pe { $targets }, iar piesa DVONN a mers cu el. Și până la { $empty } sunt două spații, dar acolo e liber.
learn-dvonn-3 = Unele grupuri conțin o piesă DVONN. Unul dintre ale tale o poate duce cu el chiar în această tură. Mută-l.
learn-dvonn-3-hint = Alb deasupra, o piesă DVONN înăuntru și un spațiu ocupat la distanța potrivită.
learn-dvonn-3-right = Numai acesta. Un astfel de grup e o comoară și un pericol, după cum arată capitolul următor.
learn-dvonn-3-far =
    Are alb deasupra și o piesă DVONN înăuntru, dar la { $height ->
        [one] { $height } spațiu
        [few] { $height } spații
       *[other] { $height } de spații
    } de { $cell } nu este niciun grup pe care să se mute.

## Connected

learn-linked = Rămâi în legătură
learn-linked-able = Acum știi să izolezi insule întregi și să îți păstrezi legătura.
learn-linked-1 = Tot ce nu mai este legat printr-un lanț de vecini de o piesă DVONN cade imediat de pe tablă, oricui i-ar aparține. Marchează tot ce cade când Albul joacă { $move }.
learn-linked-1-hint = Piesa lasă un gol. Ce mai are legătură cu o piesă DVONN, direct sau prin altele?
learn-linked-1-right =
    { $count ->
        [one] Cade { $count } grup
        [few] Cad { $count } grupuri
       *[other] Cad { $count } de grupuri
    }: Albul pierde { $white ->
        [one] { $white } piesă
        [few] { $white } piese
       *[other] { $white } de piese
    }, iar Negrul { $black }.
learn-linked-2 = Joci cu piesele negre. Grupul tău de pe { $cell } conține singura piesă DVONN cu care sunt în legătură piesele din jur. Mută-l și vezi ce cade.
learn-linked-2-hint = Orice spațiu pe care ajunge acest grup e bun.
learn-linked-2-right =
    Albul pierde { $theirs ->
        [one] { $theirs } piesă
        [few] { $theirs } piese
       *[other] { $theirs } de piese
    }, iar tu { $yours }. Cine mută o piesă DVONN hotărăște ce rămâne.
learn-linked-3 = O singură mutare ia de pe tablă o insulă neagră întreagă și nu te costă nimic. Găsește-o.
learn-linked-3-hint = Care dintre grupurile tale este singura punte spre insula neagră?
learn-linked-3-right =
    Negrul pierde { $theirs ->
        [one] { $theirs } piesă
        [few] { $theirs } piese
       *[other] { $theirs } de piese
    }, tu niciuna. O punte care îți aparține este o armă.
learn-linked-3-nothing = { $move } nu rupe nicio legătură. Caută puntea dintre insula neagră și piesele DVONN.

## You must move

learn-must = Trebuie să muți
learn-must-able = Acum știi să alegi bine chiar și când orice mutare te costă.
learn-must-1 = Dacă poți muta, trebuie să muți, chiar dacă mutarea îți dăunează. Albul are o singură mutare. Fă-o.
learn-must-1-hint = Caută singurul grup alb care are unde să se mute.
learn-must-1-right =
    Prin propria mutare, Albul pierde { $white ->
        [one] { $white } piesă
        [few] { $white } piese
       *[other] { $white } de piese
    }, iar până la urmă Negrul câștigă la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }.
learn-must-1-pass = Poți sări o tură doar când nu ai nicio mutare. Aici ai una.
learn-must-2 = Albul conduce cu { $white } la { $black }, dar e rândul lui. Cine câștigă dacă ambii joacă perfect și la o diferență de câte piese?
learn-must-2-hint = Albul are o singură mutare. Ce cade odată cu ea și ce mai poate lua Negrul?
learn-must-2-right =
    Negrul câștigă la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }: singura mutare a Albului îi aruncă de pe tablă propriile grupuri.
learn-must-2-now = Acum conduce Albul, dar trebuie să mute, iar singura lui mutare îi aruncă de pe tablă propriile grupuri. Privește.
learn-must-2-more = Câștigătorul e corect, dar pentru Alb e și mai rău: numără ce cade și ce ia Negrul după aceea. Privește.
learn-must-3 = Ai doar două mutări, amândouă cu piesa de pe { $cell }, și amândouă te costă cel mai înalt grup al tău. Totuși, una dintre ele câștigă. Care?
learn-must-3-hint = Grupul tău de { $height } e pierdut oricum. Ce primești în schimb?
learn-must-3-right =
    Ai pierdut { $lost ->
        [one] { $lost } piesă
        [few] { $lost } piese
       *[other] { $lost } de piese
    }, dar controlezi o piesă DVONN și destule alte piese. Când orice mutare te costă, compară unde duce fiecare.
learn-must-3-tall = Dacă muți pe { $tall }, tot nu salvezi grupul: fără { $cell } nu mai are nicio legătură, iar acum ai pierdut și ultima ta piesă mobilă.

## Passing

learn-passing = Tura sărită și revenirea în joc
learn-passing-able = Acum știi când un jucător trebuie să sară o tură și cum îl poți obliga.
learn-passing-1 = Dacă niciun grup de-al tău nu se poate muta, trebuie să sari o tură. Vezi dacă Albul are vreo mutare, apoi fă ce e de făcut.
learn-passing-1-hint = Pentru grupul de pe { $tall } și pentru cel de pe { $alone }, numără pe toate liniile atâtea spații câte piese are fiecare.
learn-passing-1-right = Sari o tură, iar Negrul joacă mai departe singur. Dacă mai târziu poți muta din nou, trebuie să muți.
learn-passing-1-tall = Grupul de pe { $tall } nu are unde să se mute la distanța potrivită.
learn-passing-1-alone = Grupul de pe { $alone } nu are unde să se mute la distanța potrivită.
learn-passing-2 =
    Negrul are { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }. Nu-i lăsa niciuna: fă o mutare după care Negrul trebuie să sară o tură.
learn-passing-2-hint = Care piesă neagră se mai poate muta? Mută pe ea.
learn-passing-2-right = Negrul nu mai are nicio mutare și trebuie să sară o tură. Acum joci numai tu.
learn-passing-3 = Piesa neagră de pe { $cell } e blocată, așa că Negrul sare tură după tură. Fă o mutare după care Negrul tot nu poate muta.
learn-passing-3-hint = Lasă închis inelul din jurul lui { $cell } sau ia chiar piesa de acolo.
learn-passing-3-right = Negrul trebuie să sară din nou o tură. Cine a sărit o tură revine numai când i se eliberează un grup blocat, așa că ține ușa închisă.
learn-passing-3-opens =
    { $move } deschide inelul: piesa neagră e liberă, iar Negrul revine în joc cu { $replies ->
        [one] { $replies } mutare
        [few] { $replies } mutări
       *[other] { $replies } de mutări
    }.

## The end

learn-ending = Sfârșitul, turnurile și egalitatea
learn-ending-able = Știi toate regulile. Acum poți juca o partidă completă!
learn-ending-1 = Nimeni nu mai poate muta: partida s-a încheiat. Fiecare jucător își pune toate grupurile unul peste altul, într-un singur turn, iar turnul mai înalt câștigă; se numără fiecare piesă din el, indiferent de culoare. Cine a câștigat și la o diferență de câte piese?
learn-ending-1-hint = Adună înălțimile grupurilor cu alb deasupra, apoi pe ale celor cu negru deasupra. O piesă DVONN singură nu se numără pentru nimeni.
learn-ending-1-right =
    Alb { $white }, Negru { $black }: Albul câștigă la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }. Cu turnuri la fel de înalte ar fi fost egalitate.
learn-ending-1-stacks = Numărul de grupuri e egal, dar nu asta contează. Compară piesele din ele.
learn-ending-1-count = A câștigat Albul, dar numărul nu e corect. Mai adună o dată înălțimile.
learn-ending-1-black = Mai adună o dată înălțimile. Piesa DVONN singură nu se numără pentru nimeni.
learn-ending-2 = Ultima ta mutare. Dintre cele trei pe care le ai, două duc la egalitate, una câștigă. Care?
learn-ending-2-hint = Dacă muți pe un grup de-al tău, la numărătoare nu se schimbă nimic.
learn-ending-2-right =
    Câștigi la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }: cu ultima mutare ai luat un grup negru întreg.
learn-ending-2-own = { $move } doar îți strânge piesele la un loc: turnurile rămân la fel de înalte, deci este egalitate.
learn-ending-3 = Ești în urmă și nu mai poți câștiga. Dar o singură mutare aduce egalitatea. Găsește-o.
learn-ending-3-hint = Cu oricare dintre mutările tale iei un grup de trei, iar turnurile devin egale. După care dintre ele cel mai bun răspuns al Negrului îl costă și pe el cât te costă pe tine?
learn-ending-3-right = Turnuri la fel de înalte la sfârșit: ai obținut egalitatea.

## Tip 1

learn-edges = Sfatul 1: marginea și piesele DVONN
learn-edges-able = Acum știi să îți așezi piesele astfel încât să rămână mobile.
learn-edges-1 = Pe tabla plină se pot muta numai piesele de pe margine. Așadar, asigură-te că ai destule acolo: așază această piesă albă pe un spațiu de pe margine.
learn-edges-1-hint = Marginea este inelul exterior de spații.
learn-edges-1-right = Piesa aceasta se poate muta chiar de la început.
learn-edges-2 = Și mai bine: pe margine, lângă o piesă DVONN, ca să nu rămână repede fără legătură, și nu lângă altă piesă de-a ta, ca să ai piesele bine distribuite. Așază piesa astfel.
learn-edges-2-hint = Uită-te la spațiile libere de pe margine de lângă fiecare piesă DVONN.
learn-edges-2-right = Mobile, în legătură și bine distribuite: despre asta e vorba în prima fază.
learn-edges-3 =
    Ultimele spații. Mai așezi { $left ->
        [one] { $left } piesă
        [few] { $left } piese
       *[other] { $left } de piese
    }, pe rând cu Negrul, care știe și el acest sfat. Când tabla e plină, { $wanted ->
        [one] trebuie să se poată muta cel puțin { $wanted } piesă albă
        [few] trebuie să se poată muta cel puțin { $wanted } piese albe
       *[other] trebuie să se poată muta cel puțin { $wanted } de piese albe
    }.
learn-edges-3-hint = Ocupă spațiile de pe margine cât mai sunt.
learn-edges-3-right =
    { $count ->
        [one] Se poate muta { $count } piesă de-a ta
        [few] Se pot muta { $count } piese de-ale tale
       *[other] Se pot muta { $count } de piese de-ale tale
    }. Fiecare spațiu de pe margine pe care l-ai ocupat e unul pe care Negrul nu îl are.

## Tip 2

learn-neutral = Sfatul 2: neutralizarea
learn-neutral-able = Acum știi să neutralizezi piesele care contează.
learn-neutral-1 =
    Când muți pe o piesă a adversarului, ea rămâne pe tablă, dar nu mai joacă pentru el. Negrul are { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }. Fă mutarea care îi lasă cele mai puține.
learn-neutral-1-hint = Care piesă neagră se mută cel mai ușor? Mută pe ea.
learn-neutral-1-right =
    { $replies ->
        [one] I-a mai rămas doar { $replies } mutare
        [few] I-au mai rămas doar { $replies } mutări
       *[other] I-au mai rămas doar { $replies } de mutări
    }. Grupurile scunde ale adversarului valorează adesea mai mult pentru el decât cele înalte.
learn-neutral-2 =
    Negrul are { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    } și multe amenințări. O singură mutare neutralizează cea mai periculoasă piesă neagră și câștigă. Găsește-o.
learn-neutral-2-hint = Uită-te la piesele negre singure care s-ar putea muta pe un grup înalt de-al tău.
learn-neutral-2-right =
    Singura mutare care câștigă, la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    } dacă ambii joacă perfect.

## Tip 3

learn-mobility = Sfatul 3: mobilitatea
learn-mobility-able = Acum știi să îți păstrezi piesele mobile.
learn-mobility-3 = Cu cât un grup e mai înalt, cu atât e mai greu de mutat. Mută un grup alb care se mai poate muta.
learn-mobility-3-hint = Pieselor singure le ajunge un vecin. Grupurilor înalte le trebuie un spațiu ocupat exact la distanța potrivită.
learn-mobility-3-right =
    { $count ->
        [one] Se putea muta { $count } grup alb, o piesă singură
        [few] Se puteau muta { $count } grupuri albe, toate piese singure
       *[other] Se puteau muta { $count } de grupuri albe, toate piese singure
    }. Păstrează astfel de piese cât de mult poți.
learn-mobility-2 = Gândește-te la tura următoare: fă mutarea după care vei avea cele mai multe mutări.
learn-mobility-2-hint = Încearcă în minte fiecare mutare și numără ce rămâne. O piesă singură care rămâne liberă valorează mult.
learn-mobility-2-right =
    { $moves ->
        [one] { $moves } mutare, numărată
        [few] { $moves } mutări, numărate
       *[other] { $moves } de mutări, numărate
    } înainte de răspunsul Negrului. Aici, mutarea ta e și singura care câștigă.

## Tip 4

learn-tall = Sfatul 4: grupul DVONN al adversarului
learn-tall-able = Acum știi să îmblânzești un grup DVONN periculos.
learn-tall-1 = Grupul negru de { $height } de pe { $cell } conține o piesă DVONN. Dacă Negrul îl mută de acolo, cade tot ce depinde de el. Câte piese de-ale tale poți pierde astfel dintr-o singură mutare?
learn-tall-1-hint = Unde poate merge? Și care grupuri albe rămân atunci fără legătură cu vreo piesă DVONN?
learn-tall-1-right =
    { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }. Pune-ți această întrebare ori de câte ori adversarul controlează o piesă DVONN.
learn-tall-1-stacks = Acesta e numărul de grupuri. Câte piese sunt în ele?
learn-tall-1-nothing = Urmărește-i linia: are totuși unde să se mute.
learn-tall-2 = Remediul: fă grupul prea înalt ca să se mai poată muta. Joacă astfel încât grupul de pe { $cell } să nu mai poată merge nicăieri.
learn-tall-2-hint = Mută pe el. La ce înălțime nu mai are unde să se mute?
learn-tall-2-right =
    Cu { $height ->
        [one] { $height } piesă
        [few] { $height } piese
       *[other] { $height } de piese
    } rămâne pe loc, la fel și tot ce depinde de el. Iar acum e al tău.
learn-tall-3 = Negrul controlează piese DVONN în grupurile de pe { $near } și { $far }. Poți muta pe oricare dintre ele. O singură mutare câștigă.
learn-tall-3-hint = Care dintre cele două grupuri amenință mai mult și care mutare îl face prea înalt pentru totdeauna?
learn-tall-3-right =
    Singura mutare care câștigă, la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    } dacă ambii joacă perfect. Celălalt pericol putea să aștepte.

## Tip 5

learn-last = Sfatul 5: adversarul să sară primul o tură
learn-last-able = Acum știi să păstrezi mutări pentru final.
learn-last-1 = { $white } la { $black } și au rămas puține mutări. De obicei pierde cine rămâne primul fără mutări. Găsește singura mutare care câștigă.
learn-last-1-hint = Negrul depinde de o singură piesă mobilă.
learn-last-1-right =
    Negrul nu mai are nicio mutare. De aici joci numai tu și câștigi la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }.
learn-last-2 = Negrul conduce cu { $black } la { $white }, dar tu ai mai multe mutări de făcut. Găsește singura mutare care câștigă.
learn-last-2-hint = Nu te grăbi cu mutările pe care nu ți le poate lua nimeni. Ce ți-ar putea lua Negrul?
learn-last-2-right =
    Negrul trebuie să sară o tură înaintea ta, iar tu câștigi la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }. Celelalte mutări aduc doar egalitatea.

## Sharpshooting

learn-sharp = Tirul de precizie
learn-sharp-able = Acum știi să țintești: construiești înălțimea potrivită și lovești.
learn-sharp-1 = Niciun grup de-al tău nu ajunge încă la grupul negru de { $height } de pe { $cell }. Construiește unul cu exact înălțimea potrivită, apoi lovește: după două mutări, grupul de pe { $cell } trebuie să fie al tău.
learn-sharp-1-hint =
    De la { $from } până la { $cell } { $distance ->
        [one] este { $distance } spațiu
        [few] sunt { $distance } spații
       *[other] sunt { $distance } de spații
    }. Ce înălțime îți trebuie pe { $from }?
learn-sharp-1-right = Construiești, apoi lovești. Negrul a văzut ce vine și n-a avut ce face.
learn-sharp-2 = O țintă mai mare: grupul negru de { $height } de pe { $cell }. După două mutări trebuie să fie al tău.
learn-sharp-2-hint =
    De la { $from } până la țintă { $distance ->
        [one] este { $distance } spațiu
        [few] sunt { $distance } spații
       *[other] sunt { $distance } de spații
    }. Care două grupuri ale tale dau împreună această înălțime pe { $from }?
learn-sharp-2-right =
    { $height ->
        [one] { $height } piesă
        [few] { $height } piese
       *[other] { $height } de piese
    } dintr-o singură lovitură. Fii cu ochii pe locurile unde două grupuri ale tale s-ar putea întâlni la distanța potrivită.

## Overloading

learn-over = Supraîncărcarea
learn-over-able = Acum știi să faci un grup prea înalt ca să se mai poată muta.
learn-over-1 = Mută pe grupul negru de pe { $cell } astfel încât să devină prea înalt ca să mai meargă undeva: atunci e al tău și rămâne pe loc.
learn-over-1-hint = Acum înălțimea lui este { $height }. Care dintre grupurile tale ajunge pe el?
learn-over-1-right =
    Supraîncărcat: { $height ->
        [one] { $height } piesă
        [few] { $height } piese
       *[other] { $height } de piese
    } și niciun grup pe care să se mute la această distanță.
learn-over-2 = Multe grupuri, multe amenințări și o singură mutare care câștigă: ea supraîncarcă un grup.
learn-over-2-hint = Care mutare ia un grup negru periculos și lasă unul prea înalt ca să mai meargă undeva?
learn-over-2-right =
    Grupul de { $height } stă ca un zid. Câștigi la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    } dacă ambii joacă perfect.

## Counting tempi

learn-tempi = Numărarea tempourilor
learn-tempi-able = Acum știi să calculezi cine rămâne primul fără mutări.
learn-tempi-1 = Un tempo este o mutare pe care o mai poți face. Dacă Negrul n-ar muta deloc, câte mutări la rând ar putea face Albul aici, cel mult?
learn-tempi-1-hint = Fiecare dintre piesele singure poate face o mutare. În ce ordine se încurcă cel mai puțin una pe alta?
learn-tempi-1-right =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }. Negrul, dacă ar muta numai el, ar avea { $black }.
learn-tempi-1-moves = Dintre atâtea mutări poate alege Albul acum. Câte poate face la rând?
learn-tempi-1-black = Atâtea ar putea face Negrul singur. Acum numără pentru Alb.
learn-tempi-2 = Aceeași tablă: Negrul conduce cu { $black } la { $white }, iar la mutare e Albul. Cine câștigă dacă ambii joacă perfect și la o diferență de câte piese?
learn-tempi-2-hint = Albul are mai multe tempouri decât Negrul. Ce poate lua Albul când Negrul trebuie să sară o tură?
learn-tempi-2-right =
    Albul câștigă la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }: Negrul rămâne fără mutări, iar ultimul cuvânt îl are Albul.
learn-tempi-2-now = Acum conduce Negrul, dar el trebuie să sară primul o tură. Privește.
learn-tempi-2-draw = Nu se termină cu egalitate. Privește cine face ultima mutare.
learn-tempi-3 = Turnuri la fel de înalte și trei mutări din care să alegi: una câștigă, una duce la egalitate, una pierde. Numără tempourile și alege.
learn-tempi-3-hint = Care piesă neagră îți strică planurile? Ocupă-te întâi de ea și păstrează mutările sigure pentru mai târziu.
learn-tempi-3-right =
    Câștigi la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }: mai aveai mutările sigure când Negrul nu mai avea niciuna.

## Whole games

learn-games = Finaluri complete, partide complete
learn-games-able = Acum știi să joci partide complete și să le câștigi.
learn-games-1 =
    Un final jucat până la capăt. Joci cu piesele albe și poți câștiga la o diferență de { $best ->
        [one] { $best } piesă
        [few] { $best } piese
       *[other] { $best } de piese
    }; Negrul se apără bine. Câștigă finalul. Dacă o mutare irosește victoria, vezi de ce și poți încerca din nou.
learn-games-1-hint = Întreabă-te de fiecare dată: ce poate lua Negrul acum și cine rămâne primul fără mutări?
learn-games-1-right =
    Ai câștigat la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }, cu joc bun până la ultima mutare.
learn-games-2 =
    Unul mai strâns: cu joc perfect câștigi la o diferență de { $best ->
        [one] { $best } piesă
        [few] { $best } piese
       *[other] { $best } de piese
    }. Câștigă-l.
learn-games-2-hint = O singură mutare de început câștigă. Ea ia un grup negru.
learn-games-2-right =
    Ai câștigat la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }. Și la limită e de ajuns.
learn-games-3 =
    Mai multe grupuri, mai multe feluri de a greși: cu joc perfect câștigi la o diferență de { $best ->
        [one] { $best } piesă
        [few] { $best } piese
       *[other] { $best } de piese
    }. Câștigă finalul.
learn-games-3-hint = Uită-te întâi la piesele singure, ale tale și ale Negrului.
learn-games-3-right =
    Ai câștigat la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }. Poți trece la o partidă completă.
learn-games-4 = O partidă completă, de la tabla goală, împotriva unui începător răbdător. Joci cu piesele albe. Câștigă partida.
learn-games-4-hint = Întâi marginea și piesele DVONN; apoi păstrează-ți mobilitatea, rămâi în legătură și numără.
learn-games-4-right =
    Ai câștigat prima ta partidă completă, la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }. Bine jucat!
learn-games-5 = O partidă completă cu piesele negre, împotriva unui adversar care vede ceva mai departe. Câștigă partida.
learn-games-5-hint = Nu construi în înălțime prea devreme. Păstrează piese singure pentru final.
learn-games-5-right =
    Ai câștigat la o diferență de { $margin ->
        [one] { $margin } piesă
        [few] { $margin } piese
       *[other] { $margin } de piese
    }. Acesta a fost cursul; acum e timpul să joci.
