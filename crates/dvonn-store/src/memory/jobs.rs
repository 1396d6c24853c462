//! Jobs in memory.

use std::collections::BTreeMap;

use dvonn_wire::JobId;

use crate::{ChunkRow, Helper, HelperState, JobState, NewJob, NewResult, StoredJob};

/// All jobs.
#[derive(Debug, Default)]
pub(super) struct Jobs {
    jobs: BTreeMap<JobId, (NewJob, JobState)>,
    helpers: BTreeMap<String, HelperState>,
    results: BTreeMap<(JobId, u32, String), NewResult>,
}

impl Jobs {
    pub(super) fn add_job(&mut self, job: NewJob) -> Option<()> {
        let Some((known, state)) = self.jobs.get_mut(&job.id) else {
            self.jobs.insert(job.id, (job, JobState::Open));
            return Some(());
        };
        let same = |job: &NewJob| {
            (job.kind.clone(), job.engine.clone(), job.parameters.clone(), job.seed, job.chunks)
        };
        if same(known) != same(&job) {
            return None;
        }
        if *state == JobState::Cancelled {
            *state = JobState::Open;
        }
        Some(())
    }

    pub(super) fn end_job(&mut self, job: JobId, end: JobState) -> Option<()> {
        let (_, state) = self.jobs.get_mut(&job).filter(|(_, state)| *state == JobState::Open)?;
        *state = end;
        Some(())
    }

    pub(super) fn forget_job(&mut self, job: JobId) {
        self.jobs.remove(&job);
        self.results.retain(|(of, _, _), _| *of != job);
    }

    pub(super) fn add_result(&mut self, mut new: NewResult) -> Option<()> {
        // As in a database, a helper is known from then on, whatever becomes of the result.
        let state = *self.helpers.entry(new.helper.clone()).or_insert(HelperState::New);
        self.jobs.get(&new.job).filter(|(job, _)| new.chunk < job.chunks)?;
        let key = (new.job, new.chunk, new.helper.clone());
        if self.results.contains_key(&key) {
            return None;
        }
        new.is_doubtful |= state == HelperState::New && !self.waits(&new.helper);
        self.results.insert(key, new);
        Some(())
    }

    pub(super) fn judge(&mut self, helper: String, state: HelperState) {
        self.helpers.insert(helper, state);
    }

    fn state(&self, helper: &str) -> HelperState {
        self.helpers.get(helper).copied().unwrap_or(HelperState::New)
    }

    fn is_open(&self, job: JobId) -> bool {
        self.jobs.get(&job).is_some_and(|(_, state)| *state == JobState::Open)
    }

    /// Whether a result of this helper waits for comparison.
    fn waits(&self, helper: &str) -> bool {
        let mut own = self.results.values().filter(|result| result.helper == helper);
        own.any(|result| result.is_doubtful && self.is_open(result.job))
    }

    fn rows(&self, job: JobId, chunk: u32) -> impl Iterator<Item = &NewResult> {
        let all = self.results.range((job, chunk, String::new())..);
        all.take_while(move |((of, number, _), _)| (*of, *number) == (job, chunk)).map(|(_, row)| row)
    }

    fn counting(&self, job: JobId, chunk: u32) -> Option<&NewResult> {
        self.rows(job, chunk).find(|row| self.state(&row.helper).counts())
    }

    pub(super) fn job(&self, id: JobId) -> Option<StoredJob> {
        let (job, state) = self.jobs.get(&id)?;
        let done = (0..job.chunks).filter(|chunk| self.counting(id, *chunk).is_some()).count() as u32;
        Some(StoredJob { job: job.clone(), state: *state, done })
    }

    pub(super) fn open_jobs(&self, limit: u32) -> Vec<StoredJob> {
        let mut open: Vec<&NewJob> =
            self.jobs.values().filter(|(job, _)| self.is_open(job.id)).map(|(job, _)| job).collect();
        open.sort_by_key(|job| (!job.is_urgent, job.at, job.id));
        open.into_iter().take(limit as usize).filter_map(|job| self.job(job.id)).collect()
    }

    pub(super) fn wanted(&self, job: JobId, limit: u32) -> Vec<u32> {
        let Some((found, JobState::Open)) = self.jobs.get(&job) else { return Vec::new() };
        let is_wanted = |chunk: &u32| {
            let rows: Vec<(&NewResult, HelperState)> =
                self.rows(job, *chunk).map(|row| (row, self.state(&row.helper))).collect();
            let settles = |(row, state): &(&NewResult, HelperState)| {
                !row.is_doubtful && (state.counts() || *state == HelperState::New && self.waits(&row.helper))
            };
            let valid = rows.iter().filter(|(_, state)| *state != HelperState::SetAside).count();
            !rows.iter().any(settles) && valid < 2
        };
        (0..found.chunks).filter(is_wanted).take(limit as usize).collect()
    }

    pub(super) fn results(&self, job: JobId, from: u32, limit: u32) -> Vec<(u32, String)> {
        let chunks = self.jobs.get(&job).map_or(0, |(job, _)| job.chunks);
        let found =
            (from..chunks).filter_map(|chunk| Some((chunk, self.counting(job, chunk)?.result.clone())));
        found.take(limit as usize).collect()
    }

    pub(super) fn chunk(&self, job: JobId, chunk: u32) -> Vec<ChunkRow> {
        let row = |row: &NewResult| ChunkRow {
            helper: row.helper.clone(),
            state: self.state(&row.helper),
            result: row.result.clone(),
        };
        self.rows(job, chunk).map(row).collect()
    }

    pub(super) fn helpers(&self) -> Vec<Helper> {
        let of = |name: &String| self.results.values().filter(|result| result.helper == *name).count() as u32;
        let helper = |(name, state): (&String, &HelperState)| Helper {
            name: name.clone(),
            state: *state,
            results: of(name),
        };
        self.helpers.iter().map(helper).collect()
    }
}
