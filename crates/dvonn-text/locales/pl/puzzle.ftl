# Puzzles

puzzles-title = Zadania
puzzles-about = Pozycje z końcówek partii. W każdej jeden ruch jest wyraźnie najlepszy, a każde rozwiązanie jest udowodnione.
puzzle-task-win =
    { $color ->
        [white] Kolej na Białego
       *[black] Kolej na Czarnego
    }. Wygrywa tylko jeden ruch. Znajdź go.
puzzle-task-draw =
    { $color ->
        [white] Kolej na Białego
       *[black] Kolej na Czarnego
    }. Tylko jeden ruch ratuje remis. Znajdź go.
puzzle-task-pieces =
    { $color ->
        [white] Kolej na Białego
       *[black] Kolej na Czarnego
    }. Jeden ruch daje co najmniej o trzy piony więcej niż każdy inny. Znajdź go.
puzzle-hint = Spójrz na zaznaczone pola.
learn-hint-stack = Rusz zaznaczonym stosem.
puzzle-right = Zadanie rozwiązane.
puzzle-help-costs = Ze wskazówką liczy się jako nierozwiązane.
puzzle-rated = Trudność: { $rating }
puzzle-daily = Zadanie dnia
puzzle-one = Zadanie { $id }
puzzles-train = Trenuj
puzzles-rating = Twój ranking: { $rating } ± { $deviation }
puzzles-change = Twój ranking: { $before } → { $after }
puzzles-counts = Rozwiązane za pierwszym razem: { $solved } z { $tried }
puzzles-streak = Z rzędu: { $count }, rekord { $best }
puzzles-none-yet = Rozwiąż pierwsze zadanie, aby uzyskać ranking.
puzzles-scale = Na tej skali poziom 1 komputera to około 1000.
puzzles-daily-done = Rozwiązane dzisiaj
puzzles-daily-streak = Dni z rzędu: { $count }
puzzles-themes = Według tematu
puzzles-theme-none = jeszcze żadnej próby
puzzles-theme-few = rozwiązane: { $solved } z { $tried }; za mało, by oceniać
puzzles-theme-many = rozwiązane: { $solved } z { $tried }
puzzles-sprint = Trzyminutowy sprint
puzzles-sprint-about = Rozwiąż jak najwięcej zadań, od łatwych do trudnych. Trzeci błąd kończy sprint.
puzzles-sprint-best = Rekord: { $count }
puzzles-sprint-state = { $time } · rozwiązane { $solved } · błędy { $mistakes }
puzzles-sprint-over = Koniec sprintu. Rozwiązane: { $solved }. Rekord: { $best }.
puzzles-start = Zacznij
puzzles-again = Jeszcze raz
puzzle-next = Następne zadanie
puzzle-analyse = Analizuj pozycję
puzzle-lesson = Lekcja: { $title }
puzzle-all = Wszystkie zadania
puzzle-unrated = Liczy się jako nierozwiązane, ale możesz próbować dalej.
own-title = Twoje błędy
own-title-due = Twoje błędy (na dziś: { $count })
own-about = Błędy z twoich partii. Każdy wraca, aż kilka razy znajdziesz lepszy ruch.
own-none-yet = Jeszcze ich nie ma. Zrób analizę partii, a twoje błędy trafią tutaj.
own-task =
    W twojej partii { $color ->
        [white] Biały
       *[black] Czarny
    } zagrał tu { $played }. Znajdź lepszy ruch.
own-right = Ten ruch nie ustępuje najlepszemu, jaki znalazł silnik.
own-wrong = Ruch { $move } nie jest dość dobry.
own-later = Na dziś nic nie ma. Wrócą później: { $count }
own-checking = Silnik szuka dobrych ruchów…
