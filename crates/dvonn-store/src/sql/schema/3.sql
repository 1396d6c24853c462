-- Bots, names that cannot be mistaken for each other, and games to which somebody is invited.

ALTER TABLE player ADD COLUMN name_key TEXT;
ALTER TABLE player ADD COLUMN is_bot BIGINT NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN level BIGINT;

CREATE UNIQUE INDEX player_name ON player (name_key) WHERE name_key IS NOT NULL;

ALTER TABLE game ADD COLUMN invited BIGINT REFERENCES player (id);

CREATE INDEX game_invited ON game (invited) WHERE invited IS NOT NULL;

-- Until now only the code knew for whom the free seat of a rematch is.
UPDATE game SET invited = (
    SELECT CASE WHEN before.white = COALESCE(game.white, game.black) THEN before.black ELSE before.white END
    FROM game before WHERE before.id = game.previous
) WHERE previous IS NOT NULL AND (white IS NULL OR black IS NULL);
