-- Several servers with one database: which of them live, which plays a house bot, and how often somebody tries something.

CREATE TABLE node (
    id BIGINT PRIMARY KEY,
    seen BIGINT NOT NULL
);

CREATE TABLE house_bot (
    player BIGINT PRIMARY KEY,
    node BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- `refilled` is when the last permit that was taken has been refilled.
CREATE TABLE attempt (
    what TEXT PRIMARY KEY,
    refilled BIGINT NOT NULL
);

-- Until when a server looks at a game whose time is up. Then another one may.
ALTER TABLE game ADD COLUMN swept BIGINT;
