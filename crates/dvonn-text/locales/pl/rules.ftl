# Księga zasad i to, w czym instrukcje się różnią. Cała i krótka: drukuje się na dwóch stronach.

rules-title = Zasady gry DVONN
rules-author = Gra dla dwóch osób. Autor: Kris Burm (2001).
rules-figure = Rysunek { $number }
rules-after = Po ruchu { $move }:

## The aim

rules-aim = Cel gry
rules-aim-control = Układaj stosy, kontroluj jak najwięcej pionów i pilnuj, żeby miały łączność z czerwonymi pionami DVONN. Gdy żaden z graczy nie ma już ruchu, wygrywa ten, kto kontroluje więcej pionów.
rules-aim-pieces = Plansza ma 49 pól w rzędach po 9, 10, 11, 10 i 9. Pionów też jest 49: 23 białe, 23 czarne i 3 czerwone piony DVONN, które nie należą do nikogo.

## Placement

rules-placement = Faza 1: rozmieszczanie pionów
rules-placement-lots = Rozlosujcie kolory. Biały dostaje dwa piony DVONN i zaczyna; Czarny dostaje trzeci.
rules-placement-order = Na początku plansza jest pusta. Biały kładzie pion DVONN, potem Czarny, potem znów Biały. Następnie Czarny kładzie czarny pion, Biały biały i tak dalej, na przemian.
rules-placement-anywhere = Wolno położyć pion na każdym pustym polu. Nikomu nie wolno opuścić kolejki i w tej fazie niczego się nie zdejmuje.
rules-placement-full = Gdy wszystkie 49 pionów leży na planszy, pierwsza faza się kończy. Ostatni pion położył Biały.

## Movement

rules-movement = Faza 2: tworzenie stosów
rules-movement-first = Pierwszy ruch wykonuje Biały, zaraz po położeniu ostatniego piona. Potem gracze wykonują ruchy na przemian.
rules-movement-owner = W swojej turze przesuwasz jeden stos, który ma na wierzchu twój kolor; pojedynczy pion to stos o wysokości jeden. Stos zawsze idzie w całości.
rules-movement-distance = Idzie w linii prostej, w jednym z sześciu kierunków, dokładnie o tyle pól, ile ma pionów, bez względu na ich kolor.
rules-movement-landing = Po drodze wolno mu przejść nad polami pustymi i zajętymi, ale wylądować musi na zajętym: na pionie lub stosie dowolnego koloru albo na pionie DVONN. Opuszczone pole pozostaje puste.
rules-movement-blocked = Pion albo stos, wokół którego wszystkie sześć pól jest zajętych, jest zablokowany i nie może się ruszyć. Dlatego na początku mogą się ruszyć tylko piony na krawędzi. Pole na krawędzi ma mniej niż sześciu sąsiadów, więc nic tam nigdy nie jest zablokowane.
rules-movement-dvonn = Samotnego piona DVONN nie można przesunąć. W stosie idzie razem ze stosem.

## Losing pieces

rules-losing = Utrata pionów
rules-losing-connected = Każdy stos musi być w łączności z pionem DVONN: wprost albo przez łańcuch sąsiadujących pionów i stosów. Po każdym ruchu wszystko, co nie ma już łączności z żadnym pionem DVONN, od razu zdejmuje się z planszy.
rules-losing-anyone = Nie ma znaczenia, kto wykonał ruch ani czyje to piony. Naraz może zostać zdjętych wiele pionów, nawet stos, który właśnie się ruszył.
rules-losing-stay = Trzy piony DVONN zawsze zostają: każdy jest w łączności z samym sobą.

## Turns

rules-turns = Ruch i pas
rules-turns-must = Kto może wykonać ruch, musi go wykonać, nawet ze szkodą dla siebie.
rules-turns-pass = Kto nie ma ruchu, musi spasować; przeciwnik gra dalej.
rules-turns-back = Jeśli gracz, który spasował, znów ma ruch, bo uwolnił się jego zablokowany stos, musi go wykonać.

