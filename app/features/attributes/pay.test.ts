import { expect, test } from 'vitest'
import { saysPay, weeklyPay } from './pay.ts'

test.each([
  [{ payModel: 'per-mile', payFrom: 620, payTypical: 2400 }, 148_800, null],
  [{ payModel: 'per-mile', payFrom: 625, payTo: 680, payTypical: 3000 }, 187_500, 204_000],
  [{ payModel: 'per-loaded-mile', payFrom: 3150, payTypical: 2100 }, 661_500, null],
  [{ payModel: 'percent', payFrom: 880, payGross: 850_000 }, 748_000, null],
  [{ payModel: 'percent', payFrom: 875, payGross: 800_000 }, 700_000, null],
  [{ payModel: 'hourly', payFrom: 2850, payTypical: 50 }, 142_500, null],
  [{ payModel: 'day', payFrom: 22_000, payTo: 25_000, payTypical: 5 }, 110_000, 125_000],
  [{ payModel: 'week', payFrom: 150_000, payTo: 180_000 }, 150_000, 180_000],
  [{ payModel: 'salary', payFrom: 7_800_000 }, 150_000, null],
] as const)('[ATTR-03] %j is %d cents a week, up to %s', (values, from, to) => {
  expect(weeklyPay(values)).toMatchObject({ from, to })
})

test.each([
  [{}],
  [{ payModel: 'percent', payFrom: 880 }],
  [{ payModel: 'per-mile', payFrom: 620 }],
  [{ payModel: 'hourly', payFrom: 2850 }],
  [{ payModel: 'hourly', payTypical: 40 }],
  [{ payFrom: 620, payTypical: 2400 }],
] as const)('[ATTR-03] %j does not say what a week pays', (values) => {
  expect(weeklyPay(values)).toBeNull()
})

test('[ATTR-03] a job with a rate or a guarantee says what it pays, one with a model alone does not', () => {
  expect(saysPay({ payModel: 'percent', payFrom: 880 })).toBe(true)
  expect(saysPay({ payGuaranteed: 150_000 })).toBe(true)
  expect(saysPay({ payModel: 'hourly' })).toBe(false)
})
