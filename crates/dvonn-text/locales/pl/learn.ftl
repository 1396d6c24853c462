# Kurs: co się mówi, o co się pyta i co się odpowiada w każdym kroku. Pola i ruchy nazywa się tak, jak na planszy czytelnika.

## Words around the course

learn-course = Naucz się grać w DVONN
learn-progress = Ukończone kroki: { $done } z { $all }
learn-chapter = Rozdział { $number }: { $title }
learn-step = Krok { $number } z { $all }
learn-exercise = Ćwiczenie
learn-right = Dobrze!
learn-wrong = Nie do końca.
learn-other-kind = W tym kroku chodzi o coś innego.
learn-refused = Tak nie wolno: { $reason }.
# The solver ran out of time before it could tell whether an answer is right.
learn-unproved = Komputer nie zdołał obliczyć tej pozycji do końca. Spróbuj innej odpowiedzi.
learn-reply =
    { $color ->
        [white] Biały
       *[black] Czarny
    } odpowiada: { $move }. Znów twoja kolej.
learn-reply-pass =
    { $color ->
        [white] Biały
       *[black] Czarny
    } musi spasować. Znów twoja kolej.
learn-turn-again = Znów twoja kolej.
learn-full = Plansza jest pełna: od teraz przesuwa się stosy. Ty zaczynasz.
learn-full-reply =
    Plansza jest pełna: od teraz przesuwa się stosy. { $color ->
        [white] Biały
       *[black] Czarny
    } zaczyna od { $move }. Twoja kolej.
learn-solution-moves = Dobry ruch: { $move }.
learn-solution-cells = Właściwe pola: { $cells }.
learn-solution-number = Właściwa liczba: { $number }.
learn-solution-win =
    { $color ->
        [white] Biały
       *[black] Czarny
    } wygrywa różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }.
learn-solution-draw = Jest remis.
learn-why-pass =
    { $opponent ->
        [white] Biały
       *[black] Czarny
    } nie ma już ruchu i musi spasować. Dalej grasz tylko ty.
learn-why-threat =
    { $opponent ->
        [white] Biały
       *[black] Czarny
    } groził ruchem { $threat }, który kosztowałby cię { $cost ->
        [one] { $cost } pion
        [few] { $cost } piony
       *[many] { $cost } pionów
    }. Ta groźba została odparta.
learn-why-others-draw = Drugi najlepszy ruch, { $other }, daje tylko remis.
learn-why-others-lose =
    Drugi najlepszy ruch, { $other }, przegrywa różnicą { $loss ->
        [one] { $loss } piona
        [few] { $loss } pionów
       *[many] { $loss } pionów
    }.
learn-progress-unreadable = To nie jest plik z postępami w kursie.
learn-progress-format = Według samego pliku zawiera on { $format }, a nie postępy w kursie.
learn-progress-version = Te postępy zapisała nowsza wersja ({ $version }).
learn-solution-pass = Musisz spasować.

## Reactions to mistakes in any step

learn-wrong-from = Ruch { $move } jest dozwolony, ale w tym kroku chodzi o inny stos.
learn-wrong-onto = Ruch { $move } jest dozwolony, ale nie prowadzi na pole { $cell }.
learn-wrong-capture =
    Ruch { $move } jest dozwolony, ale nie lądujesz nim { $opponent ->
        [white] na białym pionie
       *[black] na czarnym pionie
    }.
learn-wrong-onto-dvonn = Ruch { $move } jest dozwolony, ale nie lądujesz nim na pionie DVONN.
learn-wrong-carries = Ruch { $move } jest dozwolony, ale w tym stosie nie ma piona DVONN.
learn-wrong-frees = Po ruchu { $move } wszystkie sześć pól dookoła { $cell } jest nadal zajętych.
learn-wrong-cuts =
    Ruch { $move } odcina { $theirs ->
        [one] { $theirs } pion
        [few] { $theirs } piony
       *[many] { $theirs } pionów
    } przeciwnika i { $yours ->
        [one] { $yours } twój
        [few] { $yours } twoje
       *[many] { $yours } twoich
    }. Można odciąć z większym zyskiem.
learn-wrong-forces-pass =
    Po ruchu { $move } przeciwnik ma jeszcze { $replies ->
        [one] { $replies } ruch
        [few] { $replies } ruchy
       *[many] { $replies } ruchów
    }.
learn-wrong-replies =
    Ruch { $move } zostawia przeciwnikowi { $replies ->
        [one] { $replies } ruch
        [few] { $replies } ruchy
       *[many] { $replies } ruchów
    }, a najmniej, ile można zostawić, to { $fewest }.
learn-wrong-moves =
    Po ruchu { $move }, zanim { $opponent ->
        [white] Biały odpowie
       *[black] Czarny odpowie
    }, masz do wyboru { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }, a możesz mieć { $most }.
learn-wrong-locks =
    Po ruchu { $move } stos na { $cell } może jeszcze pójść na { $targets ->
        [one] { $targets } pole
        [few] { $targets } pola
       *[many] { $targets } pól
    }.
learn-wrong-loses =
    Przy najlepszych odpowiedziach ruch { $move } przegrywa różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }. Zobacz, jak do tego dochodzi.
learn-wrong-draws = Przy najlepszych odpowiedziach ruch { $move } prowadzi do remisu. Zobacz, jak do tego dochodzi.
learn-wrong-worse =
    Ruch { $move } kosztuje cię { $difference ->
        [one] { $difference } pion
        [few] { $difference } piony
       *[many] { $difference } pionów
    } w porównaniu z najlepszym. Zobacz, jak do tego dochodzi.
