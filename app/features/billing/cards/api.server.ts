import { endpoints, personalEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { assertOwnCustomer } from '../create-subscription.server.ts'
import * as asked from '../schema.ts'
import { thenDone } from '../then-done.server.ts'
import { addCard } from './add-card.server.ts'
import { chooseKeeping } from './choose-keeping.server.ts'
import { openPortal, prepareCard } from './prepare-card.server.ts'
import { chooseDefault, removeCard } from './remove-card.server.ts'

export const cardsApi = endpoints()
  .post(
    '/create-setup-intent',
    ...personalEndpoint({
      summary: 'The secret with which the browser hands a new card to the payment provider.',
      input: asked.nothingAsked,
      output: asked.secretAnswer,
      refusals: ['tooMany', 'unavailable'],
      limits: ['billingPages'],
      run: async (ctx) => ({ clientSecret: await prepareCard(ctx) }),
    }),
  )
  .post(
    '/keep-card',
    ...personalEndpoint({
      summary: 'Says whether the new card that pays an open payment is kept for later.',
      input: asked.keepingAsked,
      output: asked.doneAnswer,
      refusals: ['notFound', 'conflict', 'unavailable'],
      limits: ['billing'],
      run: thenDone(chooseKeeping),
    }),
  )
  .post(
    '/add-payment-method',
    ...personalEndpoint({
      summary: 'Keeps a card. The first one becomes the default.',
      input: asked.addCardAsked,
      output: asked.doneAnswer,
      refusals: ['declined', 'notFound', 'unavailable'],
      limits: ['billing'],
      async run(ctx, { paymentMethodId, customerId }) {
        await assertOwnCustomer(ctx, customerId)
        await addCard(ctx, { paymentMethodId })
        return asked.DONE
      },
    }),
  )
  .post(
    '/remove-payment-method',
    ...personalEndpoint({
      summary: 'Forgets a card that pays for nothing. Wants a password shown in the last 15 minutes.',
      input: asked.paymentMethodAsked,
      output: asked.doneAnswer,
      refusals: ['notFound', 'forbidden', 'conflict', 'unavailable'],
      limits: ['billing'],
      run: thenDone(removeCard),
    }),
  )
  .post(
    '/set-default-payment-method',
    ...personalEndpoint({
      summary: 'Makes a card the default one.',
      input: asked.paymentMethodAsked,
      output: asked.doneAnswer,
      refusals: ['notFound', 'unavailable'],
      limits: ['billing'],
      run: thenDone(chooseDefault),
    }),
  )
  .post(
    '/create-customer-portal-session',
    ...personalEndpoint({
      summary: 'The address of the payment provider’s pages about one’s cards and bills.',
      input: asked.portalAsked,
      output: asked.urlAnswer,
      refusals: ['notFound', 'unavailable'],
      limits: ['billingPages'],
      async run(ctx, { customerId }) {
        await assertOwnCustomer(ctx, customerId)
        return { url: await openPortal(ctx) }
      },
    }),
  )
