/** The schema the job queue keeps to itself. */
export const JOBS_SCHEMA = 'jobs'

/** What every queue does with its jobs; times in seconds. */
export const QUEUE = {
  policy: 'standard',
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  // A worker that died is noticed after this long, and its job given to another.
  expireInSeconds: 600,
  // A job nobody took: the worker was down for so long that it no longer matters.
  retentionSeconds: 7 * 86_400,
  deleteAfterSeconds: 86_400,
} as const