learn-wrong-place-inside = To pole nie leży na krawędzi: pion ma tu sześciu sąsiadów i na pełnej planszy będzie zablokowany.
learn-wrong-place-far = Pole jest na krawędzi, ale nie sąsiaduje z żadnym pionem DVONN.
learn-wrong-place-crowded = Samo pole jest dobre, ale tuż obok leży twój własny pion. Nie skupiaj pionów w jednym miejscu.
learn-wrong-missing =
    Jak dotąd wszystko się zgadza, ale brakuje jeszcze { $count ->
        [one] { $count } pola
        [few] { $count } pól
       *[many] { $count } pól
    }.
learn-wrong-mark-empty = Pole { $cell } jest puste.
learn-wrong-place-apart = Pole { $cell } nie styka się z polem { $of }.
learn-wrong-place-neighbours =
    Pole { $cell } ma { $neighbours ->
        [one] { $neighbours } sąsiada
        [few] { $neighbours } sąsiadów
       *[many] { $neighbours } sąsiadów
    }.
learn-wrong-mark-edge = Pole { $cell } leży na krawędzi. Stos ma tam mniej niż sześciu sąsiadów, więc nigdy nie jest zablokowany.
learn-wrong-mark-gap = Obok stosu na { $cell } jest puste pole, więc nie jest on zablokowany.
learn-wrong-mark-leaves = Pion na { $cell } to ten, który się rusza; on nie spada.
learn-wrong-mark-linked = Łańcuch sąsiadów wciąż łączy { $cell } z pionem DVONN.
learn-wrong-too-many = { $guess } to za dużo. Policz jeszcze raz.
learn-wrong-too-few = { $guess } to za mało. Policz jeszcze raz.
learn-wrong-winner = To skończy się inaczej. Zobacz najlepszą grę obu stron.
learn-wrong-margin = Zwycięzca się zgadza, ale liczba nie. Zobacz najlepszą grę obu stron.
learn-wrong-mobile =
    Na koniec { $count ->
        [one] może się ruszyć { $count } twój pion
        [few] mogą się ruszyć { $count } twoje piony
       *[many] może się ruszyć { $count } twoich pionów
    }; miało ich być co najmniej { $wanted }. Spróbuj jeszcze raz.
learn-wrong-owns = Stos na { $cell } wciąż nie jest twój. Spróbuj jeszcze raz.
learn-wrong-game-lost =
    Przegrywasz różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }. Zdarza się; spróbuj jeszcze raz.
learn-wrong-game-drawn = Remis: to nie porażka, ale i nie wygrana. Spróbuj jeszcze raz.

## A first taste

learn-taste = Przedsmak gry
learn-taste-able = Umiesz już skakać, latać, odcinać i wygrywać. Reszta to szczegóły.
learn-taste-1 = Grasz białymi. Skocz na czarny pion obok swojego.
learn-taste-1-hint = Wybierz biały pion, a potem czarny.
learn-taste-1-right = Teraz to stos z dwóch pionów z białym na wierzchu: jest twój.
learn-taste-1-red = Ruch { $move } jest dozwolony, ale skocz na czarny pion, nie na czerwony.
learn-taste-2 = Dwa piony lecą dokładnie o dwa pola. Wyląduj na czarnym stosie!
learn-taste-2-hint = Wybierz swój stos, a potem czarny, dwa pola dalej.
learn-taste-2-right =
    Przeleciał nad czerwonym pionem. Teraz ma { $height ->
        [one] { $height } pion i leci o { $height } pole
        [few] { $height } piony i leci o { $height } pola
       *[many] { $height } pionów i leci o { $height } pól
    }.
learn-taste-3 = Teraz ty decydujesz: wykonaj dowolny ruch.
learn-taste-3-hint = Wybierz biały pion na obrzeżu, a potem dowolny pion obok niego.
learn-taste-3-right = Masz kolejny stos. Opuszczone pole zostanie puste.
learn-taste-4 = Co traci łączność z czerwonymi, spada z planszy. Odetnij Czarnego!
learn-taste-4-hint = Jeden biały pion łączy obie grupy. Przenieś go stamtąd na czerwony pion.
learn-taste-4-right =
    { $theirs ->
        [one] { $theirs } czarny pion spadł
        [few] { $theirs } czarne piony spadły
       *[many] { $theirs } czarnych pionów spadło
    } po jednym skoku! Czerwone piony DVONN trzymają wszystko razem.
learn-taste-4-fell = Twój własny stos też stracił łączność z czerwonymi. Skocz w drugą stronę.
learn-taste-4-nothing = Ruch { $move } niczego nie odcina. Rusz białym pionem pośrodku.
learn-taste-5 = Ostatni ruch! Zdobądź wysoki stos: wygrywa wyższa wieża.
learn-taste-5-hint = Twój stos z trzech pionów leci o trzy pola. Który czarny stos jest najwyższy?
learn-taste-5-right = Każdy układa swoje stosy w wieżę. Twoja jest wyższa o { $margin }: wygrywasz!

## The board and the pieces

