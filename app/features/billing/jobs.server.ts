import { z } from 'zod'
import { type JobCtx, job } from '#app/platform/jobs/job.server.ts'
import type { BillingCtx } from './call-provider.server.ts'
import { deleteCustomers } from './cards/delete-customers.server.ts'
import { sendCancellations } from './end-subscriptions.server.ts'
import { remindOfRenewals } from './notices/remind-of-renewals.server.ts'
import { deleteOldEvents, reconcilePayments } from './reconcile-payments.server.ts'
import { refundRemaining } from './refund-payment.server.ts'

/** The jobs about money, with the provider they ask. */
export function billingJobs({ payments }: Pick<BillingCtx, 'payments'>) {
  const withProvider = (ctx: JobCtx): BillingCtx => ({ ...ctx, payments })
  return {
    'billing.reconcile': job(z.null(), (ctx) => reconcilePayments(withProvider(ctx)), {
      cron: '*/5 * * * *',
      atStart: true,
    }),
    'billing.end-subscriptions': job(z.null(), (ctx) => sendCancellations(withProvider(ctx)), {
      cron: '*/15 * * * *',
      atStart: true,
    }),
    'billing.refund': job(z.object({ paymentId: z.uuid() }), (ctx, { paymentId }) =>
      refundRemaining(withProvider(ctx), paymentId),
    ),
    'billing.remind-of-renewals': job(z.null(), remindOfRenewals, { cron: '25 * * * *', atStart: true }),
    'billing.forget-customers': job(z.null(), (ctx) => deleteCustomers(withProvider(ctx)), {
      cron: '35 * * * *',
      atStart: true,
    }),
    'billing.forget-events': job(z.null(), deleteOldEvents, { cron: '40 4 * * *' }),
  }
}
