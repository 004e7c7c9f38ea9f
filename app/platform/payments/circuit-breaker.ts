type Given = {
  /** Consecutive failures that open the breaker. */
  readonly failures: number
  /** The cool-down, in milliseconds. */
  readonly restMs: number
  readonly now: () => Date
}

export type CircuitBreaker = ReturnType<typeof circuitBreaker>

/**
 * Fails fast while a service does not respond: the breaker opens after some failures in a row. After the cool-down it
 * is half-open and lets one probe through; a response closes it.
 */
export function circuitBreaker({ failures, restMs, now }: Given) {
  let failed = 0
  let openUntil = 0
  return {
    /** Whether the call must fail now. The first call after the cool-down is the probe: the breaker is half-open. */
    isOpen(): boolean {
      if (failed < failures) return false
      const time = now().getTime()
      if (time < openUntil) return true
      openUntil = time + restMs
      return false
    },
    recordResponse(): void {
      failed = 0
    },
    recordFailure(): void {
      failed += 1
      openUntil = now().getTime() + restMs
    },
  }
}
