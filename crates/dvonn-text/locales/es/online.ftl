online-invite-title = Invita a un amigo
online-invite-note = Envía este enlace. Quien lo abra primero jugará contra ti.
online-link = Enlace de esta partida
online-waiting = Esperando a un rival…
online-waiting-for = Esperando a { $name }…
lobby-title = Jugar en línea
lobby-quick = Emparejamiento rápido
lobby-quick-note = Elige un reloj. Jugarás contra quien elija el mismo.
lobby-open = Partidas abiertas
lobby-open-none = Ahora mismo no hay nadie esperando.
lobby-join = Unirse
lobby-too-late = Alguien se te ha adelantado.
lobby-live = Partidas en juego
lobby-watch = Ver
lobby-own = Tus partidas en línea
lobby-challenges = Desafíos
lobby-bots = Jugar contra la máquina
clock-none = Sin reloj
clock-plain = { $minutes } min
clock-fischer = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s de demora
clock-days =
    { $days ->
        [one] { $days } día por jugada
       *[other] { $days } días por jugada
    }
account-title = Cuenta
account-log-in = Entrar
account-register = Crear cuenta
account-register-note = Gratis y sin correo electrónico. Las partidas que has jugado aquí sin registrarte pasan a tu cuenta. Si olvidas la contraseña, no se puede restablecer.
account-log-out = Cerrar sesión
account-export = Descargar tus datos
account-name = Nombre
account-password = Contraseña
account-bad-name = El nombre debe tener de 2 a 20 caracteres (letras a-z sin tildes ni ñ, cifras, - y _) y empezar por una letra.
account-bad-password = La contraseña debe tener entre 8 y 200 caracteres.
account-taken = Este nombre ya existe o se parece demasiado a otro.
account-wrong = Nombre o contraseña incorrectos.
account-too-many = Demasiados intentos. Espera unos minutos.
account-banned = La administración ha bloqueado esta cuenta.
account-sessions = Sesiones abiertas
account-this-session = Este navegador
account-end-session = Cerrar
account-tokens = Bots
account-token-note = Para jugar, un programa necesita un token. En cuanto creas uno, esta cuenta pasa a considerarse un bot.
account-token-label = Nombre del token
account-token-create = Crear token
account-token-secret = Copia ahora esta clave secreta. No se volverá a mostrar.
account-copy = Copiar
account-change = Cambiar nombre o contraseña
account-new-name = Nombre nuevo
account-new-password = Contraseña nueva
account-old-password = Contraseña actual
account-save = Guardar
account-changed = Cambios guardados.
account-delete = Eliminar cuenta
account-delete-note = Tu nombre y tu contraseña se eliminan al momento. Tus partidas se conservan, sin tu nombre.
account-deleted = Tu cuenta se ha eliminado.
account-profile = Tu perfil
speed-blitz = Relámpago
speed-rapid = Rápidas
speed-classical = Clásicas
speed-correspondence = Por correspondencia
profile-ratings = Puntuaciones
profile-rated =
    { $count ->
        [one] { $count } partida por puntos
       *[other] { $count } partidas por puntos
    }
profile-results = Resultados
profile-score = Ganadas { $won } · Perdidas { $lost } · Empatadas { $drawn }
profile-opponents = Resultados por rival
profile-others = Invitados
profile-games = Partidas
profile-challenge = Desafiar
profile-more = Ver más
profile-none = Todavía no hay partidas públicas.
profile-not-found = No hay ningún jugador con este nombre.
leaders-title = Clasificación
leaders-people = Personas
leaders-none = Aún nadie ha jugado suficientes partidas por puntos.
online-their-turn = Le toca a tu rival.
online-reconnecting = Conexión perdida. Reconectando…
online-away = Tu rival se ha desconectado.
online-spectating = Estás viendo esta partida.
online-spectators =
    { $count ->
        [one] { $count } persona está viendo la partida.
       *[other] { $count } personas están viendo la partida.
    }
online-not-found = Partida no encontrada en este servidor.
online-no-server = No se puede conectar con el servidor.
online-guest = Invitado
online-rating = Tu puntuación: { $rating } ({ $change })
online-rated = Por puntos
online-stale = Mientras tanto, la partida ha cambiado.
online-refused = Eso no es posible ahora.
online-draw-offered = Tu rival ofrece tablas.
online-draw-sent = Has ofrecido tablas.
online-draw-declined = Tu rival ha rechazado las tablas.
online-take-back-asked = Tu rival pide deshacer una jugada.
online-take-back-sent = Has pedido deshacer una jugada.
online-accept = Aceptar
online-decline = Rechazar
online-abort = Cancelar
online-draw = Tablas
online-talk = Frases
online-rematch-sent = Has ofrecido la revancha. Esperando a tu rival…
online-rematch-asked = Tu rival quiere la revancha.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-have-fun = ¡Que te diviertas!
phrase-nice-move = ¡Buena jugada!
phrase-oops = ¡Ups!
phrase-one-moment = Un momento, por favor.
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra partida?
phrase-must-go = Tengo que irme.
phrase-goodbye = ¡Adiós!
