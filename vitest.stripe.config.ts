import { defineConfig } from 'vitest/config'

// `npm run test:stripe`: the flow of a payment in a Stripe test account, when STRIPE_SECRET_KEY names one.
export default defineConfig({
  test: {
    include: ['tests/stripe/*.stripe.test.ts'],
    globalSetup: 'tests/helpers/global-setup.ts',
    testTimeout: 120_000,
    passWithNoTests: true,
  },
})
