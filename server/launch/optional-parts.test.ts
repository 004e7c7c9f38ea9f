import { expect, test } from 'vitest'
import { whyPartMissing } from './optional-parts.ts'

const hasNothing = () => false

test('[RUN-07] what a production install leaves out is named in one line when the settings ask for it', () => {
  expect(whyPartMissing({ demoData: true, stripe: {} }, hasNothing)).toContain('set DEMO_DATA=off')
  expect(whyPartMissing({ demoData: false, stripe: null }, hasNothing)).toContain('STRIPE_SECRET_KEY')
  expect(whyPartMissing({ demoData: false, stripe: {} }, hasNothing)).toBeNull()
})

test('[RUN-07] a checkout with all packages has every part', () => {
  expect(whyPartMissing({ demoData: true, stripe: null })).toBeNull()
})
