import type Stripe from 'stripe'
import { openLog } from '#app/platform/log.server.ts'
import { verifyMailServer } from '#app/platform/mail/verify-mail-server.server.ts'
import { openPayments } from '#app/platform/payments/payments.server.ts'
import { WEBHOOK_PATH } from '#app/platform/payments/webhook-path.ts'
import { bad, type Check, type Finding, good, note } from './check.ts'

const mail: Check = {
  name: 'mail',
  advice: 'Check SMTP_URL: address, port, user and password. smtps is port 465.',
  async examine({ settings: { smtpUrl } }) {
    if (!smtpUrl) return note('there is no mail server: emails wait', 'Set SMTP_URL.')
    await verifyMailServer(smtpUrl)
    return good('the mail server accepts the sign-in')
  },
}

/** Returns what the account of the payment provider says. Throws when it cannot be asked. */
export async function examineProvider(stripe: Stripe, publicUrl: string): Promise<Finding> {
  const { livemode } = await stripe.balance.retrieve()
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const wanted = `${publicUrl}${WEBHOOK_PATH}`
  const isSet = data.some(({ url, status }) => url === wanted && status === 'enabled')
  if (!isSet) return bad('Stripe has no webhook for this site', `Add ${wanted} in Stripe's dashboard.`)
  return livemode ? good('live, with the webhook') : note('a test account', 'Set live keys to earn money.')
}

const payments: Check = {
  name: 'payments',
  advice: 'Check STRIPE_SECRET_KEY, and that a restricted key may read the balance and webhook endpoints.',
  async examine({ settings }) {
    if (!settings.stripe) return note('they are simulated', 'Set the three STRIPE_ settings.')
    const { stripe, close } = await openPayments(settings, { now: () => new Date(), log: openLog('silent') })
    try {
      return await examineProvider(stripe, settings.publicUrl)
    } finally {
      await close()
    }
  },
}

export const serviceChecks: readonly Check[] = [mail, payments]