learn-board = Plansza i piony
learn-board-able = Znasz już planszę: pola, linie i rogi.
learn-board-1 = Kropki to pola, a na każde przypada jeden pion. Zacznij: połóż czerwony pion DVONN na dowolnej kropce.
learn-board-1-hint = Dobra jest każda kropka.
learn-board-1-right = 49 pól, więc 49 pionów: 23 białe, 23 czarne i 3 czerwone piony DVONN, które są niczyje. Wygrywa ten, kto na końcu kontroluje więcej pionów.
learn-board-2 = Linie łączą pola w trzech kierunkach, więc pole wewnątrz planszy ma sześciu sąsiadów. Litery biegną na ukos, cyfry wzdłuż rzędów. Połóż pion na polu obok { $cell }.
learn-board-2-hint = Idź wzdłuż linii od { $cell } do najbliższej kropki.
learn-board-2-right = Te pola łączy linia. W DVONN wszystko dzieje się wzdłuż takich linii.
learn-board-2-above = Pole { $cell } wydaje się bliskie, ale żadna linia nie łączy go z polem { $of }.
learn-board-3 = Na krawędzi pole ma mniej sąsiadów: czterech, a w rogu tylko trzech. Połóż pion w rogu.
learn-board-3-hint = Przyjrzyj się rogom planszy.
learn-board-3-right = Pole w rogu ma trzech sąsiadów, inne pola na krawędzi czterech, a pola wewnątrz sześciu.

## Placing

learn-placing = Rozmieszczanie pionów
learn-placing-able = Umiesz już zapełnić planszę, pion po pionie.
learn-placing-1 = Najpierw zapełnia się planszę, po jednym pionie; można go położyć na dowolnym pustym polu. Biały kładzie pierwszy pion DVONN, Czarny drugi, a Biały trzeci. Grasz jako Biały: połóż swoje dwa piony DVONN.
learn-placing-1-hint = Wolno na każdym pustym polu.
learn-placing-1-right = Wszystkie trzy piony DVONN leżą na planszy. Od teraz gracze kładą na przemian piony swojego koloru; zaczyna Czarny.
learn-placing-2 = Zostało jedno puste pole i jeden biały pion. Połóż go. Potem znów twoja kolej, bo Biały zaczyna także drugą fazę: przesuń biały pion z krawędzi na sąsiedni pion.
learn-placing-2-hint = Najpierw połóż pion; potem wybierz biały pion na krawędzi i pole, które się z nim styka.
learn-placing-2-right = Biały kładzie ostatni pion i wykonuje pierwszy ruch. To sprawiedliwe: Czarny jako pierwszy położył pion swojego koloru.

## A single piece

learn-single = Ruch pojedynczego piona
learn-single-able = Umiesz już ruszać pojedynczymi pionami i przejmować stosy.
learn-single-1 = Pojedynczy pion idzie dokładnie o jedno pole, w dowolnym kierunku, i tylko na inny pion, obojętnie jakiego koloru. Grasz jako Biały: rusz jednym ze swoich pionów.
learn-single-1-hint = Wybierz biały pion i jeden z pionów, które się z nim stykają.
learn-single-1-right = Te dwa piony to teraz stos, a opuszczone pole zostanie puste do końca gry.
learn-single-2 = Pion na wierzchu decyduje, czyj jest stos. Wyląduj na czarnym pionie.
learn-single-2-hint = Poszukaj czarnego piona, który styka się z białym.
learn-single-2-right = Stos o wysokości { $height } z białym pionem na wierzchu: jest twój razem z czarnym pionem pod spodem.
learn-single-2-own = Ruchem { $move } lądujesz na pionie, który i tak był twój. Weź czarny.
learn-single-4 = Liczby pokazują, ile pionów ma stos. Pojedynczy pion może wylądować na każdym pionie i stosie, z którym się styka, nawet najwyższym. Rusz pojedynczym białym pionem z { $cell }.
learn-single-4-hint = Wybierz go, a potem dowolny pion lub stos, który się z nim styka.
learn-single-4-right =
    Miał do wyboru { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }. Biały czy czarny, wysoki czy niski: wystarczy, że sąsiednie pole jest zajęte.

## Stacks

learn-stacks = Stos idzie w całości
learn-stacks-able = Umiesz już ruszać stosami każdej wysokości.
learn-stacks-1 = Stos zawsze idzie w całości, w linii prostej, dokładnie o tyle pól, ile ma pionów. Przesuń biały stos o wysokości { $height } z pola { $cell }.
learn-stacks-1-hint =
    Na każdej linii odlicz { $height ->
        [one] { $height } pole
        [few] { $height } pola
       *[many] { $height } pól
    }. Na jednej z nich jest tam na czym wylądować.
learn-stacks-1-right =
    Poszedł dokładnie o tyle pól, ile miał pionów, ponad wszystkim, co stało po drodze. Teraz ma { $height ->
        [one] { $height } pion
        [few] { $height } piony
       *[many] { $height } pionów
    } i musi pójść o { $height ->
        [one] { $height } pole
        [few] { $height } pola
       *[many] { $height } pól
    }.
learn-stacks-1-single = To jest pojedynczy pion. Rusz stosem.
learn-stacks-4 = Biały właśnie zagrał { $move }, a Czarny odpowiedział. Teraz rusz nowym białym stosem z { $cell }.
learn-stacks-4-hint = Dwa piony, więc dokładnie dwa pola, w każdym z sześciu kierunków, o ile starczy planszy.
learn-stacks-4-right = Mógł pójść na { $targets }: to zajęte pola odległe dokładnie o dwa.
learn-stacks-3 = Czarny ma na { $cell } stos o wysokości { $height }. Jeden z twoich stosów dosięga go dokładnie. Który? Wyląduj nim na { $cell }.
learn-stacks-3-hint = Porównaj wysokość każdego białego stosu z jego odległością od celu.
learn-stacks-3-right =
    { $moved ->
        [one] { $moved } pion, { $moved } pole
        [few] { $moved } piony, { $moved } pola
       *[many] { $moved } pionów, { $moved } pól
    }. Kto pierwszy policzy, ten pierwszy znajdzie taki ruch.

## Gaps

