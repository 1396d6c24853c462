# Puzzles

puzzles-title = Задачі
puzzles-about = Позиції з кінцівок партій. У кожній один хід явно найкращий, і кожен розв’язок доведено.
puzzle-task-win =
    { $color ->
        [white] Черга Білих
       *[black] Черга Чорних
    }. Виграє лише один хід. Знайди його.
puzzle-task-draw =
    { $color ->
        [white] Черга Білих
       *[black] Черга Чорних
    }. Лише один хід рятує нічию. Знайди його.
puzzle-task-pieces =
    { $color ->
        [white] Черга Білих
       *[black] Черга Чорних
    }. Один хід дає щонайменше на три фішки більше за будь-який інший. Знайди його.
puzzle-hint = Подивися на позначені комірки.
learn-hint-stack = Піди позначеним стосом.
puzzle-right = Задачу розв’язано.
puzzle-help-costs = Із підказкою задача вважається нерозв’язаною.
puzzle-rated = Складність: { $rating }
puzzle-daily = Задача дня
puzzle-one = Задача { $id }
puzzles-train = Тренуватися
puzzles-rating = Твій рейтинг: { $rating } ± { $deviation }
puzzles-change = Твій рейтинг: { $before } → { $after }
puzzles-counts = Розв’язано з першої спроби: { $solved } з { $tried }
puzzles-streak = Поспіль: { $count }, рекорд { $best }
puzzles-none-yet = Розв’яжи першу задачу, щоб отримати рейтинг.
puzzles-scale = На цій шкалі рівень 1 комп’ютера — це приблизно 1000.
puzzles-daily-done = Сьогодні розв’язано
puzzles-daily-streak = Днів поспіль: { $count }
puzzles-themes = За темою
puzzles-theme-none = ще жодної спроби
puzzles-theme-few = розв’язано { $solved } з { $tried }; замало, щоб судити
puzzles-theme-many = розв’язано { $solved } з { $tried }
puzzles-sprint = Спринт на три хвилини
puzzles-sprint-about = Розв’яжи якомога більше задач, від легких до складних. Третя помилка завершує спринт.
puzzles-sprint-best = Рекорд: { $count }
puzzles-sprint-state = { $time } · розв’язано { $solved } · помилок { $mistakes }
puzzles-sprint-over = Спринт завершено. Розв’язано: { $solved }. Рекорд: { $best }.
puzzles-start = Почати
puzzles-again = Ще раз
puzzle-next = Наступна задача
puzzle-analyse = Аналіз позиції
puzzle-lesson = Урок: { $title }
puzzle-all = Усі задачі
puzzle-unrated = Задача вважається нерозв’язаною, але можна пробувати далі.
own-title = Твої помилки
own-title-due = Твої помилки (на сьогодні: { $count })
own-about = Помилки з твоїх партій. Кожна повертається, доки ти кілька разів не знайдеш кращий хід.
own-none-yet = Ще немає. Розбери партію, і твої помилки з’являться тут.
own-task =
    У твоїй партії { $color ->
        [white] Білі
       *[black] Чорні
    } зіграли тут { $played }. Знайди кращий хід.
own-right = Цей хід не гірший за найкращий, який знайшов рушій.
own-wrong = Хід { $move } недостатньо добрий.
own-later = На сьогодні нічого немає. Повернуться пізніше: { $count }
own-checking = Рушій шукає добрі ходи…
