export type Counts = { readonly views: number; readonly clicks: number }

/** Counts of a period, and of the one of the same length before it. */
export type Compared = { readonly now: Counts; readonly before: Counts }

/** Returns the share of views that were clicked; null without a view, because there is no rate of nothing ([AD-07]). */
export const clickRate = ({ views, clicks }: Counts): number | null => (views > 0 ? clicks / views : null)

/** Returns the change from one number to another as a share of the first; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? (now - before) / before : null