learn-gaps = Nad luką wolno, na lukę nie
learn-gaps-able = Umiesz już przelatywać nad lukami i widzisz, który stos nie ma dokąd pójść.
learn-gaps-1 = Grasz jako Czarny. Nad pustymi polami wolno przechodzić i liczą się one jak każde inne, ale nikomu nie wolno na nich wylądować. Wykonaj ruch stosem o wysokości { $height } z { $cell }.
learn-gaps-1-hint =
    Odlicz { $height ->
        [one] { $height } pole
        [few] { $height } pola
       *[many] { $height } pól
    } w każdym z sześciu kierunków: gdzie jest na czym wylądować?
learn-gaps-1-right = Mógł pójść tylko na { $targets }. Wszędzie indziej plansza się kończy albo pole jest puste.
learn-gaps-2 = Przeleć nad luką: wyląduj na czarnym stosie na { $cell }.
learn-gaps-2-hint = Który z twoich stosów ma wysokość równą odległości do { $cell }?
learn-gaps-2-right =
    Z { $from } { $distance ->
        [one] do celu jest { $distance } pole
        [few] do celu są { $distance } pola
       *[many] do celu jest { $distance } pól
    }, a wszystkie pola po drodze są puste. Luki nikogo nie chronią.
learn-gaps-4 = Niektóre białe stosy mają dookoła wolne pola, a mimo to nie mogą się ruszyć: w odległości równej ich wysokości pole jest zawsze puste albo plansza już się skończyła. Znajdź biały stos, który może się ruszyć, i rusz nim.
learn-gaps-4-hint = Dla każdego białego stosu odlicz wzdłuż wszystkich linii tyle pól, ile ma on pionów.
learn-gaps-4-right =
    { $count ->
        [one] { $count } biały stos nie miał dokąd pójść. Nadal liczy się dla Białego, ale nie może walczyć.
        [few] { $count } białe stosy nie miały dokąd pójść. Nadal liczą się dla Białego, ale nie mogą walczyć.
       *[many] { $count } białych stosów nie miało dokąd pójść. Nadal liczą się dla Białego, ale nie mogą walczyć.
    }

## Blocked

learn-blocked = Zablokowane z sześciu stron
learn-blocked-able = Widzisz już, które piony są zablokowane, i umiesz je uwolnić.
learn-blocked-1 = Pion albo stos, wokół którego wszystkie sześć pól jest zajętych, nie może się ruszyć, bez względu na wysokość. Zaznacz wszystko, co jest zablokowane, w obu kolorach.
learn-blocked-1-hint = Nic na krawędzi i nic, co styka się z pustym polem.
learn-blocked-1-right = Zablokowanych jest na razie { $count }. Stos na krawędzi nigdy nie jest zablokowany.
learn-blocked-2 = Twój pion na { $cell } jest zablokowany. Wykonaj ruch, który go uwolni.
learn-blocked-2-hint = Jeden z sześciu sąsiadów musi odejść. Który z nich jest twój i może się ruszyć?
learn-blocked-2-right = Wystarczy jedno puste pole obok.
learn-blocked-2-itself = On sam nie może się ruszyć: wszystkie sześć pól dookoła jest zajętych. Coś innego musi zrobić mu miejsce.
learn-blocked-3 = Plansza jest pełna: w środku wszystko jest zablokowane i ruszyć się mogą tylko piony na krawędzi. Wykonaj pierwszy ruch Białego.
learn-blocked-3-hint = Wybierz biały pion na krawędzi, a potem pion obok niego.
learn-blocked-3-right =
    { $count ->
        [one] Mógł się ruszyć { $count } biały pion
        [few] Mogły się ruszyć { $count } białe piony
       *[many] Mogło się ruszyć { $count } białych pionów
    }, tylko na krawędzi. To stamtąd otwiera się droga pionom w środku.

## DVONN pieces

learn-dvonn = Piony DVONN
learn-dvonn-able = Umiesz już przenosić piony DVONN po planszy.
learn-dvonn-1 = Samotnego piona DVONN nikomu nie wolno przesunąć. Ale można na nim wylądować: przesuń jeden ze swoich pionów na pion DVONN.
learn-dvonn-1-hint = Który pion DVONN styka się z białym?
learn-dvonn-1-right = Stos jest twój, a pion DVONN wędruje razem z nim. Liczy się jak każdy inny pion.
learn-dvonn-1-black = Czarny pion wzięty, brawo; ale tym razem wyląduj na pionie DVONN.
learn-dvonn-4 = Grasz jako Czarny. Po ruchu { $move } w twoim stosie jest pion DVONN, a Biały już odpowiedział. Teraz ten pion wędruje razem ze stosem: rusz stosem z { $cell }.
learn-dvonn-4-hint = Idzie tak samo jak każdy stos z dwóch pionów.
learn-dvonn-4-right = Mógł pójść na { $targets }, a pion DVONN powędrował razem z nim. Do { $empty } też są dwa pola, ale to pole jest puste.
learn-dvonn-3 = Niektóre stosy zawierają pion DVONN. Jeden z twoich może go w tej turze zabrać ze sobą. Wykonaj nim ruch.
learn-dvonn-3-hint = Biały pion na wierzchu, pion DVONN w środku, a we właściwej odległości coś, na czym można wylądować.
learn-dvonn-3-right = Tylko ten. Taki stos to skarb i zagrożenie naraz, co pokaże następny rozdział.
learn-dvonn-3-far = Biały pion na wierzchu i pion DVONN w środku, ale w odległości { $height } od { $cell } nie ma na czym wylądować.

## Connected

