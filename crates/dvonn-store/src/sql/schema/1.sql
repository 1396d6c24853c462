-- Times are microseconds since 1970, clocks nanoseconds. Identifiers and hashes are 64 bits.

CREATE TABLE player (
    id BIGINT PRIMARY KEY,
    name TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE session (
    token TEXT PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES player (id),
    created BIGINT NOT NULL
);

CREATE TABLE game (
    id BIGINT PRIMARY KEY,
    start TEXT NOT NULL,
    beginning TEXT NOT NULL,
    control TEXT,
    stakes TEXT NOT NULL,
    previous BIGINT UNIQUE REFERENCES game (id),
    white BIGINT REFERENCES player (id),
    black BIGINT REFERENCES player (id),
    created BIGINT NOT NULL,
    version BIGINT NOT NULL,
    said BIGINT NOT NULL,
    deadline BIGINT,
    ending TEXT,
    CHECK (white <> black)
);

CREATE INDEX game_of_white ON game (white, created);
CREATE INDEX game_of_black ON game (black, created);
CREATE INDEX game_due ON game (deadline) WHERE deadline IS NOT NULL;

-- Append-only. `ply` is set for moves and timeouts, so that only one of them can happen.
CREATE TABLE event (
    game BIGINT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    epoch BIGINT NOT NULL,
    ply BIGINT,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    white_left BIGINT,
    black_left BIGINT,
    credit BIGINT NOT NULL,
    at BIGINT NOT NULL,
    board BIGINT NOT NULL,
    author TEXT,
    request BIGINT,
    PRIMARY KEY (game, seq)
);

CREATE UNIQUE INDEX event_ply ON event (game, epoch, ply) WHERE ply IS NOT NULL;
CREATE UNIQUE INDEX event_request ON event (game, author, request) WHERE request IS NOT NULL;

CREATE TABLE saying (
    game BIGINT NOT NULL REFERENCES game (id),
    number BIGINT NOT NULL,
    author TEXT NOT NULL,
    phrase TEXT NOT NULL,
    PRIMARY KEY (game, number)
);
