online-invite-title = Zaproś do gry
online-invite-note = Wyślij ten link. Kto pierwszy go otworzy, zagra z tobą.
online-link = Link do tej partii
online-waiting = Czekamy na przeciwnika…
online-waiting-for = Czekamy na gracza { $name }…
lobby-title = Gra online
lobby-quick = Szybka gra
lobby-quick-note = Wybierz zegar. Zagrasz z osobą, która wybierze ten sam.
lobby-open = Otwarte partie
lobby-open-none = Nikt teraz nie czeka.
lobby-join = Dołącz
lobby-too-late = Ktoś był szybszy.
lobby-live = Partie na żywo
lobby-watch = Oglądaj
lobby-own = Twoje partie online
lobby-challenges = Wyzwania
lobby-bots = Gra z komputerem
clock-none = Bez zegara
clock-plain = { $minutes } min
clock-fischer = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s opóźnienia
clock-days =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
account-title = Konto
account-log-in = Zaloguj się
account-register = Załóż konto
account-register-note = Bezpłatnie i bez adresu e-mail. Partie rozegrane tu jako gość przejdą na twoje konto. Zapomnianego hasła nie można zresetować.
account-log-out = Wyloguj się
account-export = Pobierz swoje dane
account-name = Nazwa użytkownika
account-password = Hasło
account-bad-name = Nazwa musi mieć od 2 do 20 znaków (litery a–z, cyfry, - oraz _) i zaczynać się od litery.
account-bad-password = Hasło musi mieć od 8 do 200 znaków.
account-taken = Ta nazwa jest zajęta albo zbyt podobna do zajętej.
account-wrong = Nieprawidłowa nazwa lub hasło.
account-too-many = Za dużo prób. Poczekaj kilka minut.
account-banned = Administrator zablokował to konto.
account-sessions = Aktywne sesje
account-this-session = Ta przeglądarka
account-end-session = Zakończ
account-tokens = Boty
account-token-note = Program gra za pomocą tokenu. Gdy utworzysz pierwszy, to konto stanie się kontem bota.
account-token-label = Nazwa tokenu
account-token-create = Utwórz token
account-token-secret = Skopiuj token teraz. Później już go nie zobaczysz.
account-copy = Kopiuj
account-change = Zmień nazwę lub hasło
account-new-name = Nowa nazwa
account-new-password = Nowe hasło
account-old-password = Obecne hasło
account-save = Zapisz
account-changed = Zapisano zmiany.
account-delete = Usuń konto
account-delete-note = Nazwa i hasło zostaną usunięte od razu. Partie pozostaną, ale bez twojej nazwy.
account-deleted = Konto zostało usunięte.
account-profile = Twój profil
speed-blitz = Błyskawiczne
speed-rapid = Szybkie
speed-classical = Klasyczne
speed-correspondence = Korespondencyjne
profile-ratings = Ranking
profile-rated =
    { $count ->
        [one] { $count } partia rankingowa
        [few] { $count } partie rankingowe
       *[many] { $count } partii rankingowych
    }
profile-results = Wyniki
profile-score = Wygrane { $won } · Przegrane { $lost } · Remisy { $drawn }
profile-opponents = Wyniki według przeciwników
profile-others = Goście
profile-games = Partie
profile-challenge = Wyzwij
profile-more = Pokaż więcej
profile-none = Nie ma jeszcze publicznych partii.
profile-not-found = Nie ma gracza o tej nazwie.
leaders-title = Najlepsi gracze
leaders-people = Ludzie
leaders-none = Nikt nie rozegrał jeszcze dość partii rankingowych.
online-their-turn = Kolej przeciwnika.
online-reconnecting = Utracono połączenie. Ponowne łączenie…
online-away = Przeciwnika chwilowo nie ma.
online-away-wait = Przeciwnika nie ma. Jeśli nie wróci, możesz zgłosić wygraną.
online-claim = Zgłoś wygraną
online-spectating = Oglądasz tę partię.
online-spectators =
    { $count ->
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
       *[many] Ogląda { $count } osób.
    }
online-not-found = Na tym serwerze nie ma takiej partii.
online-no-server = Nie można połączyć się z serwerem.
online-guest = Gość
online-rating = Twój ranking: { $rating } ({ $change })
online-rated = Rankingowa
online-stale = Za późno: sytuacja już się zmieniła.
online-refused = Teraz to niemożliwe.
online-draw-offered = Przeciwnik proponuje remis.
online-draw-sent = Wysłano propozycję remisu.
online-draw-declined = Przeciwnik nie zgadza się na remis.
online-take-back-asked = Przeciwnik prosi o cofnięcie ruchu.
online-take-back-sent = Wysłano prośbę o cofnięcie ruchu.
online-accept = Przyjmij
online-decline = Odrzuć
online-abort = Przerwij
online-draw = Remis
online-talk = Rozmowa
online-embed = Osadź
embed-copied = Skopiowano kod HTML. Wklej go na swojej stronie.
online-rematch-sent = Wysłano propozycję rewanżu. Czekamy na przeciwnika…
online-rematch-asked = Przeciwnik proponuje rewanż.
online-chat = Swobodny czat
online-chat-wait = Czat zacznie się, gdy włączą go obie strony.
online-chat-text = Wiadomość
online-chat-send = Wyślij
online-block = Zablokuj
online-blocked = Zablokowano: ten gracz nie może już rzucać ci wyzwań ani do ciebie pisać.
online-needs-account = Do tego potrzebne jest konto. Najpierw się zaloguj.
report-title = Zgłoś
report-reason = Co jest nie tak?
report-cheating = Gra z pomocą programu
report-conduct = Obraża innych lub psuje grę
report-name = Obraźliwa nazwa
report-sent = Dziękujemy. Zgłoszenie trafiło do administratorów.
account-blocked = Zablokowani gracze
account-unblock = Odblokuj
public-title = Archiwum partii
public-player = Gracz
public-result = Wynik
public-any = Dowolny
public-since = Od
public-until = Do
public-length = Minimalna liczba ruchów
public-dvonns = Pierwsze piony DVONN, na przykład f3-c2-i4
public-bad-dvonns = Podaj od jednego do trzech różnych pól, na przykład f3-c2-i4.
public-search = Szukaj
public-none = Nie znaleziono partii.
public-download = Pobierz wszystkie partie (CC0)
profile-placements = Ulubione pola przy rozmieszczaniu
profile-most-often = Najczęściej: { $cells }
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-have-fun = Miłej gry!
phrase-nice-move = Ładny ruch!
phrase-oops = Ups!
phrase-one-moment = Chwileczkę.
phrase-thanks = Dziękuję!
phrase-well-played = Dobrze zagrane!
phrase-good-game = Dobra partia!
phrase-again = Zagramy jeszcze raz?
phrase-must-go = Muszę kończyć.
phrase-goodbye = Do zobaczenia!
