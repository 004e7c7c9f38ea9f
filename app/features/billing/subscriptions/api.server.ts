import { endpoints, personalEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import * as schema from '../schema.ts'
import { changeCard } from './change-card.server.ts'
import { requestCancellation } from './request-cancellation.server.ts'
import { switchRenewal } from './switch-renewal.server.ts'

export const subscriptionsApi = endpoints()
  .post(
    '/cancel-subscription',
    ...personalEndpoint({
      summary: 'Lets a subscription end with the period that is paid, or, with resume, go on.',
      input: schema.cancelInput,
      example: { subscriptionId: 'sub_1QxyZ', resume: false },
      output: schema.doneOutput,
      refusals: ['notFound', 'conflict'],
      limits: ['billing'],
      async run(ctx, { subscriptionId, resume = false }) {
        await switchRenewal(ctx, { subscriptionId, renews: resume, intent: resume ? 'renewal' : 'cancel' })
        return schema.DONE
      },
    }),
  )
  .post(
    '/update-subscription-payment-method',
    ...personalEndpoint({
      summary: 'Pays a subscription with another saved card; a renewal that failed is tried again.',
      input: schema.changeCardInput,
      example: { subscriptionId: 'sub_1QxyZ', paymentMethodId: 'pm_1QxyZ' },
      output: schema.doneOutput,
      refusals: ['declined', 'notFound', 'conflict'],
      limits: ['billing'],
      run: schema.acknowledge(changeCard),
    }),
  )
  .post(
    '/request-cancellation',
    ...personalEndpoint({
      summary: 'Asks the operator to cancel a subscription that came from an earlier system.',
      input: schema.subscriptionInput,
      example: { subscriptionId: 'sub_1QxyZ' },
      output: schema.doneOutput,
      refusals: ['notFound'],
      run: schema.acknowledge(requestCancellation),
    }),
  )
