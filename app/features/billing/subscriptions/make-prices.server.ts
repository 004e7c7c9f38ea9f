import { PERIOD_DAYS } from '#app/features/items/rules.ts'
import { priceOf, type Tier } from '#app/features/pricing/packages.ts'
import { askProvider, type BillingCtx } from '../ask-provider.server.ts'
import { CURRENCY } from '../rules.ts'
import { priceKeyOf } from './rules.ts'

/** The provider's price of a package that renews itself, by its key; made when it is not there yet. */
export async function priceOfTier(ctx: BillingCtx, tier: Tier): Promise<string> {
  const lookupKey = priceKeyOf(tier)
  const amount = priceOf(tier)
  const { data } = await askProvider(ctx, (stripe) =>
    stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
  )
  const [known] = data
  if (known?.unit_amount === amount && known.currency === CURRENCY) return known.id
  const price = await askProvider(ctx, (stripe) =>
    stripe.prices.create(
      {
        currency: CURRENCY,
        unit_amount: amount,
        // The thirty days a listing gets for it (D-03), so that none of them falls between two charges.
        recurring: { interval: 'day', interval_count: PERIOD_DAYS },
        lookup_key: lookupKey,
        // A price of an earlier price list hands its key over; who pays it goes on paying it.
        transfer_lookup_key: true,
        product_data: { name: `Haulpost ${tier}` },
      },
      { idempotencyKey: `price:${lookupKey}:${amount}` },
    ),
  )
  return price.id
}