learn-linked = Utrzymuj łączność
learn-linked-able = Umiesz już odcinać całe grupy i utrzymywać łączność swoich pionów.
learn-linked-1 = Wszystko, czego żaden łańcuch sąsiadów nie łączy już z pionem DVONN, od razu spada z planszy, obojętnie do kogo należy. Zaznacz wszystko, co spadnie, gdy Biały zagra { $move }.
learn-linked-1-hint = Pion zostawia po sobie lukę. Co styka się jeszcze z pionem DVONN, wprost albo przez inne piony?
learn-linked-1-right =
    { $count ->
        [one] Spada { $count } stos
        [few] Spadają { $count } stosy
       *[many] Spada { $count } stosów
    }. Stracone piony: Biały { $white }, Czarny { $black }.
learn-linked-2 = Grasz jako Czarny. W twoim stosie na { $cell } jest jedyny pion DVONN, z którym grupa wokół ma łączność. Odejdź nim i zobacz, co spadnie.
learn-linked-2-hint = Dobre jest każde pole, na które ten stos może pójść.
learn-linked-2-right =
    Biały traci { $theirs ->
        [one] { $theirs } pion
        [few] { $theirs } piony
       *[many] { $theirs } pionów
    }, a ty { $yours }. Kto przesuwa pion DVONN, ten decyduje, co zostanie.
learn-linked-3 = Jeden ruch strąca z planszy całą czarną grupę i nic cię nie kosztuje. Znajdź go.
learn-linked-3-hint = Który z twoich stosów jest jedynym mostem do czarnej grupy?
learn-linked-3-right =
    Czarny traci { $theirs ->
        [one] { $theirs } pion
        [few] { $theirs } piony
       *[many] { $theirs } pionów
    }, ty żadnego. Most, który należy do ciebie, to broń.
learn-linked-3-nothing = Ruch { $move } niczego nie odcina. Poszukaj mostu między czarną grupą a pionami DVONN.

## You must move

learn-must = Ruch jest obowiązkowy
learn-must-able = Umiesz już dobrze wybrać, nawet gdy każdy ruch boli.
learn-must-1 = Kto ma ruch, musi go wykonać, nawet ze szkodą dla siebie. Biały ma tylko jeden ruch. Wykonaj go.
learn-must-1-hint = Poszukaj jedynego białego stosu, który ma na czym wylądować.
learn-must-1-right =
    Biały własnym ruchem traci { $white ->
        [one] { $white } pion
        [few] { $white } piony
       *[many] { $white } pionów
    }, a Czarny wygrywa potem różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }.
learn-must-1-pass = Pasować wolno tylko wtedy, gdy nie ma żadnego ruchu. Tutaj jeden jest.
learn-must-2 = Biały prowadzi { $white }:{ $black }, ale to on musi wykonać ruch. Kto wygra przy najlepszej grze obu stron i jaką różnicą pionów?
learn-must-2-hint = Biały ma tylko jeden ruch. Co przez niego spadnie i co Czarny może jeszcze wziąć?
learn-must-2-right =
    Czarny wygrywa różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }: jedyny ruch Białego strąca jego własne stosy.
learn-must-2-now = Teraz Biały prowadzi, ale musi wykonać ruch, a jedyny możliwy strąca z planszy jego własne stosy. Zobacz.
learn-must-2-more = Zwycięzca się zgadza, ale dla Białego jest jeszcze gorzej: policz, co spadnie i co Czarny weźmie potem. Zobacz.
learn-must-3 = Masz tylko dwa ruchy, oba pionem z { $cell }, i oba kosztują cię najwyższy stos. Jeden z nich i tak wygrywa. Który?
learn-must-3-hint = Stos o wysokości { $height } tracisz tak czy inaczej. Co dostaniesz w zamian?
learn-must-3-right =
    Tracisz { $lost ->
        [one] { $lost } pion
        [few] { $lost } piony
       *[many] { $lost } pionów
    }, ale masz pion DVONN i dość innych pionów. Gdy każdy ruch boli, porównaj, do czego każdy z nich prowadzi.
learn-must-3-tall = Lądowanie na { $tall } nie ratuje tego stosu: bez piona na { $cell } nic go nie trzyma, a teraz przepada też twój ostatni mobilny pion.

## Passing

learn-passing = Pas i powrót do gry
learn-passing-able = Wiesz już, kiedy trzeba spasować, i umiesz zmusić do tego przeciwnika.
learn-passing-1 = Jeśli żaden z twoich stosów nie może się ruszyć, musisz spasować. Sprawdź, czy Biały ma ruch, a potem zrób, co trzeba.
learn-passing-1-hint = Wzdłuż każdej linii odlicz tyle pól, ile pionów mają stosy na { $tall } i { $alone }.
learn-passing-1-right = Pasujesz, a Czarny gra dalej sam. Jeśli później znów będziesz mieć ruch, musisz go wykonać.
learn-passing-1-tall = Stos na { $tall } nie ma na czym wylądować w odległości równej swojej wysokości.
learn-passing-1-alone = Stos na { $alone } nie ma na czym wylądować w odległości równej swojej wysokości.
learn-passing-2 =
    Czarny ma { $count ->
        [one] { $count } ruch. Odbierz mu go
        [few] { $count } ruchy. Odbierz mu je wszystkie
       *[many] { $count } ruchów. Odbierz mu je wszystkie
    }: zagraj tak, żeby Czarny musiał spasować.
learn-passing-2-hint = Który czarny pion może się jeszcze ruszyć? Wyląduj na nim.
learn-passing-2-right = Czarny nie ma już ruchu i musi spasować. Teraz grasz w pojedynkę.
learn-passing-3 = Czarny pion na { $cell } jest zablokowany, więc Czarny wciąż pasuje. Wykonaj ruch, po którym Czarny nadal nie będzie miał ruchu.
learn-passing-3-hint = Zostaw pierścień wokół { $cell } zamknięty albo weź sam pion.
learn-passing-3-right = Czarny znów musi spasować. Kto spasował, wraca do gry tylko wtedy, gdy uwolni się jego zablokowany stos, więc trzymaj drzwi zamknięte.
learn-passing-3-opens =
    Ruch { $move } otwiera pierścień: czarny pion jest wolny, a Czarny wraca do gry i ma { $replies ->
        [one] { $replies } ruch
        [few] { $replies } ruchy
       *[many] { $replies } ruchów
    }.

