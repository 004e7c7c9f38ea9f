const GIVEN = process.env['PROPERTY_RUNS']

/** How often fast-check tries a property: PROPERTY_RUNS times if that is set, else as often as `npm test` has time for. */
export const numRuns = (usual = 100): number => (GIVEN ? Number(GIVEN) : usual)

/** The timeout of properties that take their time, in milliseconds; an hour where PROPERTY_RUNS says how often. */
export const PROPERTY_TIMEOUT_MS = GIVEN ? 3600_000 : 120_000
