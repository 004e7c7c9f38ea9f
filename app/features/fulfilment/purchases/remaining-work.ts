import type { Refusal } from '#app/lib/refusal.ts'
import type { Block, TaskState } from '../fulfilment-tasks.ts'

/** Who does the next step of a placement: its buyer, the site, or no one, because nothing is left to do. */
export type Worker = 'you' | 'us' | 'none'

export type NextStep = { readonly worker: Worker; readonly text: Refusal['code'] }

type Placed = {
  readonly state: TaskState
  readonly block: Block | null
  /** Whether it is a banner ad without a picture. */
  readonly lacksPicture: boolean
}

const BLOCKED: Readonly<Record<Block, NextStep>> = {
  deleted: { worker: 'none', text: 'purchases.stepDeleted' },
  hidden: { worker: 'none', text: 'purchases.stepHidden' },
  rejected: { worker: 'you', text: 'purchases.stepRejected' },
  removed: { worker: 'none', text: 'purchases.stepRemoved' },
  off: { worker: 'you', text: 'purchases.stepOff' },
  later: { worker: 'none', text: 'purchases.stepLater' },
  ended: { worker: 'none', text: 'purchases.stepEnded' },
}

const STEPS: Readonly<Record<Exclude<TaskState, 'blocked'>, NextStep>> = {
  waiting: { worker: 'us', text: 'purchases.stepReview' },
  todo: { worker: 'us', text: 'purchases.stepPlace' },
  placed: { worker: 'none', text: 'purchases.stepPlaced' },
}

/** Returns what is left to do for something that was bought, and who does it ([PAY-14]). */
export function nextStep({ state, block, lacksPicture }: Placed): NextStep {
  if (state === 'blocked') return BLOCKED[block ?? 'off']
  return lacksPicture ? { worker: 'you', text: 'purchases.stepPicture' } : STEPS[state]
}
