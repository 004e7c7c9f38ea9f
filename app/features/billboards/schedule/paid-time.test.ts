import { describe, expect, test } from 'vitest'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { endOfPaid, lostDays, shiftOfPaid } from './paid-time.ts'

const DAY = 86_400_000
const UNPLACED = { placesFrom: null }

describe('[AD-05] the 30 days of a billboard', () => {
  test.each([
    ['nothing is scheduled', null, daysAgo(-30)],
    ['its first day has been', daysAgo(3), daysAgo(-30)],
    ['its first day is to come', daysAgo(-10), daysAgo(-40)],
  ])('are counted from the later of approval and first day: %s', (_, startsAt, end) => {
    expect(endOfPaid(NOW, startsAt)).toEqual(end)
  })

  test.each([
    ['sooner', daysAgo(-4), -6 * DAY],
    ['later', daysAgo(-20), 10 * DAY],
    ['today', null, -10 * DAY],
  ])('go with a first day that is put %s while they have not begun', (_, startsAt, shift) => {
    const waits = { startsAt: daysAgo(-10), expiresAt: daysAgo(-40) }
    expect(shiftOfPaid({ ...waits, ...UNPLACED }, NOW, startsAt)).toBe(shift)
    expect(shiftOfPaid({ ...waits, expiresAt: daysAgo(-70), placesFrom: daysAgo(-10) }, NOW, startsAt)).toBe(
      shift,
    )
  })

  test.each([
    ['ten days ago', { startsAt: null, expiresAt: daysAgo(-20) }],
    ['with its first day', { startsAt: daysAgo(10), expiresAt: daysAgo(-20) }],
    ['and it is hidden for a while', { startsAt: daysAgo(-5), expiresAt: daysAgo(-20) }],
    ['with an end someone gave it', { startsAt: daysAgo(-5), expiresAt: daysAgo(-300) }],
    ['and was paid again', { startsAt: daysAgo(-5), expiresAt: daysAgo(-50), placesFrom: daysAgo(10) }],
    ['never: it waits for an admin', { startsAt: daysAgo(-5), expiresAt: null }],
  ])('stay where they are once they began: %s', (_, paid) => {
    expect(shiftOfPaid({ ...UNPLACED, ...paid }, NOW, null)).toBe(0)
    expect(shiftOfPaid({ ...UNPLACED, ...paid }, NOW, daysAgo(-100))).toBe(0)
  })
})

describe('[AD-08] days of its time on which a billboard is not shown', () => {
  const running = { startsAt: null, expiresAt: daysAgo(-20), ...UNPLACED }
  const waits = { startsAt: daysAgo(-10), expiresAt: daysAgo(-40), ...UNPLACED }

  test.each([
    ['nothing is scheduled', running, [null, null], 0],
    ['it is hidden until a later first day', running, [daysAgo(-5), null], 5],
    ['it ends before its time', running, [null, daysAgo(-18)], 2],
    ['both', running, [daysAgo(-5), daysAgo(-18)], 7],
    ['its first day is after its time', running, [daysAgo(-25), null], 20],
    ['its last day is over', running, [null, daysAgo(1)], 20],
    ['its time moves with the first day', waits, [daysAgo(-15), null], 0],
    ['its time moves, and it ends before', waits, [daysAgo(-15), daysAgo(-25)], 20],
    ['its time is over', { ...running, expiresAt: daysAgo(1) }, [daysAgo(-5), null], 0],
    ['it waits for an admin', { ...running, expiresAt: null }, [daysAgo(-5), null], 0],
  ] as const)('%s', (_, paid, [startsAt, endsAt], lost) => {
    expect(lostDays(paid, NOW, { startsAt, endsAt })).toBe(lost)
  })
})
