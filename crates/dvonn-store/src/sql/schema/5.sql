-- Ratings, and columns by which finished games are found. They repeat what the events say.

ALTER TABLE game ADD COLUMN speed TEXT;
ALTER TABLE game ADD COLUMN plies BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN result TEXT;
ALTER TABLE game ADD COLUMN ended BIGINT;

UPDATE game SET plies = COALESCE((
    SELECT MAX(e.ply) + 1 FROM event e WHERE e.game = game.id AND e.kind IN ('place', 'move', 'pass')
    AND e.epoch = (SELECT MAX(l.epoch) FROM event l WHERE l.game = game.id)
), 0);

UPDATE game SET ended = (SELECT MAX(e.at) FROM event e WHERE e.game = game.id),
    result = CASE
        WHEN ending LIKE '%white wins%' OR ending LIKE '%"by":"black"%' THEN 'white'
        WHEN ending LIKE '%black wins%' OR ending LIKE '%"by":"white"%' THEN 'black'
        WHEN ending LIKE '%draw%' THEN 'draw'
        ELSE 'void'
    END
WHERE ending IS NOT NULL;

CREATE INDEX game_ended ON game (ended) WHERE ended IS NOT NULL;

-- Append-only: a player's ratings after each rated game, from the first on.
CREATE TABLE rating (
    player BIGINT NOT NULL REFERENCES player (id),
    speed TEXT NOT NULL,
    games BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES game (id),
    before DOUBLE PRECISION NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, speed, games),
    UNIQUE (game, player)
);

-- The last of them.
CREATE TABLE standing (
    player BIGINT NOT NULL REFERENCES player (id),
    speed TEXT NOT NULL,
    games BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, speed)
);

CREATE INDEX standing_by_rating ON standing (speed, rating);
