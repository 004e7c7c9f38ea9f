import { isLocalSite } from '#app/platform/local-site.ts'
import { bad, type Check, type Finding, good, note } from './check.ts'
import { askPublicSite, certificateDays, FORGED_ID, redirectOf } from './outbound.server.ts'

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

type Answer = Awaited<ReturnType<typeof askPublicSite>>

/** Returns what the proxy does to responses and requests that it should not; null when all is well. */
function whyNotPassed({ isStrict, requestId }: Answer, publicUrl: string): Finding | null {
  if (publicUrl.startsWith('https:') && !isStrict)
    return note('Strict-Transport-Security is missing', 'Let the proxy pass the headers of the site on.')
  if (requestId === FORGED_ID)
    return note('visitors choose X-Request-Id', 'Let the proxy set it: ops/nginx, ops/caddy have samples.')
  return null
}

const publicAddress: Check = {
  name: 'public address',
  advice: 'Check DNS, the certificate, the proxy, and that the site runs.',
  async examine({ settings: { publicUrl } }) {
    if (isLocalSite(publicUrl)) return note(`${publicUrl} is local`, 'Set PUBLIC_URL for a public site.')
    const answer = await askPublicSite(publicUrl)
    if (answer.status !== 200)
      return bad(`${publicUrl}/healthz returns ${answer.status}`, 'Check the proxy, and that the site runs.')
    return whyNotPassed(answer, publicUrl) ?? good(`${publicUrl} responds`)
  },
}

const RENEW_DAYS = 14

const tls: Check = {
  name: 'TLS',
  advice: 'Check the certificate of the proxy: name, chain and dates.',
  async examine({ settings: { publicUrl } }) {
    if (isLocalSite(publicUrl) || !publicUrl.startsWith('https:')) return good('is not in use')
    const days = await certificateDays(publicUrl)
    const text = `the certificate is valid for ${days} days`
    if (days < RENEW_DAYS) return note(text, 'Renew it: certbot renew, or the log of Caddy.')
    // A site on a port of its own has no plain port beside it.
    if (new URL(publicUrl).port !== '') return good(text)
    const to = await redirectOf(publicUrl)
    if (to?.startsWith('https:')) return good(`${text}, and http leads to https`)
    return note(`${text}, but http does not lead to https`, 'Let the proxy redirect port 80.')
  },
}

export const proxyChecks: readonly Check[] = [proxy, publicAddress, tls]
