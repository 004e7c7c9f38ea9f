/** How overloaded a process is. */
export type Pressure = {
  /** True while the process has been too slow for so long that visitors must wait. */
  readonly isHigh: () => boolean
}

const SLOW_MS = 500
const FOR_MS = 2000
const SAMPLE_MS = 250

/** Since when the process has been slow; null while it is well. */
type SlowSince = number | null

/** Returns the state after a timer fired `lag` milliseconds late, at `now`. */
export function afterSample(since: SlowSince, lag: number, now: number): SlowSince {
  return lag > SLOW_MS ? (since ?? now - lag) : null
}

export function isHighPressure(since: SlowSince, now: number): boolean {
  return since !== null && now - since > FOR_MS
}

/** Watches how late timers fire, which is how long every request waits. */
export function watchPressure(
  clock: () => number = () => performance.now(),
): Pressure & { stop: () => void } {
  let since: SlowSince = null
  let expected = clock() + SAMPLE_MS
  const timer = setInterval(() => {
    const now = clock()
    since = afterSample(since, now - expected, now)
    expected = now + SAMPLE_MS
  }, SAMPLE_MS)
  timer.unref()
  return { isHigh: () => isHighPressure(since, clock()), stop: () => clearInterval(timer) }
}
