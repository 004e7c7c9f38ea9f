import PQueue from 'p-queue'
import { RefusedError, refuse, refuseFor } from '#app/lib/refusal.ts'
import { type Account, type FairOptions, FairOrder } from './fair-order.ts'

/** How many tasks may run and wait, in all and per account. */
export type Bounds = {
  readonly concurrency: number
  readonly perAccount: number
  readonly maxWaiting: number
  readonly maxWaitingPerAccount: number
}

/** Runs a task when it is the account's turn. `signal` removes it while it waits; a started task runs to its end. */
export type FairQueue = <T>(account: string, task: () => Promise<T>, signal?: AbortSignal) => Promise<T>

const RETRY_AFTER_SECONDS = 5

/**
 * A queue in which accounts take turns: none runs more than `perAccount`, and the one with the fewest running tasks
 * goes first. However much one account queues, another waits for one task to end and not for the queue. A full queue
 * rejects at once, with 503 when it is full for all and with 429 when it is full for this account.
 */
export function fairQueue({ concurrency, perAccount, maxWaiting, maxWaitingPerAccount }: Bounds): FairQueue {
  const queue = new PQueue<FairOrder, FairOptions>({ concurrency, queueClass: FairOrder })
  const accounts = new Map<string, Account>()
  let waiting = 0
  let turns = 0

  function accountOf(name: string): Account {
    const account = accounts.get(name) ?? { name, running: 0, waiting: 0, servedAt: 0, max: perAccount }
    accounts.set(name, account)
    return account
  }

  function assertRoom(account: Account): void {
    if (queue.pending < concurrency && account.running < perAccount) return
    if (waiting >= maxWaiting) throw new RefusedError(refuse('unavailable', 'common.tooBusy'))
    if (account.waiting >= maxWaitingPerAccount) throw new RefusedError(refuseFor(RETRY_AFTER_SECONDS))
  }

  function count(account: Account, change: 1 | -1): void {
    account.waiting += change
    waiting += change
  }

  /** An account without tasks is a newcomer the next time. */
  function dropIfIdle(account: Account): void {
    if (account.running + account.waiting === 0) accounts.delete(account.name)
  }

  async function run<T>(account: Account, task: () => Promise<T>): Promise<T> {
    count(account, -1)
    turns += 1
    account.servedAt = turns
    account.running += 1
    try {
      return await task()
    } finally {
      account.running -= 1
      dropIfIdle(account)
    }
  }

  return async (name, task, signal) => {
    signal?.throwIfAborted()
    const account = accountOf(name)
    assertRoom(account)
    count(account, 1)
    const waitingFor = new AbortController()
    const leave = () => {
      count(account, -1)
      dropIfIdle(account)
      waitingFor.abort(new Error('gone while waiting', { cause: signal?.reason }))
    }
    signal?.addEventListener('abort', leave, { once: true })
    const begin = () => {
      signal?.removeEventListener('abort', leave)
      return run(account, task)
    }
    return queue.add(begin, { account, signal: waitingFor.signal })
  }
}
