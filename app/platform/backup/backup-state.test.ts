import { expect, test } from 'vitest'
import { backupState } from './backup-state.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

test.each([
  [{ madeAt: null, failedAt: null }, true, 'none'],
  [{ madeAt: hoursAgo(25), failedAt: null }, true, 'made'],
  [{ madeAt: hoursAgo(27), failedAt: null }, true, 'late'],
  [{ madeAt: hoursAgo(2700), failedAt: null }, false, 'made'],
  [{ madeAt: hoursAgo(25), failedAt: hoursAgo(1) }, true, 'failed'],
  [{ madeAt: null, failedAt: hoursAgo(1) }, false, 'failed'],
] as const)('[BAK-08] %j with a schedule (%s) is: %s', (facts, isScheduled, state) => {
  expect(backupState(facts, isScheduled, NOW)).toBe(state)
})
