import { setTimeout as sleep } from 'node:timers/promises'

/** After a failure the next attempt waits this long, in milliseconds. */
const PAUSE_MS = 100

/** Repeats `work` until the time is over, and measures the longest time from one success to the next. */
export function outages(over: AbortSignal, work: (n: number) => Promise<void>) {
  let [done, failed, longest] = [0, 0, 0]
  let last = performance.now()
  async function run(): Promise<void> {
    for (let n = 0; !over.aborted; n += 1) {
      try {
        await work(n)
        done += 1
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
      } catch {
        failed += 1
        await sleep(PAUSE_MS)
      }
    }
  }
  return { ended: run(), longest: () => Math.round(longest), counts: () => ({ done, failed }) }
}
