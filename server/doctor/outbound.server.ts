import { connect } from 'node:tls'

const TIMEOUT_MS = 10_000

/** What a visitor could claim of a request: a proxy must not pass it on. */
export const FORGED_ID = 'haulpost-doctor'

/** Returns how the site responds at its public address. Throws when it cannot be reached. */
export async function askPublicSite(publicUrl: string) {
  const response = await fetch(`${publicUrl}/healthz`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
    headers: { 'x-request-id': FORGED_ID },
  })
  await response.body?.cancel()
  const { status, headers } = response
  return {
    status,
    isStrict: headers.has('strict-transport-security'),
    requestId: headers.get('x-request-id'),
  }
}

/** Returns where the same address without TLS leads to; null when it leads nowhere. */
export async function redirectOf(publicUrl: string): Promise<string | null> {
  const response = await fetch(publicUrl.replace('https:', 'http:'), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  }).catch(() => null)
  await response?.body?.cancel()
  return response?.headers.get('location') ?? null
}

const DAY_MS = 86_400_000

/** Returns for how many days the certificate of an address is valid. Throws when browsers would refuse it. */
export async function certificateDays(publicUrl: string): Promise<number> {
  const { hostname, port } = new URL(publicUrl)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () =>
    resolve(socket.getPeerCertificate().valid_to),
  )
  socket.on('error', reject)
  socket.setTimeout(TIMEOUT_MS, () =>
    socket.destroy(new Error('the server of the certificate does not answer')),
  )
  try {
    return Math.floor((Date.parse(await promise) - Date.now()) / DAY_MS)
  } finally {
    socket.destroy()
  }
}

const READY_TIMEOUT_MS = 4000

/** Whether a process of this machine says that it is ready. */
export async function isReadyAt(host: string, port: number): Promise<boolean> {
  const response = await fetch(`http://${host}:${port}/readyz`, {
    signal: AbortSignal.timeout(READY_TIMEOUT_MS),
  }).catch(() => null)
  return response?.ok ?? false
}
