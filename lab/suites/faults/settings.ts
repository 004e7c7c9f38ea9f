// What `npm run suite -w lab -- --project faults` can be told: the figures of docs/evidence.md name it where it was not the default.

/** How long something is away, in milliseconds. */
export const AWAY_MS = Number(process.env['FAULT_SECONDS'] ?? 20) * 1000

/** How often each kind of process is killed. */
export const KILLS = Number(process.env['FAULT_KILLS'] ?? 5)

/** How many rounds of a fault that takes no time. */
export const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 200)

/** At how many random moments a migration and a first start are killed. */
export const MOMENTS = Number(process.env['FAULT_MOMENTS'] ?? 10)

/** How many rows the table has that a migration changes. */
export const ROWS = Number(process.env['FAULT_ROWS'] ?? 200_000)
