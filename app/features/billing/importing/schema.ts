import { z } from 'zod'
import { isTier, TIERS, tierNamed } from '#app/features/pricing/packages.ts'

// References to what stays with the payment provider. An import sends nothing there.

const providerId = (what: string) =>
  z.string().regex(/^\w{1,255}$/u, `the payment provider’s id of the ${what} is needed`)

/** The customer at the provider; '' where the file does not say it. */
const customer = z.string().regex(/^\w{0,255}$/u, 'it is no id of a customer of the payment provider')

const STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const

const tier = z
  .string()
  .transform((name) => (isTier(name) ? name : tierNamed(name)))
  .pipe(z.enum(TIERS, 'it is no package: single, silver, gold or platinum'))

/** A subscription of another site. */
export const importedSubscription = z.object({
  stripeSubscriptionId: providerId('subscription'),
  stripeCustomerId: customer,
  packageType: tier,
  status: z.enum(STATUSES, 'it is no status of the payment provider, such as active or canceled'),
  amountCents: z.int().min(0).nullable(),
  currentPeriodStart: z.date().nullable(),
  currentPeriodEnd: z.date('the end of the paid period is needed'),
  cancelAtPeriodEnd: z.boolean(),
  defaultPaymentMethod: z
    .string()
    .regex(/^\w{1,255}$/u)
    .nullable()
    .default(null),
})

const YEARS = { min: 2000, max: 2200 }
const month = z.int().min(1).max(12)
const year = z.int().min(YEARS.min).max(YEARS.max)

/** A saved card of another site: never its number. */
export const importedCard = z.object({
  stripePaymentMethodId: providerId('card'),
  stripeCustomerId: customer,
  cardBrand: z.string().regex(/^[\w ]{1,40}$/u, 'the brand of the card is needed'),
  cardLast4: z.string().regex(/^\d{4}$/u, 'the last four digits of the card are needed, and no others'),
  cardExpMonth: month,
  cardExpYear: year,
})
