-- Administration: who administers, who is banned, what players report, and what administrators have done.

ALTER TABLE player ADD COLUMN is_admin BIGINT NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN banned BIGINT;

-- A player reports another one once for each reason.
CREATE TABLE report (
    reporter BIGINT NOT NULL REFERENCES player (id),
    reported BIGINT NOT NULL REFERENCES player (id),
    reason TEXT NOT NULL,
    game BIGINT REFERENCES game (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (reported, reporter, reason)
);

CREATE INDEX report_by_time ON report (at);

-- Append-only.
CREATE TABLE audit (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    name TEXT NOT NULL,
    detail TEXT
);
