/** Reasons of reports. The database holds the same list. */
export const REPORT_REASONS = [
  'scam',
  'wrong',
  'gone',
  'category',
  'duplicate',
  'offensive',
  'illegal',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Longest note of a report, in characters. */
export const MAX_NOTE_LENGTH = 500

/** How long resolved reports are kept, in days. */
export const REPORT_RETENTION_DAYS = 180
