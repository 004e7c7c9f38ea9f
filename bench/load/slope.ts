/** A value at a time, in minutes. */
export type Point = { readonly minute: number; readonly value: number }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns how much a value grows in a minute: the slope of the line that fits best. */
export function slopeOf(points: readonly Point[]): number {
  const minute = mean(points.map((point) => point.minute))
  const value = mean(points.map((point) => point.value))
  const spread = points.reduce((sum, point) => sum + (point.minute - minute) ** 2, 0)
  return points.reduce((sum, point) => sum + (point.minute - minute) * (point.value - value), 0) / spread
}
