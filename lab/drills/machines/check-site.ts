import assert from 'node:assert/strict'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { withClient } from '../../../app/platform/db/client.server.ts'
import { send, signIn, type User } from '../shared/visit.ts'
import type { Machine } from '../systemd/machine.ts'
import { HOST } from './machines.ts'

const SITE = `https://${HOST}`
export const USER: User = { email: `ann@${HOST}`, password: 'a quiet long haul' }

/** Asks one node and not the balancer. */
async function askNode(address: string, path: string): Promise<{ status: number; bytes: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; bytes: number }>()
  const headers = { host: HOST, 'x-forwarded-for': '203.0.113.9' }
  get({ host: address, port: 3000, path, headers, agent: false }, (response) => {
    buffer(response).then(
      ({ length }) => resolve({ status: response.statusCode ?? 0, bytes: length }),
      reject,
    )
  }).on('error', reject)
  return promise
}

/** Reads the home page through the balancer, and a picture on it from each node. */
export async function checkPages(addresses: readonly string[]): Promise<void> {
  const page = await send(`${SITE}/`)
  assert.equal(page.status, 200)
  const picture = /\/media\/[^"' ,]+/u.exec(page.body.toString())?.[0] ?? ''
  assert.ok(picture, 'the home page shows no picture')
  for (const address of addresses) {
    const { status, bytes } = await askNode(address, picture)
    assert.ok(status === 200 && bytes > 500, `${address}${picture}: ${status}, ${bytes} bytes`)
  }
  console.log(`The home page comes through the balancer, its picture from ${addresses.length} nodes.`)
}

type Favorites = {
  readonly session: string
  readonly listings: readonly string[]
}

/** Signs in through the balancer. */
export async function aSession(databaseUrl: string): Promise<Favorites> {
  const cookies = await signIn(SITE, USER)
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: string }>('select id from listings where listed order by id limit 50'),
  )
  return { session: cookies.map((one) => one.split(';')[0]).join('; '), listings: rows.map(({ id }) => id) }
}

/** Keeps a listing or keeps it no longer, through the balancer. Throws when that was not acknowledged. */
export async function keep({ session, listings }: Favorites, n: number, isKept: boolean): Promise<string> {
  const listingId = listings[n % listings.length] ?? ''
  const body = Buffer.from(JSON.stringify({ listingId, keep: isKept }))
  const { status } = await send(`${SITE}/api/favorites`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      origin: SITE,
      cookie: session,
    },
    body,
  })
  assert.equal(status, 200)
  return listingId
}

/** Returns the favorites that are stored. */
export async function storedFavorites(databaseUrl: string): Promise<ReadonlySet<string>> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: string }>(
      'select listing_id as id from favorites join profiles on profiles.id = user_id where email = $1',
      [USER.email],
    ),
  )
  return new Set(rows.map(({ id }) => id))
}

/** Checks the lines of the doctor that a guide promises. */
export function assertHealthy(report: string, names: readonly string[]): void {
  for (const name of names) assert.match(report, new RegExp(`^ok +${name} `, 'mu'), report)
}

/** Returns what a web node measures. */
export const metricsOf = ({ run }: Machine, address: string) =>
  run(`curl --silent --fail http://${address}:9464/metrics`)