## The end

learn-ending = Koniec gry, wieże i remisy
learn-ending-able = Znasz wszystkie zasady. Możesz już zagrać całą partię!
learn-ending-1 = Nikt nie ma ruchu: gra skończona. Każdy gracz układa wszystkie stosy, które kontroluje, w jedną wieżę i wygrywa wyższa; liczy się w niej każdy pion, bez względu na kolor. Kto wygrał i jaką różnicą pionów?
learn-ending-1-hint = Dodaj wysokości stosów z białym pionem na wierzchu, potem tych z czarnym. Samotny pion DVONN nie liczy się dla nikogo.
learn-ending-1-right =
    Biały { $white }, Czarny { $black }: Biały wygrywa różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }. Gdyby wieże były równe, byłby remis.
learn-ending-1-stacks = Obaj gracze mają tyle samo stosów, ale nie o to chodzi. Porównaj, ile jest w nich pionów.
learn-ending-1-count = Wygrywa Biały, ale liczba się nie zgadza. Dodaj wysokości jeszcze raz.
learn-ending-1-black = Dodaj wysokości jeszcze raz. Samotny pion DVONN nie liczy się dla nikogo.
learn-ending-2 = Twój ostatni ruch. Z trzech możliwych dwa dają remis, a jeden wygrywa. Który?
learn-ending-2-hint = Lądowanie na własnym stosie nie zmienia wyniku.
learn-ending-2-right =
    Wygrywasz różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }: ostatni ruch przejął cały czarny stos.
learn-ending-2-own = Ruch { $move } tylko łączy twoje własne piony: wieże pozostają równe, więc jest remis.
learn-ending-3 = Jesteś w tyle i nie możesz już wygrać. Ale jeden ruch ratuje remis. Znajdź go.
learn-ending-3-hint = Każdym ruchem bierzesz stos o wysokości trzy i wyrównujesz wieże. Po którym z nich najlepsza odpowiedź Czarnego kosztuje go tyle samo co ciebie?
learn-ending-3-right = Na koniec wieże są równe: remis uratowany.

## Tip 1

learn-edges = Rada 1: krawędzie i piony DVONN
learn-edges-able = Umiesz już kłaść piony tak, by pozostały mobilne.
learn-edges-1 = Na pełnej planszy mogą się ruszyć tylko piony na krawędzi. Zadbaj, żeby mieć ich tam dość: połóż ten biały pion na krawędzi.
learn-edges-1-hint = Krawędź to zewnętrzny pierścień pól.
learn-edges-1-right = Ten pion może się ruszyć od samego początku.
learn-edges-2 = Jeszcze lepiej: na krawędzi i obok piona DVONN, żeby nie dać się szybko odciąć, ale nie obok własnego piona, żeby twoje piony były rozłożone po całej planszy. Połóż tak ten pion.
learn-edges-2-hint = Obejrzyj puste pola krawędzi obok każdego piona DVONN.
learn-edges-2-right = Mobilne, w łączności i szeroko rozłożone: o takie piony chodzi w pierwszej fazie.
learn-edges-3 =
    Ostatnie kilka pól. Kładziesz jeszcze { $left ->
        [one] { $left } pion
        [few] { $left } piony
       *[many] { $left } pionów
    }, na przemian z Czarnym, który też zna tę radę. Gdy plansza będzie pełna, miej co najmniej { $wanted ->
        [one] { $wanted } biały pion, który może
        [few] { $wanted } białe piony, które mogą
       *[many] { $wanted } białych pionów, które mogą
    } się ruszyć.
learn-edges-3-hint = Zajmuj krawędź, póki są na niej wolne pola.
learn-edges-3-right =
    { $count ->
        [one] Może się ruszyć { $count } twój pion
        [few] Mogą się ruszyć { $count } twoje piony
       *[many] Może się ruszyć { $count } twoich pionów
    }. Każde zajęte przez ciebie pole na krawędzi to jedno mniej dla Czarnego.

## Tip 2

learn-neutral = Rada 2: neutralizowanie
learn-neutral-able = Umiesz już neutralizować te piony, które mają znaczenie.
learn-neutral-1 =
    Pion przeciwnika, na którym lądujesz, zostaje na planszy, ale przeciwnik już nim nie gra. Czarny ma { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }. Wykonaj ruch, który zostawi mu ich jak najmniej.
learn-neutral-1-hint = Któremu czarnemu pionowi najłatwiej się ruszyć? Wyląduj właśnie na nim.
learn-neutral-1-right =
    { $replies ->
        [one] Został tylko { $replies } ruch
        [few] Zostały tylko { $replies } ruchy
       *[many] Zostało tylko { $replies } ruchów
    }. Niskie stosy przeciwnika są dla niego często cenniejsze niż wysokie.
learn-neutral-2 =
    Czarny ma { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    } i wiele gróźb. Jeden ruch neutralizuje najgroźniejszy czarny pion i wygrywa. Znajdź ten ruch.
learn-neutral-2-hint = Przyjrzyj się pojedynczym czarnym pionom, które mogłyby wylądować na którymś z twoich wysokich stosów.
learn-neutral-2-right =
    Jedyny ruch, który wygrywa: różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    } przy najlepszej grze obu stron.

