import type { QueueAddOptions } from 'p-queue'

/** An account with running or waiting tasks. */
export type Account = {
  readonly name: string
  /** How many of its tasks may run at the same time. */
  readonly max: number
  running: number
  waiting: number
  /** The turn in which one of its tasks last started; 0 for a newcomer. */
  servedAt: number
}

type Start = () => Promise<unknown>
export type FairOptions = QueueAddOptions & { readonly account?: Account }
type Waiting = { readonly start: Start; readonly id: string | undefined; readonly account: Account }

/**
 * The order in which a PQueue starts tasks: fewest running first, then served longest ago, then first come. PQueue
 * asks only while `size` is above 0, so tasks of an account at its limit do not count.
 */
export class FairOrder {
  #waiting: readonly Waiting[] = []

  #startable(): readonly Waiting[] {
    return this.#waiting.filter(({ account }) => account.running < account.max)
  }

  get size(): number {
    return this.#startable().length
  }

  enqueue(start: Start, { id, account }: Partial<FairOptions> = {}): void {
    if (!account) throw new TypeError('a task without an account')
    this.#waiting = [...this.#waiting, { start, id, account }]
  }

  dequeue(): Start | undefined {
    // The sort is stable: equals stay in order of arrival.
    const [next] = this.#startable().toSorted(
      ({ account: a }, { account: b }) => a.running - b.running || a.servedAt - b.servedAt,
    )
    this.#waiting = this.#waiting.filter((other) => other !== next)
    return next?.start
  }

  remove(id: string): void {
    this.#waiting = this.#waiting.filter((other) => other.id !== id)
  }

  filter(): Start[] {
    return this.#waiting.map(({ start }) => start)
  }

  /** Priorities are not used. */
  setPriority(): void {}
}
