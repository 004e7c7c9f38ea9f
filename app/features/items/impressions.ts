/** What is on the screen at least this long, with at least this part of it, was seen (D-10). */
export const MIN_VISIBLE_MS = 1000
export const MIN_VISIBLE_RATIO = 0.5

/** A browser tells of what was seen this often. */
export const REPORT_INTERVAL_MS = 3000

/** So many billboards at most in one message: no page shows more. */
export const MAX_IMPRESSIONS = 60

/** What was told is counted together, this often. */
export const COUNT_INTERVAL_MS = 2000

/** So many wait at most; when the database is away for longer, later ones are lost. */
export const MAX_WAITING = 200_000

/** Impressions per statement. */
export const BATCH = 2000

/** How often a stopping process tries to write the rest. */
export const LAST_TRIES = 3
