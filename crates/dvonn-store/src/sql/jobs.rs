//! Jobs, their chunks and who does them.

use dvonn_wire::{JobId, PlayerId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::SqlStore;
use super::rows::{id, micros, number, read_word, word};
use crate::{ChunkRow, Helper, HelperState, JobState, NewJob, NewResult, StoreError, StoredJob, Written};

/// The columns of a job, in the order that [`read_job`] expects.
macro_rules! select_job {
    ($rest:literal) => {
        concat!(
            "SELECT j.id, j.kind, j.engine, j.parameters, j.seed, j.chunks, j.urgent, j.asked_by, j.created, j.state, \
             (SELECT COUNT(DISTINCT r.chunk) FROM chunk_result r JOIN helper h ON h.name = r.helper \
             WHERE r.job = j.id AND h.state IN ('proven', 'trusted')) FROM job j ",
            $rest
        )
    };
}

pub(super) async fn add_job(connection: &mut AnyConnection, job: &NewJob) -> Result<Written, sqlx::Error> {
    let query = "INSERT INTO job (id, kind, engine, parameters, seed, chunks, urgent, asked_by, created, state) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open') ON CONFLICT (id) \
                 DO UPDATE SET state = CASE WHEN job.state = 'cancelled' THEN 'open' ELSE job.state END \
                 WHERE job.kind = $2 AND job.engine = $3 AND job.parameters = $4 AND job.seed = $5 AND job.chunks = $6";
    let query =
        sqlx::query(query).bind(number(job.id.number())).bind(job.kind.clone()).bind(job.engine.clone());
    let query = query.bind(job.parameters.clone()).bind(number(job.seed)).bind(i64::from(job.chunks));
    let query = query.bind(i64::from(job.is_urgent)).bind(job.asked_by.map(|player| number(player.number())));
    let query = query.bind(number(job.at.as_micros() as u64));
    Ok(super::perform::written(query.execute(connection).await?.rows_affected()))
}

pub(super) async fn end_job(
    connection: &mut AnyConnection,
    job: JobId,
    state: JobState,
) -> Result<Written, sqlx::Error> {
    let query = sqlx::query("UPDATE job SET state = $2 WHERE id = $1 AND state = 'open'");
    let query = query.bind(number(job.number())).bind(word(&state));
    Ok(super::perform::written(query.execute(connection).await?.rows_affected()))
}

pub(super) async fn forget_job(connection: &mut AnyConnection, job: JobId) -> Result<Written, sqlx::Error> {
    for query in ["DELETE FROM chunk_result WHERE job = $1", "DELETE FROM job WHERE id = $1"] {
        sqlx::query(query).bind(number(job.number())).execute(&mut *connection).await?;
    }
    Ok(Written::Done)
}

pub(super) async fn add_result(
    connection: &mut AnyConnection,
    new: &NewResult,
) -> Result<Written, sqlx::Error> {
    let at = number(new.at.as_micros() as u64);
    let query = "INSERT INTO helper (name, state, since) VALUES ($1, 'new', $2) ON CONFLICT DO NOTHING";
    sqlx::query(query).bind(new.helper.clone()).bind(at).execute(&mut *connection).await?;
    // A new helper always has one chunk that waits for comparison, or nobody would ever learn whether it is right.
    let query = "INSERT INTO chunk_result (job, chunk, helper, result, doubtful, at) \
                 SELECT j.id, $2, h.name, $4, CASE WHEN h.state = 'new' AND NOT EXISTS \
                 (SELECT 1 FROM chunk_result d JOIN job o ON o.id = d.job \
                 WHERE d.helper = h.name AND d.doubtful = 1 AND o.state = 'open') THEN 1 ELSE $5 END, $6 \
                 FROM job j, helper h WHERE j.id = $1 AND j.chunks > $2 AND h.name = $3 ON CONFLICT DO NOTHING";
    let query = sqlx::query(query).bind(number(new.job.number())).bind(i64::from(new.chunk));
    let query =
        query.bind(new.helper.clone()).bind(new.result.clone()).bind(i64::from(new.is_doubtful)).bind(at);
    Ok(super::perform::written(query.execute(connection).await?.rows_affected()))
}

pub(super) async fn judge_helper(
    connection: &mut AnyConnection,
    helper: &str,
    state: HelperState,
) -> Result<Written, sqlx::Error> {
    let query = "INSERT INTO helper (name, state, since) VALUES ($1, $2, 0) \
                 ON CONFLICT (name) DO UPDATE SET state = $2";
    let query = sqlx::query(query).bind(helper.to_owned()).bind(word(&state));
    query.execute(connection).await?;
    Ok(Written::Done)
}

impl SqlStore {
    pub(super) async fn job_now(&self, job: JobId) -> Result<Option<StoredJob>, StoreError> {
        let query = sqlx::query(select_job!("WHERE j.id = $1")).bind(number(job.number()));
        let row = query.fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(read_job).transpose()?)
    }

    pub(super) async fn open_jobs_now(&self, limit: u32) -> Result<Vec<StoredJob>, StoreError> {
        let query = select_job!("WHERE j.state = 'open' ORDER BY j.urgent DESC, j.created, j.id LIMIT $1");
        let rows = sqlx::query(query).bind(i64::from(limit)).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(read_job).collect::<Result<_, _>>()?)
    }

    pub(super) async fn wanted_now(&self, job: JobId, limit: u32) -> Result<Vec<u32>, StoreError> {
        // A result of a new helper of which nothing waits for comparison does not keep its chunk from being done.
        let query = "WITH RECURSIVE numbers (chunk) AS (SELECT CAST(0 AS BIGINT) UNION ALL \
                     SELECT chunk + 1 FROM numbers WHERE chunk + 1 < (SELECT chunks FROM job WHERE id = $1)) \
                     SELECT n.chunk FROM numbers n JOIN job j ON j.id = $1 AND j.state = 'open' AND n.chunk < j.chunks \
                     WHERE NOT EXISTS (SELECT 1 FROM chunk_result r JOIN helper h ON h.name = r.helper \
                     WHERE r.job = $1 AND r.chunk = n.chunk AND r.doubtful = 0 AND (h.state IN ('proven', 'trusted') \
                     OR (h.state = 'new' AND EXISTS (SELECT 1 FROM chunk_result d JOIN job o ON o.id = d.job \
                     WHERE d.helper = h.name AND d.doubtful = 1 AND o.state = 'open')))) \
                     AND (SELECT COUNT(*) FROM chunk_result r JOIN helper h ON h.name = r.helper \
                     WHERE r.job = $1 AND r.chunk = n.chunk AND h.state <> 'set-aside') < 2 \
                     ORDER BY n.chunk LIMIT $2";
        let query = sqlx::query(query).bind(number(job.number())).bind(i64::from(limit));
        let rows = query.fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| Ok(row.try_get::<i64, _>(0)? as u32)).collect::<Result<_, sqlx::Error>>()?)
    }

    pub(super) async fn results_now(
        &self,
        job: JobId,
        from: u32,
        limit: u32,
    ) -> Result<Vec<(u32, String)>, StoreError> {
        // Those that count agree, so any of them will do.
        let query = "SELECT r.chunk, r.result FROM chunk_result r \
                     WHERE r.job = $1 AND r.chunk >= $2 AND r.helper = (SELECT MIN(s.helper) FROM chunk_result s \
                     JOIN helper h ON h.name = s.helper WHERE s.job = r.job AND s.chunk = r.chunk \
                     AND h.state IN ('proven', 'trusted')) ORDER BY r.chunk LIMIT $3";
        let query =
            sqlx::query(query).bind(number(job.number())).bind(i64::from(from)).bind(i64::from(limit));
        let rows = query.fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| Ok((row.try_get::<i64, _>(0)? as u32, row.try_get(1)?));
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    pub(super) async fn chunk_now(&self, job: JobId, chunk: u32) -> Result<Vec<ChunkRow>, StoreError> {
        let query = "SELECT r.helper, h.state, r.result FROM chunk_result r JOIN helper h ON h.name = r.helper \
                     WHERE r.job = $1 AND r.chunk = $2 ORDER BY r.helper";
        let query = sqlx::query(query).bind(number(job.number())).bind(i64::from(chunk));
        let rows = query.fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| {
            Ok(ChunkRow { helper: row.try_get(0)?, state: read_word(row, 1)?, result: row.try_get(2)? })
        };
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    pub(super) async fn helpers_now(&self) -> Result<Vec<Helper>, StoreError> {
        let query = "SELECT h.name, h.state, COUNT(r.helper) FROM helper h LEFT JOIN chunk_result r \
                     ON r.helper = h.name GROUP BY h.name, h.state ORDER BY h.name";
        let rows = sqlx::query(query).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| {
            let results = row.try_get::<i64, _>(2)? as u32;
            Ok(Helper { name: row.try_get(0)?, state: read_word(row, 1)?, results })
        };
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }
}

fn read_job(row: &AnyRow) -> Result<StoredJob, sqlx::Error> {
    let job = NewJob {
        id: JobId::new(id(row.try_get(0)?)),
        kind: row.try_get(1)?,
        engine: row.try_get(2)?,
        parameters: row.try_get(3)?,
        seed: id(row.try_get(4)?),
        chunks: row.try_get::<i64, _>(5)? as u32,
        is_urgent: row.try_get::<i64, _>(6)? != 0,
        asked_by: row.try_get::<Option<i64>, _>(7)?.map(|player| PlayerId::new(id(player))),
        at: micros(row.try_get(8)?),
    };
    Ok(StoredJob { job, state: read_word(row, 9)?, done: row.try_get::<i64, _>(10)? as u32 })
}
