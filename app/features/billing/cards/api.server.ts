import { endpoints, personalEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { assertOwnCustomer } from '../checkout/create-subscription.server.ts'
import * as schema from '../schema.ts'
import { addCard } from './add-card.server.ts'
import { openPortal, prepareCard } from './prepare-card.server.ts'
import { removeCard, setDefaultCard } from './remove-card.server.ts'
import { setCardSaving } from './set-card-saving.server.ts'

export const cardsApi = endpoints()
  .post(
    '/create-setup-intent',
    ...personalEndpoint({
      summary: 'The secret with which the browser hands a new card to the payment provider.',
      input: schema.emptyInput,
      output: schema.secretOutput,
      refusals: ['tooMany', 'unavailable'],
      limits: ['billingPages'],
      run: async (ctx) => ({ clientSecret: await prepareCard(ctx) }),
    }),
  )
  .post(
    '/keep-card',
    ...personalEndpoint({
      summary: 'Says whether the new card that pays an open payment is kept for later.',
      input: schema.keepCardInput,
      output: schema.doneOutput,
      refusals: ['notFound', 'conflict', 'unavailable'],
      limits: ['billing'],
      run: schema.acknowledge(setCardSaving),
    }),
  )
  .post(
    '/add-payment-method',
    ...personalEndpoint({
      summary: 'Keeps a card. The first one becomes the default.',
      input: schema.addCardInput,
      output: schema.doneOutput,
      refusals: ['declined', 'notFound', 'unavailable'],
      limits: ['billing'],
      async run(ctx, { paymentMethodId, customerId }) {
        await assertOwnCustomer(ctx, customerId)
        await addCard(ctx, { paymentMethodId })
        return schema.DONE
      },
    }),
  )
  .post(
    '/remove-payment-method',
    ...personalEndpoint({
      summary: 'Forgets a card that pays for nothing. Wants a password shown in the last 15 minutes.',
      input: schema.paymentMethodInput,
      output: schema.doneOutput,
      refusals: ['notFound', 'forbidden', 'conflict', 'unavailable'],
      limits: ['billing'],
      run: schema.acknowledge(removeCard),
    }),
  )
  .post(
    '/set-default-payment-method',
    ...personalEndpoint({
      summary: 'Makes a card the default one.',
      input: schema.paymentMethodInput,
      output: schema.doneOutput,
      refusals: ['notFound', 'unavailable'],
      limits: ['billing'],
      run: schema.acknowledge(setDefaultCard),
    }),
  )
  .post(
    '/create-customer-portal-session',
    ...personalEndpoint({
      summary: 'The address of the payment provider’s pages about one’s cards and bills.',
      input: schema.portalInput,
      output: schema.urlOutput,
      refusals: ['notFound', 'unavailable'],
      limits: ['billingPages'],
      async run(ctx, { customerId }) {
        await assertOwnCustomer(ctx, customerId)
        return { url: await openPortal(ctx) }
      },
    }),
  )
