type Options = {
  /** How much runs at the same time. */
  readonly atOnce: number
  /** How much may wait. What comes after that is turned away. */
  readonly waiting: number
  readonly turnAway: () => Error
}

type Gate = <T>(work: () => Promise<T>) => Promise<T>

/** Lets expensive work in a few at a time, in the order it came, and turns away what would have to wait too long. */
export function createGate({ atOnce, waiting, turnAway }: Options): Gate {
  const queue: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw turnAway()
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  // Whoever leaves hands the place on, so that nobody slips in between.
  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
