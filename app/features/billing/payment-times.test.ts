import { expect, test } from 'vitest'
import { MAX_POLLS, PAYMENT_TIMEOUT_MS, POLL_INTERVAL_MS, SUCCESS_CLOSE_MS } from './payment-times.ts'
import { RECEIPTS_PER_PAGE } from './receipts/receipt-details.ts'

test('the times of the specification', () => {
  expect([PAYMENT_TIMEOUT_MS, SUCCESS_CLOSE_MS]).toEqual([30_000, 2000])
  expect(POLL_INTERVAL_MS * MAX_POLLS).toBe(90_000)
  expect(RECEIPTS_PER_PAGE).toBe(10)
})
