import assert from 'node:assert/strict'
import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { checkTls } from './check-tls.ts'
import type { Place } from './proxies.ts'
import { send, signIn, type User, upload } from './visit.ts'

/** Sends a request without TLS, and returns where it is redirected to. */
async function redirectOf({ http, host }: Place): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  get(`http://${host}:${http}/search?q=reefer`, (response) => {
    response.resume()
    resolve(`${response.statusCode} ${response.headers.location ?? ''}`)
  }).on('error', reject)
  return promise
}

export type Visit = {
  readonly user: User
  readonly picture: Buffer
  /** Returns the log line of a request, by its id. */
  readonly lineOf: (requestId: string) => Promise<string>
}

const FORGED = {
  'x-forwarded-for': '203.0.113.9',
  'x-request-id': 'forged-by-visitor',
  'x-real-ip': '203.0.113.9',
}

/** Checks what a proxy must do and must not do, while the site is up. */
export async function checkProxy(place: Place, { user, picture, lineOf }: Visit): Promise<void> {
  const site = `https://${place.host}:${place.https}`
  await checkTls(place)
  assert.match(await redirectOf(place), /^308 https:\/\/.*\/search\?q=reefer$/u)

  const page = await send(`${site}/`, { headers: { 'accept-encoding': 'gzip', ...FORGED } })
  assert.equal(page.status, 200)
  assert.match(String(page.headers['strict-transport-security']), /max-age=31536000/u)
  assert.equal(page.headers['content-encoding'], 'gzip')
  assert.match(gunzipSync(page.body).toString(), /^<!DOCTYPE html>/iu)

  const id = String(page.headers['x-request-id'])
  assert.notEqual(id, FORGED['x-request-id'])
  assert.match(await lineOf(id), /"network":"127\.0\.0\./u)

  const cookies = await signIn(site, user)
  assert.ok(cookies.length > 0 && cookies.every((one) => /; Secure/iu.test(one)), cookies.join('\n'))

  assert.ok(picture.length > 9_900_000, `a picture of ${picture.length} bytes`)
  const kept = await upload(site, cookies, picture)
  assert.equal(kept.status, 200, kept.body.toString())
  const refused = await upload(site, cookies, Buffer.alloc(13_000_000))
  assert.equal(refused.status, 413, refused.body.toString())

  const upgrade = await send(site, { headers: { connection: 'Upgrade', upgrade: 'websocket' } })
  assert.equal(upgrade.status, 200)
}

/** Checks what visitors see while no process of the site answers. */
export async function checkDown({ host, https }: Place): Promise<void> {
  const page = await send(`https://${host}:${https}/`)
  assert.equal(page.status, 503)
  assert.equal(page.headers['retry-after'], '30')
  assert.match(page.body.toString(), /Back in a moment/u)
}
