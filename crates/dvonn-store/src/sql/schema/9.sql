-- Work that is handed out in chunks. Results are kept under the job, the chunk and who did it, so a repeat changes nothing.

CREATE TABLE job (
    id BIGINT PRIMARY KEY,
    kind TEXT NOT NULL,
    engine TEXT NOT NULL,
    parameters TEXT NOT NULL,
    seed BIGINT NOT NULL,
    chunks BIGINT NOT NULL,
    urgent BIGINT NOT NULL,
    asked_by BIGINT REFERENCES player (id),
    created BIGINT NOT NULL,
    state TEXT NOT NULL
);

CREATE INDEX job_open ON job (urgent DESC, created, id) WHERE state = 'open';

-- Who does it: a name that the bus or the server vouches for.
CREATE TABLE helper (
    name TEXT PRIMARY KEY,
    state TEXT NOT NULL,
    since BIGINT NOT NULL
);

-- `doubtful` if somebody else should do the chunk again, for comparison.
CREATE TABLE chunk_result (
    job BIGINT NOT NULL REFERENCES job (id),
    chunk BIGINT NOT NULL,
    helper TEXT NOT NULL REFERENCES helper (name),
    result TEXT NOT NULL,
    doubtful BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (job, chunk, helper)
);

CREATE INDEX result_of_helper ON chunk_result (helper, doubtful);
