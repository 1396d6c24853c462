-- Accounts: passwords, and sessions that people can recognise. A session's public identifier is the beginning of `token`.

ALTER TABLE player ADD COLUMN password TEXT;

ALTER TABLE session ADD COLUMN kind TEXT NOT NULL DEFAULT 'browser';
ALTER TABLE session ADD COLUMN label TEXT NOT NULL DEFAULT '';

CREATE INDEX session_of_player ON session (player, created);
