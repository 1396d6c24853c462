# Puzzles

puzzles-title = Probleme
puzzles-about = Poziții din finaluri de partide. În fiecare, o mutare este clar cea mai bună, iar toate soluțiile sunt demonstrate.
puzzle-task-win =
    { $color ->
        [white] Mută Albul
       *[black] Mută Negrul
    }. O singură mutare câștigă. Găsește-o.
puzzle-task-draw =
    { $color ->
        [white] Mută Albul
       *[black] Mută Negrul
    }. O singură mutare salvează egalitatea. Găsește-o.
puzzle-task-pieces =
    { $color ->
        [white] Mută Albul
       *[black] Mută Negrul
    }. O mutare aduce cu cel puțin trei piese mai mult decât oricare alta. Găsește-o.
puzzle-hint = Uită-te la spațiile marcate.
learn-hint-stack = Mută grupul marcat.
puzzle-right = Ai rezolvat problema.
puzzle-help-costs = Cu un indiciu, contează ca nerezolvată.
puzzle-rated = Dificultate: { $rating }
puzzle-daily = Problema zilei
puzzle-one = Problema { $id }
puzzles-train = Antrenează-te
puzzles-rating = Ratingul tău: { $rating } ± { $deviation }
puzzles-change = Ratingul tău: { $before } → { $after }
puzzles-counts = Rezolvate din prima: { $solved } din { $tried }
puzzles-streak = La rând: { $count }, record { $best }
puzzles-none-yet = Rezolvă prima problemă ca să primești un rating.
puzzles-scale = Pe această scară, nivelul 1 al computerului are în jur de 1000.
puzzles-daily-done = Rezolvată azi
puzzles-daily-streak = Zile la rând: { $count }
puzzles-themes = Pe teme
puzzles-theme-none = niciuna încercată încă
puzzles-theme-few = { $solved } din { $tried } rezolvate; prea puține pentru o concluzie
puzzles-theme-many = { $solved } din { $tried } rezolvate
puzzles-sprint = Sprint de trei minute
puzzles-sprint-about = Rezolvă cât mai multe, de la ușor la greu. A treia greșeală încheie sprintul.
puzzles-sprint-best = Record: { $count }
puzzles-sprint-state = { $time } · rezolvate { $solved } · greșeli { $mistakes }
puzzles-sprint-over = Sprintul s-a încheiat. Rezolvate: { $solved }. Record: { $best }.
puzzles-start = Începe
puzzles-again = Încă o dată
puzzle-next = Problema următoare
puzzle-analyse = Analizează poziția
puzzle-lesson = Lecție: { $title }
puzzle-all = Toate problemele
puzzle-unrated = Contează ca nerezolvată, dar poți încerca în continuare.
own-title = Greșelile tale
own-title-due = Greșelile tale (azi: { $count })
own-about = Greșelile din partidele tale. Fiecare revine până când găsești de mai multe ori o mutare mai bună.
own-none-yet = Încă niciuna. Evaluează o partidă, iar greșelile ei vor apărea aici.
own-task =
    În partida ta, { $color ->
        [white] Albul
       *[black] Negrul
    } a jucat aici { $played }. Găsește o mutare mai bună.
own-right = Este la fel de bună ca cea mai bună mutare găsită de motor.
own-wrong = { $move } nu este destul de bună.
own-later = Azi nu e nimic de rezolvat. Revin mai târziu: { $count }
own-checking = Motorul caută mutările bune…
