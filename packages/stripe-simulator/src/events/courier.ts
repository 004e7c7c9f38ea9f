import { deliverDue, makeDue, type Send } from './deliver-events.ts'

/** How often waiting events are looked for, in milliseconds: those of other processes, and those tried again. */
const POLL_INTERVAL_MS = 1000

type Parts = Parameters<typeof deliverDue>[0]

/** Delivers events in rounds, one after the other: two at a time would only wait for the same file. */
export function createCourier(parts: Parts, onError: (error: unknown) => void) {
  let send: Send | null = null
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()

  const deliver = (by: Send) => {
    working = working.then(() => deliverDue(parts, by)).catch(onError)
    return working
  }
  const deliverSoon = () => {
    if (send) void deliver(send)
  }
  return {
    deliver,
    deliverSoon,
    /** From now on events are delivered by themselves; what an earlier process left behind is sent first. */
    start(by: Send) {
      send = by
      makeDue(parts)
      deliverSoon()
      timer = setInterval(deliverSoon, POLL_INTERVAL_MS)
      timer.unref()
    },
    /** Delivers an event once more. */
    resend(event: string) {
      makeDue(parts, event)
      deliverSoon()
    },
    /** Resolves when the round under way is over; there is no further one. */
    async stop() {
      clearInterval(timer)
      send = null
      await working
    },
  }
}