## The end

rules-end = Koniec gry
rules-end-when = Gra kończy się od razu, gdy żaden z graczy nie ma już ruchu.
rules-end-towers = Każdy gracz układa wszystkie stosy, które kontroluje, w jedną wieżę. Wygrywa wyższa wieża; liczy się w niej każdy pion, bez względu na kolor. Samotny pion DVONN nie liczy się dla nikogo.
rules-end-draw = Jeśli wieże są równie wysokie, jest remis.

## Tips

rules-tips = Pięć rad
rules-tip-1 = Kładź dość dużo pionów na krawędzi i blisko pionów DVONN, ale nie za gęsto.
rules-tip-2 = Lądując na pionie przeciwnika, neutralizujesz ten pion: zostaje na planszy, ale przeciwnik już nim nie gra.
rules-tip-3 = Zachowuj tyle mobilnych pionów, ile się da. Im wyższy stos, tym trudniej go ruszyć.
rules-tip-4 = Miej oko na każdy pion DVONN pod kontrolą przeciwnika: dokąd może pójść i które z twoich pionów wtedy spadną? Jeśli to zbyt groźne, podwyższ ten stos tak, żeby nie mógł się ruszyć.
rules-tip-5 = O wyniku decydują ostatnie ruchy. Postaraj się mieć jeszcze ruchy w zapasie, gdy przeciwnik musi spasować.

## Figures

rules-figure-1 = Czarny stos o wysokości { $height } z { $cell } może pójść na { $targets } i nigdzie indziej.
rules-figure-2 = Zablokowane ze wszystkich sześciu stron: { $cells }.
rules-figure-3 =
    Biały gra { $move }. Odcięte i zdjęte z planszy: { $cells }. Biały traci { $white ->
        [one] { $white } pion
        [few] { $white } piony
       *[many] { $white } pionów
    }, Czarny { $black }.
rules-figure-4 =
    Biały musi zagrać { $move }, bo to jedyny ruch. Spadają wtedy stosy z { $cells }, a Czarny wygrywa różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }.

## Where the rulebooks differ