## Tip 3

learn-mobility = Rada 3: mobilność
learn-mobility-able = Umiesz już dbać o mobilność swoich pionów.
learn-mobility-3 = Im wyższy stos, tym trudniej go ruszyć. Rusz białym stosem, który jeszcze może się ruszyć.
learn-mobility-3-hint = Pojedynczemu pionowi wystarczy sąsiad. Wysoki stos potrzebuje czegoś dokładnie o tyle pól dalej, ile sam ma pionów.
learn-mobility-3-right =
    { $count ->
        [one] Mógł się ruszyć { $count } biały stos, i to pojedynczy pion
        [few] Mogły się ruszyć { $count } białe stosy, i to same pojedyncze piony
       *[many] Mogło się ruszyć { $count } białych stosów, i to same pojedyncze piony
    }. Zachowuj takie piony, jak długo się da.
learn-mobility-2 = Pomyśl o następnej turze: wykonaj ruch, po którym będziesz mieć najwięcej ruchów.
learn-mobility-2-hint = Wypróbuj w myślach każdy ruch i policz, co zostaje. Pojedynczy pion, który pozostaje wolny, jest wiele wart.
learn-mobility-2-right =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    } do wyboru, zanim Czarny odpowie. Tutaj to zarazem jedyny ruch, który wygrywa.

## Tip 4

learn-tall = Rada 4: stos DVONN przeciwnika
learn-tall-able = Umiesz już okiełznać groźny stos z pionem DVONN.
learn-tall-1 = W czarnym stosie o wysokości { $height } na { $cell } jest pion DVONN. Jeśli Czarny przesunie ten stos, spadnie wszystko, co od niego zależy. Ile swoich pionów możesz przez to stracić w jednym ruchu?
learn-tall-1-hint = Dokąd ten stos może pójść? I które białe stosy stracą wtedy łączność z pionami DVONN?
learn-tall-1-right =
    { $count ->
        [one] { $count } pion
        [few] { $count } piony
       *[many] { $count } pionów
    }. Zadawaj sobie to pytanie zawsze, gdy przeciwnik kontroluje pion DVONN.
learn-tall-1-stacks = Tyle jest stosów. A ile jest w nich pionów?
learn-tall-1-nothing = Popatrz wzdłuż jego linii: jednak ma dokąd pójść.
learn-tall-2 = Jest na to sposób: podwyższ ten stos tak, żeby nie mógł się ruszyć. Zagraj tak, żeby stos na { $cell } nie miał już dokąd pójść.
learn-tall-2-hint = Wyląduj na nim. Przy jakiej wysokości nie będzie miał na czym wylądować?
learn-tall-2-right = Przy wysokości { $height } stos zostaje tam, gdzie stoi, a z nim wszystko, co od niego zależy. A teraz jest twój.
learn-tall-3 = Czarny ma piony DVONN w stosach na { $near } i { $far }. Możesz wylądować na jednym albo na drugim. Wygrywa tylko jeden ruch.
learn-tall-3-hint = Który z tych dwóch stosów bardziej ci zagraża i które lądowanie na dobre go unieruchomi?
learn-tall-3-right =
    Jedyny ruch, który wygrywa: różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    } przy najlepszej grze obu stron. Tamto drugie zagrożenie mogło poczekać.

## Tip 5

learn-last = Rada 5: niech przeciwnik pierwszy spasuje
learn-last-able = Umiesz już zachować ruchy na koniec.
learn-last-1 = Jest { $white }:{ $black }, a ruchów zostało mało. Kto pierwszy zostanie bez ruchu, zwykle przegrywa. Znajdź jedyny ruch, który wygrywa.
learn-last-1-hint = Czarnego trzyma w grze jeden mobilny pion.
learn-last-1-right =
    Czarny nie ma już ruchu. Dalej grasz w pojedynkę i wygrywasz różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }.
learn-last-2 = Czarny prowadzi { $black }:{ $white }, ale to ty masz więcej ruchów w zapasie. Znajdź jedyny ruch, który wygrywa.
learn-last-2-hint = Nie spiesz się z ruchami, których nikt ci nie odbierze. A co Czarny mógłby ci odebrać?
learn-last-2-right =
    Czarny musi spasować przed tobą, a ty wygrywasz różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }. Inne ruchy dają tylko remis.

## Sharpshooting

learn-sharp = Celny strzał
learn-sharp-able = Umiesz już celować: budujesz stos właściwej wysokości i uderzasz.
learn-sharp-1 = Na razie żaden twój stos nie dosięga czarnego stosu o wysokości { $height } na { $cell }. Zbuduj stos dokładnie takiej wysokości, jakiej trzeba, a potem uderz: po dwóch ruchach stos na { $cell } ma być twój.
learn-sharp-1-hint =
    Z { $from } do { $cell } { $distance ->
        [one] jest { $distance } pole
        [few] są { $distance } pola
       *[many] jest { $distance } pól
    }. Jakiej wysokości potrzebujesz na { $from }?
learn-sharp-1-right = Najpierw zbuduj, potem strzelaj. Czarny to widział i nic nie mógł na to poradzić.
learn-sharp-2 = Większy cel: czarny stos o wysokości { $height } na { $cell }. Po dwóch ruchach ma być twój.
learn-sharp-2-hint =
    Z { $from } do celu { $distance ->
        [one] jest { $distance } pole
        [few] są { $distance } pola
       *[many] jest { $distance } pól
    }. Które dwa z twoich stosów dadzą razem taką wysokość na { $from }?
learn-sharp-2-right =
    { $height ->
        [one] { $height } pion
        [few] { $height } piony
       *[many] { $height } pionów
    } jednym strzałem. Wypatruj miejsc, w których dwa twoje stosy mogłyby się spotkać we właściwej odległości.

