# Puzzles

puzzles-title = Problemas
puzzles-about = Posiciones de finales de partida. En cada una, un movimiento es claramente el mejor, y todas las soluciones están demostradas.
puzzle-task-win =
    { $color ->
        [white] Mueve Blanco
       *[black] Mueve Negro
    }. Solo un movimiento gana. Encuéntralo.
puzzle-task-draw =
    { $color ->
        [white] Mueve Blanco
       *[black] Mueve Negro
    }. Solo un movimiento salva el empate. Encuéntralo.
puzzle-task-pieces =
    { $color ->
        [white] Mueve Blanco
       *[black] Mueve Negro
    }. Un movimiento vale al menos tres piezas más que cualquier otro. Encuéntralo.
puzzle-hint = Mira las casillas marcadas.
learn-hint-stack = Mueve la pila marcada.
puzzle-right = Has resuelto el problema.
puzzle-help-costs = Con una pista, cuenta como no resuelto.
puzzle-rated = Dificultad: { $rating }
puzzle-daily = Problema del día
puzzle-one = Problema { $id }
puzzles-train = Entrenar
puzzles-rating = Tu puntuación: { $rating } ± { $deviation }
puzzles-change = Tu puntuación: { $before } → { $after }
puzzles-counts = Resueltos a la primera: { $solved } de { $tried }
puzzles-streak = Seguidos: { $count }, récord { $best }
puzzles-none-yet = Resuelve tu primer problema para obtener una puntuación.
puzzles-scale = En esta escala, el nivel 1 de la máquina tiene unos 1000.
puzzles-daily-done = Resuelto hoy
puzzles-daily-streak = Días seguidos: { $count }
puzzles-themes = Por tema
puzzles-theme-none = aún sin intentar
puzzles-theme-few = { $solved } de { $tried } resueltos; demasiado pocos para juzgar
puzzles-theme-many = { $solved } de { $tried } resueltos
puzzles-sprint = Contrarreloj de tres minutos
puzzles-sprint-about = Resuelve tantos como puedas, de más fáciles a más difíciles. Al tercer error se acaba la contrarreloj.
puzzles-sprint-best = Récord: { $count }
puzzles-sprint-state = { $time } · resueltos { $solved } · errores { $mistakes }
puzzles-sprint-over = Fin de la contrarreloj. Resueltos: { $solved }. Récord: { $best }.
puzzles-start = Empezar
puzzles-again = Otra vez
puzzle-next = Siguiente problema
puzzle-analyse = Analizar la posición
puzzle-lesson = Lección: { $title }
puzzle-all = Todos los problemas
puzzle-unrated = Cuenta como no resuelto, pero puedes seguir intentándolo.
own-title = Tus errores
own-title-due = Tus errores (hoy: { $count })
own-about = Errores de tus propias partidas. Cada uno vuelve hasta que hayas encontrado varias veces una jugada mejor.
own-none-yet = Aún no hay ninguno. Revisa una partida y sus errores aparecerán aquí.
own-task =
    En tu partida, { $color ->
        [white] Blanco
       *[black] Negro
    } jugó aquí { $played }. Busca una jugada mejor.
own-right = Es tan buena como la mejor jugada que encontró el motor.
own-wrong = { $move } no es lo bastante buena.
own-later = Hoy no toca ninguno. Volverán más adelante: { $count }
own-checking = El motor busca las jugadas buenas…
