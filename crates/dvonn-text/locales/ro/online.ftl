online-invite-title = Invită un prieten
online-invite-note = Trimite acest link. Cine îl deschide primul joacă împotriva ta.
online-link = Linkul acestei partide
online-waiting = Se așteaptă un adversar…
online-waiting-for = Se așteaptă { $name }…
lobby-title = Joacă online
lobby-quick = Găsește rapid un adversar
lobby-quick-note = Alege un ceas. Vei juca cu cine alege același ceas.
lobby-open = Partide deschise
lobby-open-none = Momentan nu așteaptă nimeni.
lobby-join = Intră
lobby-too-late = Altcineva a fost mai rapid.
lobby-live = Partide de urmărit
lobby-watch = Urmărește
lobby-own = Partidele tale online
lobby-challenges = Provocări
lobby-bots = Joacă cu computerul
clock-none = Fără ceas
clock-plain = { $minutes } min
clock-fischer = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, întârziere { $seconds } s
clock-days =
    { $days ->
        [one] { $days } zi pe mutare
        [few] { $days } zile pe mutare
       *[other] { $days } de zile pe mutare
    }
account-title = Cont
account-log-in = Intră în cont
account-register = Creează cont
account-register-note = Gratuit și fără adresă de e-mail. Partidele jucate aici ca oaspete devin ale tale. O parolă uitată nu poate fi resetată.
account-log-out = Ieși din cont
account-export = Descarcă-ți datele
account-name = Nume
account-password = Parolă
account-bad-name = Numele trebuie să aibă între 2 și 20 de caractere (litere a–z, cifre, - și _) și să înceapă cu o literă.
account-bad-password = Parola trebuie să aibă între 8 și 200 de caractere.
account-taken = Numele este deja folosit sau seamănă prea mult cu altul.
account-wrong = Nume sau parolă greșită.
account-too-many = Prea multe încercări. Așteaptă câteva minute.
account-banned = Un administrator a blocat acest cont.
account-sessions = Sesiuni active
account-this-session = Acest browser
account-end-session = Închide
account-tokens = Boți
account-token-note = Ca să joace, un program are nevoie de un token. După ce creezi unul, acest cont devine contul unui bot.
account-token-label = Numele tokenului
account-token-create = Creează token
account-token-secret = Copiază acum această cheie secretă. Nu va mai fi afișată.
account-copy = Copiază
account-change = Schimbă numele sau parola
account-new-name = Nume nou
account-new-password = Parolă nouă
account-old-password = Parola actuală
account-save = Salvează
account-changed = Contul a fost modificat.
account-delete = Șterge contul
account-delete-note = Numele și parola sunt șterse imediat. Partidele rămân, fără numele tău.
account-deleted = Contul a fost șters.
account-profile = Profilul tău
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Clasic
speed-correspondence = Corespondență
profile-ratings = Rating
profile-rated =
    { $count ->
        [one] { $count } partidă cu rating
        [few] { $count } partide cu rating
       *[other] { $count } de partide cu rating
    }
profile-results = Rezultate
profile-score = Câștigate { $won } · Pierdute { $lost } · Remize { $drawn }
profile-opponents = Rezultate pe adversari
profile-others = Oaspeți
profile-games = Partide
profile-challenge = Provoacă
profile-more = Arată mai multe
profile-none = Încă nu există partide publice.
profile-not-found = Nu există niciun jucător cu acest nume.
leaders-title = Clasament
leaders-people = Oameni
leaders-none = Nimeni nu a jucat încă destule partide cu rating.
online-their-turn = E rândul adversarului.
online-reconnecting = Conexiune pierdută. Se reconectează…
online-away = Adversarul nu este conectat.
online-away-wait = Adversarul nu este conectat. Dacă nu revine, poți revendica victoria.
online-claim = Revendică victoria
online-spectating = Urmărești această partidă.
online-spectators =
    { $count ->
        [one] { $count } persoană urmărește partida.
        [few] { $count } persoane urmăresc partida.
       *[other] { $count } de persoane urmăresc partida.
    }
online-not-found = Partida nu a fost găsită pe acest server.
online-no-server = Serverul nu poate fi contactat.
online-guest = Oaspete
online-rating = Ratingul tău: { $rating } ({ $change })
online-rated = Cu rating
online-stale = Prea târziu: partida a mers mai departe.
online-refused = Acum nu este posibil.
online-draw-offered = Adversarul propune remiză.
online-draw-sent = Ai propus remiză.
online-draw-declined = Adversarul a refuzat remiza.
online-take-back-asked = Adversarul cere anularea unei mutări.
online-take-back-sent = Ai cerut anularea unei mutări.
online-accept = Acceptă
online-decline = Refuză
online-abort = Întrerupe
online-draw = Remiză
online-talk = Mesaje
online-embed = Inserează
embed-copied = Codul HTML a fost copiat. Lipește-l în pagina ta.
online-rematch-sent = Revanșă propusă. Se așteaptă adversarul…
online-rematch-asked = Adversarul vrea revanșă.
online-chat = Discuție liberă
online-chat-wait = Discuția începe după ce o activați amândoi.
online-chat-text = Mesaj
online-chat-send = Trimite
online-block = Blochează
online-blocked = Blocat: acest jucător nu te mai poate provoca și nu-ți mai poate scrie.
online-needs-account = Pentru asta ai nevoie de un cont. Intră mai întâi în cont.
report-title = Raportează
report-reason = Ce este în neregulă?
report-cheating = Joacă cu un program
report-conduct = Este nepoliticos sau strică partidele
report-name = Nume jignitor
report-sent = Mulțumim. Raportul a ajuns la administratori.
account-blocked = Jucători blocați
account-unblock = Deblochează
public-title = Arhiva partidelor
public-player = Jucător
public-result = Rezultat
public-any = Oricare
public-since = De la
public-until = Până la
public-length = Număr minim de mutări
public-dvonns = Primele piese DVONN, de exemplu f3-c2-i4
public-bad-dvonns = Scrie unul până la trei spații diferite, de exemplu f3-c2-i4.
public-search = Caută
public-none = Nu s-a găsit nicio partidă.
public-download = Descarcă toate partidele (CC0)
profile-placements = Spații preferate la așezare
profile-most-often = Cel mai des: { $cells }
phrase-hello = Salut!
phrase-good-luck = Mult noroc!
phrase-have-fun = Distracție plăcută!
phrase-nice-move = Frumoasă mutare!
phrase-oops = Ups!
phrase-one-moment = O clipă, te rog.
phrase-thanks = Mulțumesc!
phrase-well-played = Bine jucat!
phrase-good-game = Frumoasă partidă!
phrase-again = Încă o partidă?
phrase-must-go = Trebuie să plec.
phrase-goodbye = La revedere!