## Overloading

learn-over = Przeciążanie
learn-over-able = Umiesz już tak podwyższyć stos, żeby nie mógł się ruszyć.
learn-over-1 = Wyląduj na czarnym stosie na { $cell } tak, żeby zrobił się za wysoki i nie miał dokąd pójść: wtedy jest twój i już tam zostanie.
learn-over-1-hint = Teraz ma wysokość { $height }. Który z twoich stosów go dosięga?
learn-over-1-right =
    Przeciążony: { $height ->
        [one] { $height } pion
        [few] { $height } piony
       *[many] { $height } pionów
    } i w tej odległości nie ma na czym wylądować.
learn-over-2 = Wiele stosów, wiele gróźb, a wygrywa tylko jeden ruch: ten, który przeciąża stos.
learn-over-2-hint = Które lądowanie przejmuje groźny czarny stos i zostawia taki, który jest za wysoki, żeby dokądkolwiek pójść?
learn-over-2-right =
    Stos o wysokości { $height } stoi jak mur. Wygrywasz różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    } przy najlepszej grze obu stron.

## Counting tempi

learn-tempi = Liczenie temp
learn-tempi-able = Umiesz już policzyć, komu pierwszemu skończą się ruchy.
learn-tempi-1 = Tempo to ruch, który możesz jeszcze wykonać. Gdyby Czarny w ogóle nie wykonywał ruchów, ile najwyżej ruchów z rzędu mógłby tu wykonać Biały?
learn-tempi-1-hint = Każdy z pojedynczych pionów może wykonać ruch. W jakiej kolejności odbiorą sobie nawzajem najmniej ruchów?
learn-tempi-1-right =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }. Gdyby to Czarny grał sam, miałby ich { $black }.
learn-tempi-1-moves = Spośród tylu ruchów Biały może teraz wybierać. A ile może wykonać z rzędu?
learn-tempi-1-black = Tyle mógłby wykonać Czarny, gdyby grał sam. Teraz policz dla Białego.
learn-tempi-2 = Ta sama plansza: Czarny prowadzi { $black }:{ $white }, kolej na Białego. Kto wygra przy najlepszej grze obu stron i jaką różnicą pionów?
learn-tempi-2-hint = Biały ma więcej temp niż Czarny. Co może wziąć, gdy Czarny będzie musiał pasować?
learn-tempi-2-right =
    Biały wygrywa różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }: Czarnemu kończą się ruchy, a ostatnie słowo należy do Białego.
learn-tempi-2-now = Teraz Czarny prowadzi, ale to on pierwszy musi spasować. Zobacz.
learn-tempi-2-draw = To nie kończy się remisem. Zobacz, kto wykona ostatni ruch.
learn-tempi-3 = Wieże są równe, a masz trzy ruchy do wyboru: jeden wygrywa, jeden remisuje, jeden przegrywa. Policz tempa i wybierz.
learn-tempi-3-hint = Który czarny pion psuje ci plany? Najpierw zajmij się nim, a bezpieczne ruchy zostaw na później.
learn-tempi-3-right =
    Wygrywasz różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }: twoje bezpieczne ruchy wciąż były w zapasie, gdy Czarny nie miał już żadnego.

## Whole games

learn-games = Całe końcówki, całe partie
learn-games-able = Umiesz już grać całe partie i je wygrywać.
learn-games-1 =
    Rozegraj tę końcówkę do samego końca. Grasz jako Biały i możesz wygrać różnicą { $best ->
        [one] { $best } piona
        [few] { $best } pionów
       *[many] { $best } pionów
    }; Czarny dobrze się broni. Wygraj. Jeśli jakiś ruch wypuści wygraną z rąk, zobaczysz dlaczego i spróbujesz jeszcze raz.
learn-games-1-hint = Pytaj za każdym razem: co Czarny może wziąć i komu pierwszemu skończą się ruchy?
learn-games-1-right =
    Wygrana różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }, po walce do ostatniego ruchu.
learn-games-2 =
    Tym razem skromniej: przy najlepszej grze wygrywasz różnicą { $best ->
        [one] { $best } piona
        [few] { $best } pionów
       *[many] { $best } pionów
    }. Wygraj.
learn-games-2-hint = Tylko jeden pierwszy ruch wygrywa. Bierze czarny stos.
learn-games-2-right =
    Wygrana różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }. Tyle wystarczy.
learn-games-3 =
    Więcej stosów, więcej okazji do błędu: przy najlepszej grze wygrywasz różnicą { $best ->
        [one] { $best } piona
        [few] { $best } pionów
       *[many] { $best } pionów
    }. Wygraj.
learn-games-3-hint = Spójrz najpierw na pojedyncze piony, swoje i Czarnego.
learn-games-3-right =
    Wygrana różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }. Czas na całą partię.
learn-games-4 = Cała partia, od pustej planszy, z cierpliwym początkującym. Grasz jako Biały. Wygraj.
learn-games-4-hint = Najpierw krawędzie i piony DVONN; potem zachowaj mobilność, utrzymuj łączność i licz.
learn-games-4-right =
    Pierwsza cała partia wygrana, różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }. Świetna gra!
learn-games-5 = Cała partia, w której grasz jako Czarny, z przeciwnikiem, który patrzy trochę dalej naprzód. Wygraj.
learn-games-5-hint = Nie buduj wysoko zbyt wcześnie. Zachowaj pojedyncze piony na koniec.
learn-games-5-right =
    Wygrana różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
       *[many] { $margin } pionów
    }. To już cały kurs; teraz graj!
