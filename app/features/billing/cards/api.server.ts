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
      example: {},
      output: schema.secretOutput,
      limits: ['billingPages'],
      run: async (ctx) => ({ clientSecret: await prepareCard(ctx) }),
    }),
  )
  .post(
    '/keep-card',
    ...personalEndpoint({
      summary: 'Says whether the new card that pays an open payment is kept for later.',
      input: schema.keepCardInput,
      example: { paymentId: '0b8e4f0a-2f64-4a9d-8f0b-6a3d9a1f7c55', keep: true },
      output: schema.doneOutput,
      refusals: ['notFound', 'conflict'],
      limits: ['billing'],
      run: schema.acknowledge(setCardSaving),
    }),
  )
  .post(
    '/add-payment-method',
    ...personalEndpoint({
      summary: 'Keeps a card. The first one becomes the default.',
      input: schema.addCardInput,
      example: { paymentMethodId: 'pm_1QxyZ' },
      output: schema.doneOutput,
      refusals: ['declined', 'notFound'],
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
      example: { paymentMethodId: 'pm_1QxyZ' },
      output: schema.doneOutput,
      refusals: ['notFound', 'conflict'],
      limits: ['billing'],
      run: schema.acknowledge(removeCard),
    }),
  )
  .post(
    '/set-default-payment-method',
    ...personalEndpoint({
      summary: 'Makes a card the default one.',
      input: schema.paymentMethodInput,
      example: { paymentMethodId: 'pm_1QxyZ' },
      output: schema.doneOutput,
      refusals: ['notFound'],
      limits: ['billing'],
      run: schema.acknowledge(setDefaultCard),
    }),
  )
  .post(
    '/create-customer-portal-session',
    ...personalEndpoint({
      summary: 'The address of the payment provider’s pages about one’s cards and bills.',
      input: schema.portalInput,
      example: {},
      output: schema.urlOutput,
      refusals: ['notFound'],
      limits: ['billingPages'],
      async run(ctx, { customerId }) {
        await assertOwnCustomer(ctx, customerId)
        return { url: await openPortal(ctx) }
      },
    }),
  )
