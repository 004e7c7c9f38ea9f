import { z } from 'zod'
import { BUMP, PRODUCT_NAMES, TIER_NAMES } from '#app/features/pricing/packages.ts'
import { PAYMENT_REASONS, PAYMENT_STATES } from './rules.ts'

/** An id of the payment provider: letters, digits and underscores, harmless in an address. */
const providerId = z.string().regex(/^\w{1,255}$/u)

/** What an event of the provider has at least, as far as we look at it. */
export const providerEvent = z.object({
  id: providerId,
  type: z.string().max(255),
  created: z.int(),
  data: z.object({ object: z.looseObject({}) }),
})

/** A word of the provider's own vocabulary; any other counts as not said. */
const providerCode = z
  .string()
  .regex(/^[a-z0-9_]{1,64}$/u)
  .optional()
  .catch(undefined)

const providerError = z.object({ code: providerCode, decline_code: providerCode })

/** What an attempt to pay or to keep a card says about its refusal. */
export const providerRefusal = z.object({
  last_payment_error: providerError.nullish(),
  last_setup_error: providerError.nullish(),
})

/** How a dispute stands, such as won or lost. */
export const providerDispute = z.object({ status: providerCode })

/** What is named by its id, or whole. */
export const providerObjectId = z.union([providerId, z.object({ id: providerId }).transform(({ id }) => id)])

export const paymentMethodInput = z.object({ paymentMethodId: providerId })

/** A customer's id is known from the session; one in the request is only compared. */
const customerId = z.string().max(255).optional()

/** A package by one of its names. Any other is refused by a message of its own. */
const named = (names: readonly string[]) =>
  z
    .string()
    .max(40)
    .meta({ enum: [...names] })

/** What the page says is being paid: a user who believes to publish a listing pays for nothing else. */
const reason = z
  .enum(PAYMENT_REASONS)
  .optional()
  .meta({ description: 'Only compared: another one is refused with 409.' })

/** A page that was opened before another purchase would buy the same twice: 30 more days cost the same each time. */
const lastPayment = z.uuid().nullable().optional().meta({
  description:
    'The newest payment for the listing that the buyer knows of; null for none. Only compared: if another was made since, the response is 409.',
})

/** A page that was opened before the pictures were deleted would sell a blank banner ad. */
const withoutPicture = z.boolean().optional().meta({
  description: 'false: a package with a banner ad is refused with 409 while the listing has no picture.',
})

export const addCardInput = paymentMethodInput.extend({ customerId })

export const subscriptionInput = z.object({ subscriptionId: providerId })

export const cancelInput = subscriptionInput.extend({
  resume: z.boolean().optional().meta({ description: 'true turns automatic renewal on again.' }),
})

export const changeCardInput = subscriptionInput.extend({ paymentMethodId: providerId })

export const createSubscriptionInput = z.object({
  packageType: named(TIER_NAMES),
  priceId: z
    .string()
    .max(255)
    .optional()
    .meta({ description: 'Only compared with the price of the package.' }),
  paymentMethodId: providerId
    .optional()
    .meta({ description: 'A card to charge at once. Without it the browser confirms with clientSecret.' }),
  customerId,
  listingId: z.uuid().meta({ description: 'What it pays for.' }),
  reason,
  lastPaymentId: lastPayment,
  withoutPicture,
})

export const portalInput = z.object({
  customerId,
  returnUrl: z.string().max(2048).optional().meta({ description: 'Ignored: it leads back to /dashboard.' }),
})

export const paymentIntentInput = z.object({
  amount: z
    .number()
    .optional()
    .meta({ description: 'In cents. Only compared with the price: another one is refused with 400.' }),
  description: z.string().max(1000).optional().meta({ description: 'Ignored.' }),
  metadata: z.object({
    type: named(PRODUCT_NAMES).optional().meta({ description: 'Read where there is no tier.' }),
    listing_id: z.uuid().meta({ description: 'What it pays for.' }),
    tier: named(PRODUCT_NAMES)
      .optional()
      .meta({ description: `${BUMP} moves a live listing up once.` }),
    reason,
    last_payment: lastPayment,
    without_picture: withoutPicture,
  }),
})

export const postedInput = z.object({
  userId: z.string().max(64).optional(),
  adId: z.uuid(),
  paymentAmount: z
    .union([z.string().max(40), z.number()])
    .optional()
    .meta({ description: 'Ignored.' }),
  packageType: z.string().max(40).optional().meta({ description: 'Ignored.' }),
})

export const paymentInput = z.object({ paymentId: z.uuid() })
export const savedCardInput = paymentInput.extend({ paymentMethodId: providerId })

export const keepCardInput = paymentInput.extend({
  keep: z
    .boolean()
    .meta({ description: 'Whether the card that pays it is kept. It is not, unless asked for.' }),
})

export const emptyInput = z.object({})

export const doneOutput = z.object({ success: z.literal(true) })

/** The response where there is nothing to return. */
export const DONE = { success: true } as const satisfies z.input<typeof doneOutput>

/** Makes an endpoint of work that has no result: the response says that it was done. */
export const acknowledge =
  <C, I>(work: (ctx: C, input: I) => Promise<unknown>) =>
  async (ctx: C, input: I) => {
    await work(ctx, input)
    return DONE
  }

export const receivedOutput = z.object({ received: z.literal(true) })
export const stateOutput = z.object({
  state: z.enum(PAYMENT_STATES),
  pausedMinutes: z
    .int()
    .nullable()
    .meta({ description: 'For how long paying is paused after refused cards. null: it is not.' }),
})
export const secretOutput = z.object({ clientSecret: z.string() })
export const intentOutput = secretOutput.extend({
  paymentId: z.uuid(),
  amount: z.int(),
  paid: z.boolean().meta({ description: 'It turned out to be paid already.' }),
})
export const subscriptionOutput = z.object({
  subscriptionId: z.string(),
  status: z.enum(['active', 'incomplete', 'requires_action']),
  clientSecret: z.string().nullable(),
  paymentId: z.uuid(),
  amount: z.int(),
})
export const savedCardOutput = z.object({
  outcome: z.enum(['paid', 'open', 'confirm']),
  clientSecret: z.string().nullable(),
})
export const urlOutput = z.object({ url: z.string() })
