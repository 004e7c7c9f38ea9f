import { describe, expect, test } from 'vitest'
import { NOW } from '#tests/helpers/clock.ts'
import { minutesLeft, pauseNow } from './rules.ts'

const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const refusals = (minutes: readonly number[], code = 'generic_decline') =>
  minutes.map((one) => ({ at: ago(one), code }))

/** Returns the minutes of the pause after refusals of this many minutes ago. */
function waits(minutes: readonly number[], code?: string) {
  const pause = pauseNow(refusals(minutes, code), NOW)
  return pause ? minutesLeft(pause, NOW) : 0
}

describe('[PAY-03] three refused cards within an hour', () => {
  test('are followed by a pause of an hour, to the minute', () => {
    expect([[], [1], [1, 2], [0, 1, 2], [10, 20, 70]].map((one) => waits(one))).toEqual([0, 0, 0, 60, 50])
    expect(
      [
        [10, 20, 71],
        [59.5, 60, 61],
        [60, 61, 62],
      ].map((one) => waits(one)),
    ).toEqual([0, 1, 0])
  })

  test.each(['incorrect_cvc', 'payment_intent_authentication_failure', 'insufficient_funds', 'expired_card'])(
    'unless they were refused for %s; ten of those are too many all the same',
    (code) => {
      expect(waits([0, 1, 2, 3, 4, 5, 6, 7, 8], code)).toBe(0)
      expect(waits([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], code)).toBe(60)
    },
  )

  test('a proof of identity after the third lets one more card be tried', () => {
    const three = refusals([10, 11, 12])
    expect(pauseNow(three, NOW)).toEqual({ until: new Date(NOW.getTime() + 50 * 60_000), canLift: true })
    expect(pauseNow(three, NOW, ago(11))).not.toBeNull()
    expect(pauseNow(three, NOW, ago(5))).toBeNull()
  })

  test('a mistyped code after the proof does not end it; a fourth refused card does, for good', () => {
    const mistyped = [...refusals([1], 'incorrect_cvc'), ...refusals([10, 11, 12])]
    expect(pauseNow(mistyped, NOW, ago(5))).toBeNull()
    const four = refusals([2, 10, 11, 12])
    expect(pauseNow(four, NOW, ago(5))).toMatchObject({ canLift: false })
    expect(pauseNow(four, NOW, ago(1))).toMatchObject({ canLift: false })
  })

  test('the next day begins again', () => {
    const yesterday = refusals([0, 1, 2, 1440, 1441, 1442, 1443])
    expect(pauseNow(yesterday, NOW, null)).toMatchObject({ canLift: true })
  })
})
