import { isLocalSite } from '#app/platform/local-site.ts'
import { openLog } from '#app/platform/log.server.ts'
import { verifyMailServer } from '#app/platform/mail/verify-mail-server.server.ts'
import { openPayments } from '#app/platform/payments/payments.server.ts'
import { WEBHOOK_PATH } from '#app/platform/payments/webhook-path.ts'
import { bad, type Check, good, note } from './check.ts'
import { askPublicSite } from './outbound.server.ts'

const mail: Check = {
  name: 'mail',
  advice: 'Check SMTP_URL: address, port, user and password. smtps is port 465.',
  async examine({ settings: { smtpUrl } }) {
    if (!smtpUrl) return note('there is no mail server: emails wait', 'Set SMTP_URL.')
    await verifyMailServer(smtpUrl)
    return good('the mail server accepts the sign-in')
  },
}

const payments: Check = {
  name: 'payments',
  advice: 'Check STRIPE_SECRET_KEY, and that a restricted key may read the balance and webhook endpoints.',
  async examine({ settings }) {
    if (!settings.stripe) return note('they are simulated', 'Set the three STRIPE_ settings.')
    const { stripe, close } = await openPayments(settings, { now: () => new Date(), log: openLog('silent') })
    try {
      const { livemode } = await stripe.balance.retrieve()
      const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
      const wanted = `${settings.publicUrl}${WEBHOOK_PATH}`
      const isSet = data.some(({ url, status }) => url === wanted && status === 'enabled')
      if (!isSet) return bad('Stripe has no webhook for this site', `Add ${wanted} in Stripe's dashboard.`)
      return livemode
        ? good('live, with the webhook')
        : note('a test account', 'Set live keys to earn money.')
    } finally {
      await close()
    }
  },
}

const proxy: Check = {
  name: 'proxy',
  advice: 'Check TRUST_PROXY.',
  examine({ settings: { publicUrl, trustedProxies } }) {
    if (isLocalSite(publicUrl)) return good('none is needed on this machine')
    if (!publicUrl.startsWith('https:'))
      return bad('PUBLIC_URL is not https: passwords travel in clear', 'Put a proxy with TLS in front.')
    if (trustedProxies > 0) return good(`${trustedProxies} in front`)
    return note('TRUST_PROXY is 0: all visitors seem to have the address of the proxy', 'Set TRUST_PROXY=1.')
  },
}

const publicAddress: Check = {
  name: 'public address',
  advice: 'Check DNS, the certificate, the proxy, and that the site runs.',
  async examine({ settings: { publicUrl } }) {
    if (isLocalSite(publicUrl)) return note(`${publicUrl} is local`, 'Set PUBLIC_URL for a public site.')
    const { status, isStrict } = await askPublicSite(publicUrl)
    if (status !== 200)
      return bad(`${publicUrl}/healthz returns ${status}`, 'Check the proxy, and that the site runs.')
    if (publicUrl.startsWith('https:') && !isStrict)
      return note('Strict-Transport-Security is missing', 'Let the proxy pass the headers of the site on.')
    return good(`${publicUrl} responds`)
  },
}

export const serviceChecks: readonly Check[] = [mail, payments, proxy, publicAddress]
