-- Games of the lobby.

ALTER TABLE game ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;

CREATE INDEX game_listed ON game (created) WHERE listed = 1 AND ending IS NULL;
