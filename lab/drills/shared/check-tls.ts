import assert from 'node:assert/strict'
import { type ConnectionOptions, connect } from 'node:tls'
import type { Place } from './proxies.ts'

/** Returns the protocol that a proxy agrees to, or null where it agrees to nothing of what is offered. */
async function protocolWith({ host, https }: Place, offered: ConnectionOptions): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const socket = connect({ host: '127.0.0.1', port: https, servername: host, ...offered })
  socket.once('secureConnect', () => resolve(socket.getProtocol()))
  socket.once('error', () => resolve(null))
  return promise.finally(() => socket.destroy())
}

/** Lets this client offer what is out of date, so that it is the server which refuses it. */
const anyCipher = (ciphers: string) => `${ciphers}:@SECLEVEL=0`

const upTo12 = { maxVersion: 'TLSv1.2' } as const

/** TLS 1.2 with forward secrecy and authenticated ciphers, TLS 1.3, and nothing else (RFC 9325). */
const OFFERS: readonly (readonly [what: string, agreed: string | null, offered: ConnectionOptions])[] = [
  ['TLS 1.3', 'TLSv1.3', { minVersion: 'TLSv1.3' }],
  ['TLS 1.2', 'TLSv1.2', { ...upTo12, ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256' }],
  ['TLS 1.1', null, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: anyCipher('ALL') }],
  ['CBC', null, { ...upTo12, ciphers: anyCipher('ECDHE-ECDSA-AES128-SHA:ECDHE-ECDSA-AES256-SHA384') }],
  ['no forward secrecy', null, { ...upTo12, ciphers: anyCipher('AES128-GCM-SHA256:AES256-SHA') }],
]

/** Checks which versions and ciphers a proxy takes. The certificate is not looked at here. */
export async function checkTls(place: Place): Promise<void> {
  for (const [what, agreed, offered] of OFFERS)
    assert.equal(await protocolWith(place, { ...offered, rejectUnauthorized: false }), agreed, what)
}
