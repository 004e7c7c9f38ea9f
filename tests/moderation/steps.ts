import fc from 'fast-check'
import { MODERATION_ACTION_NAMES, type ModerationAction } from '#app/features/moderation/actions.ts'

const OTHER_STEPS = ['status', 'move', 'drop', 'edit', 'report', 'pass', 'ban', 'unban'] as const
/** What brings items back: without it, walks soon end with everything hidden. */
const OFTEN = [
  'feature',
  'feature',
  'feature',
  'feature',
  'approve',
  'reactivate',
  'restore',
  'unban',
  'move',
  'edit',
] as const
type StepName = ModerationAction | (typeof OTHER_STEPS)[number]

/** One thing that someone tries; `which` and `how` choose among items and choices. */
export type Step = {
  readonly name: StepName
  readonly which: number
  readonly how: number
  /** By someone who may not: another user, or the owner where only admins may. */
  readonly isForeign: boolean
  /** The admin saw the item before it was last changed. */
  readonly isStale: boolean
}

const seldom = fc.oneof(
  { weight: 9, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
)

export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    name: fc.constantFrom<StepName>(...MODERATION_ACTION_NAMES, ...OTHER_STEPS, ...OFTEN, ...OFTEN),
    which: fc.constantFrom(0, 1, 2, 3, 4, 5),
    how: fc.nat(11),
    isForeign: seldom,
    isStale: seldom,
  }),
  { minLength: 1, maxLength: 24, size: 'max' },
)
