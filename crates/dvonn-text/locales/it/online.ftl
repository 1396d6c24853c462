online-invite-title = Invita un amico
online-invite-note = Invia questo link. Chi lo apre per primo gioca contro di te.
online-link = Link di questa partita
online-waiting = In attesa di un avversario…
online-waiting-for = In attesa di { $name }…
lobby-title = Gioca online
lobby-quick = Abbinamento rapido
lobby-quick-note = Scegli un orologio. Giochi con chi sceglie lo stesso.
lobby-open = Partite aperte
lobby-open-none = Al momento non c’è nessuno in attesa.
lobby-join = Partecipa
lobby-too-late = Qualcuno è stato più veloce.
lobby-live = Partite in corso
lobby-watch = Guarda
lobby-own = Le tue partite online
lobby-challenges = Sfide
lobby-bots = Gioca contro il computer
clock-none = Senza orologio
clock-plain = { $minutes } min
clock-fischer = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, ritardo di { $seconds } s
clock-days =
    { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }
account-title = Account
account-log-in = Accedi
account-register = Crea account
account-register-note = Gratis e senza indirizzo e-mail. Le partite giocate qui come ospite diventano tue. Una password dimenticata non si può recuperare.
account-log-out = Esci
account-export = Scarica i tuoi dati
account-name = Nome
account-password = Password
account-bad-name = Il nome deve avere da 2 a 20 caratteri (lettere a–z senza accenti, cifre, - e _) e cominciare con una lettera.
account-bad-password = La password deve avere da 8 a 200 caratteri.
account-taken = Questo nome è già in uso o somiglia troppo a un altro.
account-wrong = Nome o password errati.
account-too-many = Troppi tentativi. Aspetta qualche minuto.
account-banned = Questo account è stato bloccato dall’amministrazione.
account-sessions = Sessioni attive
account-this-session = Questo browser
account-end-session = Termina
account-tokens = Bot
account-token-note = Per giocare, un programma ha bisogno di un token. Appena ne crei uno, questo diventa l’account di un bot.
account-token-label = Nome del token
account-token-create = Crea token
account-token-secret = Copia ora questa chiave segreta. Non verrà più mostrata.
account-copy = Copia
account-change = Cambia nome o password
account-new-name = Nuovo nome
account-new-password = Nuova password
account-old-password = Password attuale
account-save = Salva
account-changed = Il tuo account è stato modificato.
account-delete = Elimina account
account-delete-note = Nome e password vengono eliminati subito. Le tue partite restano, senza il tuo nome.
account-deleted = Il tuo account è stato eliminato.
account-profile = Il tuo profilo
speed-blitz = Lampo
speed-rapid = Rapide
speed-classical = Classiche
speed-correspondence = Per corrispondenza
profile-ratings = Punteggi
profile-rated =
    { $count ->
        [one] { $count } partita classificata
       *[other] { $count } partite classificate
    }
profile-results = Risultati
profile-score = Vinte { $won } · Perse { $lost } · Pareggiate { $drawn }
profile-opponents = Risultati per avversario
profile-others = Ospiti
profile-games = Partite
profile-challenge = Sfida
profile-more = Mostra altre
profile-none = Ancora nessuna partita pubblica.
profile-not-found = Non c’è nessun giocatore con questo nome.
leaders-title = Classifica
leaders-people = Persone
leaders-none = Nessuno ha ancora giocato abbastanza partite classificate.
online-their-turn = Tocca all’avversario.
online-reconnecting = Connessione persa. Riconnessione in corso…
online-away = L’avversario si è disconnesso.
online-spectating = Stai guardando questa partita.
online-spectators =
    { $count ->
        [one] { $count } persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
online-not-found = Partita non trovata su questo server.
online-no-server = Il server non è raggiungibile.
online-guest = Ospite
online-rating = Il tuo punteggio: { $rating } ({ $change })
online-rated = Classificata
online-stale = Nel frattempo la partita è cambiata.
online-refused = Ora non è possibile.
online-draw-offered = L’avversario offre la patta.
online-draw-sent = Hai offerto la patta.
online-draw-declined = L’avversario ha rifiutato la patta.
online-take-back-asked = L’avversario chiede di annullare una mossa.
online-take-back-sent = Hai chiesto di annullare una mossa.
online-accept = Accetta
online-decline = Rifiuta
online-abort = Interrompi
online-draw = Offri patta
online-talk = Frasi
online-rematch-sent = Hai offerto la rivincita. In attesa dell’avversario…
online-rematch-asked = L’avversario vorrebbe la rivincita.
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-have-fun = Buon divertimento!
phrase-nice-move = Bella mossa!
phrase-oops = Ops!
phrase-one-moment = Un momento, per favore.
phrase-thanks = Grazie!
phrase-well-played = Ben giocato!
phrase-good-game = Bella partita!
phrase-again = Un’altra partita?
phrase-must-go = Devo andare.
phrase-goodbye = Alla prossima!
