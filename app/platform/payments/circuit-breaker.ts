type Given = {
  /** So many failures in a row are no accident. */
  readonly failures: number
  /** How long nothing is asked after that, in milliseconds. */
  readonly restMs: number
  readonly now: () => Date
}

export type CircuitBreaker = ReturnType<typeof circuitBreaker>

/**
 * Spares everybody the waiting for somebody who does not answer: after some failures in a row it is open for a while, then
 * lets one try, and closes when that works.
 */
export function circuitBreaker({ failures, restMs, now }: Given) {
  let failed = 0
  let openUntil = 0
  return {
    /** Whether not to ask now. Who gets a no from an open one that had its rest, is the one who tries. */
    isOpen(): boolean {
      if (failed < failures) return false
      const time = now().getTime()
      if (time < openUntil) return true
      openUntil = time + restMs
      return false
    },
    noteAnswer(): void {
      failed = 0
    },
    noteFailure(): void {
      failed += 1
      openUntil = now().getTime() + restMs
    },
  }
}
