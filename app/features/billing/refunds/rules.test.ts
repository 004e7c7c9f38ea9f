import { describe, expect, test } from 'vitest'
import { whyNotRefund } from './rules.ts'

const ADMIN = { role: 'admin' } as const
const paid = (leftCents: number) => ({ state: 'paid', leftCents }) as const

describe('[PAY-08] who can refund what', () => {
  test.each([0, -1, -4000, 4001, 99_999_999, 10.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '%s cents of 4000 are refused',
    (cents) => expect(whyNotRefund(paid(4000), cents, ADMIN)).not.toBeNull(),
  )

  test('only admins refund, only what was paid, and not more than is left of it', () => {
    expect(whyNotRefund(paid(4000), 4000, ADMIN)).toBeNull()
    expect(whyNotRefund(paid(4000), 1, ADMIN)).toBeNull()
    expect(whyNotRefund(paid(4000), 4000, { role: 'user' })).toMatchObject({ kind: 'forbidden' })
    expect(whyNotRefund({ state: 'open', leftCents: 4000 }, 4000, ADMIN)).toMatchObject({
      code: 'billing.refundNotPaid',
    })
    expect(whyNotRefund({ state: 'refunded', leftCents: 0 }, 1, ADMIN)).toMatchObject({
      code: 'money.nothingLeft',
    })
    expect(whyNotRefund(paid(250), 251, ADMIN)).toMatchObject({ params: { left: '$2.50' } })
  })
})