differ-title = W czym instrukcje się różnią
differ-intro = Przeczytaliśmy pięć tekstów zasad: instrukcję polską, rumuńską i ukraińską, ostatnią stronę hiszpańskiej i włoski biuletyn. Opisują tę samą grę, ale różnią się w szczegółach. Oto jak gramy i dlaczego.
differ-said = Co piszą
differ-played = Jak gramy
differ-wins = Co decyduje o wygranej?
differ-wins-said = Instrukcja rumuńska mówi najpierw o „największej liczbie stosów”, a na końcu o „najwyższej wieży”. Pozostałe: najwięcej pionów, najwyższa wieża.
differ-wins-played = Najwięcej pionów. To cztery teksty przeciw jednemu, a ten jeden przeczy sam sobie.
differ-dvonn-removed = Czy pion DVONN może zostać zdjęty z planszy?
differ-dvonn-removed-said = Instrukcja rumuńska: tak, razem ze stosem, do którego należy. Pozostałe: wszystkie trzy zostają do końca.
differ-dvonn-removed-played = Nigdy. Stos z pionem DVONN jest w łączności z tym właśnie pionem, więc przypadek z rumuńskiej instrukcji nie może się zdarzyć.
differ-dvonn-counts = Czy piony DVONN liczą się na końcu?
differ-dvonn-counts-said = Wszystkie teksty: piony liczą się „bez względu na kolor”. W biuletynie liczy się każdy pion w stosie, nawet pion DVONN.
differ-dvonn-counts-played = W stosie liczą się dla jego właściciela. Samotne nie liczą się dla nikogo.
differ-blocked = Które piony są zablokowane na początku?
differ-blocked-said = Instrukcja polska: te „znajdujące się już na planszy”. Pozostałe: te, które nie leżą na krawędzi.
differ-blocked-played = Te, które nie leżą na krawędzi. Polskie zdanie to pomyłka: w tym momencie wszystkie piony są na planszy.
differ-edge = Czy pion na krawędzi jest zablokowany, gdy wszystkie sąsiednie pola są zajęte?
differ-edge-said = Wszystkie teksty mówią o sześciu stronach i o pionach na krawędzi, które mogą się ruszyć na początku.
differ-edge-played = Nie: nie ma sześciu sąsiadów. Dotyczy to tak samo pionów i stosów.
differ-distance = Czy stos przesuwa się dokładnie o tyle pól, ile ma pionów, czy najwyżej o tyle?
differ-distance-said = Instrukcja rumuńska mówi najpierw, że stos „może” pójść o tyle pól, a potem, że „dokładnie” o trzy. Pozostałe: dokładnie.
differ-distance-played = Dokładnie.
differ-landing = Czy stos może wylądować na samotnym pionie DVONN?
differ-landing-said = Instrukcja rumuńska o tym milczy. Polska, ukraińska i biuletyn: tak.
differ-landing-played = Tak.
differ-dvonn-moves = Czy pion DVONN można przesunąć?
differ-dvonn-moves-said = Biuletyn: „nie można go przesunąć”. Ale w następnym zdaniu jego stos się rusza.
differ-dvonn-moves-played = Nie można przesunąć tylko samotnego piona DVONN.
differ-first = Dlaczego pierwszy ruch wykonuje Biały?
differ-first-said = Instrukcje polska i rumuńska: bo Czarny jako pierwszy położył pion swojego koloru. Ukraińska: bo Biały położył o jeden pion DVONN więcej.
differ-first-played = Pierwszy ruch wykonuje Biały. To ta sama zasada z dwoma uzasadnieniami.
differ-pass = Czy pas to kwestia wyboru?
differ-pass-said = Trzy instrukcje: kto ma ruch, nie może spasować. Biuletyn: kto nie ma ruchu, musi spasować.
differ-pass-played = Jedno i drugie: pasa nigdy się nie wybiera, pas jest wymuszony.
differ-back = Kiedy gracz, który spasował, wraca do gry?
differ-back-said = Instrukcje polska i ukraińska: gdy uwolnią się piony, które były zablokowane. Rumuńska: dzięki ruchom przeciwnika. Biuletyn o tym milczy.
differ-back-played = Musi wykonać ruch, gdy tylko go ma. Zdarza się to jedynie wtedy, gdy uwolni się zablokowany stos.
differ-end = Kiedy dokładnie kończy się gra?
differ-end-said = Po ostatnim ruchu; gdy nikt nie ma ruchu; albo gdy obaj muszą spasować.
differ-end-played = Od razu, gdy żaden z graczy nie ma ruchu. Na koniec nikt nie musi pasować.
differ-draw = Co to jest remis?
differ-draw-said = Równie wysokie wieże; instrukcja ukraińska mówi o „jednakowych” wieżach.
differ-draw-played = Równa wysokość, bez względu na to, co jest w środku.
differ-placing = Czy podczas rozmieszczania można coś zdjąć albo opuścić kolejkę?
differ-placing-said = Zasady utraty pionów należą do drugiej fazy; o opuszczaniu kolejki nie wspomina żaden tekst.
differ-placing-played = Nie. Dopóki plansza nie jest pełna, niczego się nie zdejmuje i nikt nie opuszcza kolejki.
differ-silent = A jeśli jeden gracz kontroluje wszystkie trzy piony DVONN albo Biały nie ma ruchu na samym początku?
differ-silent-said = Żadna instrukcja o tym nie wspomina.
differ-silent-played = Nic szczególnego: gra toczy się dalej. Jeśli żaden biały pion nie leży na krawędzi, Biały pasuje, a ruch wykonuje Czarny.
