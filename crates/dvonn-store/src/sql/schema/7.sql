-- Free chat, blocked players, reported messages, and the first DVONN cells by which games are found. A program fills the
-- last for older games.

ALTER TABLE game ADD COLUMN white_chat BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN black_chat BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN dvonns TEXT;

CREATE INDEX game_dvonns ON game (dvonns) WHERE dvonns IS NOT NULL;

-- What was written. Then `phrase` is empty.
ALTER TABLE saying ADD COLUMN text TEXT;

CREATE TABLE block (
    player BIGINT NOT NULL REFERENCES player (id),
    blocked BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (player, blocked)
);

-- The number of what was written.
ALTER TABLE report ADD COLUMN message BIGINT;
