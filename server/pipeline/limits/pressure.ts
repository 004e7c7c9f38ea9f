import { performance } from 'node:perf_hooks'

/** How overloaded a process is. */
export type Pressure = {
  /** True while the process has hardly a moment to spare: what it does at once then makes everything slower. */
  readonly isBusy: () => boolean
  /** True while the process has been too slow for so long that visitors must wait. */
  readonly isHigh: () => boolean
}

const SLOW_MS = 500
const FOR_MS = 2000
const SAMPLE_MS = 250
/** The share of its time for which a busy process works. */
const BUSY_SHARE = 0.8

/** Since when the process has been slow; null while it is well. */
type SlowSince = number | null

/** Returns the state after a timer fired `lag` milliseconds late, at `now`. */
export function afterSample(since: SlowSince, lag: number, now: number): SlowSince {
  return lag > SLOW_MS ? (since ?? now - lag) : null
}

export function isHighPressure(since: SlowSince, now: number): boolean {
  return since !== null && now - since > FOR_MS
}

/** Watches how late timers fire, which is how long every request waits, and what share of its time the process works. */
export function watchPressure(
  clock: () => number = () => performance.now(),
): Pressure & { stop: () => void } {
  let since: SlowSince = null
  let expected = clock() + SAMPLE_MS
  let used = performance.eventLoopUtilization()
  let isBusy = false
  const timer = setInterval(() => {
    const now = clock()
    since = afterSample(since, now - expected, now)
    expected = now + SAMPLE_MS
    const total = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(total, used).utilization > BUSY_SHARE
    used = total
  }, SAMPLE_MS)
  timer.unref()
  return {
    isBusy: () => isBusy,
    isHigh: () => isHighPressure(since, clock()),
    stop: () => clearInterval(timer),
  }
}
