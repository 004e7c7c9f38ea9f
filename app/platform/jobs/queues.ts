/** The schema of the job queue, used by nothing else. */
export const JOBS_SCHEMA = 'jobs'

/** Options of every queue; times in seconds. */
export const QUEUE = {
  policy: 'standard',
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  // After this long a worker counts as dead, and its job is given to another one.
  expireInSeconds: 600,
  // A job that was never taken: the worker was down for so long that the job no longer matters.
  retentionSeconds: 7 * 86_400,
  deleteAfterSeconds: 86_400,
} as const
