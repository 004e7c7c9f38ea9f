import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.server.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// What only requests from the machine itself may see or do, judged by the connection and never by a header.

const { db, connectionString } = useDatabase()
let mail: string
beforeAll(async () => {
  await installJobs(connectionString)
  mail = await enqueueMail(ctxFor(db), {
    recipient: 'ann@example.com',
    subject: 'A secret link',
    body: 'text',
    html: '<p>html</p>',
    template: 'test',
    language: 'en',
  })
})

type Sender = { readonly peer: string; readonly trustedProxies: number; readonly headers: HeadersInit }

const HERE = '127.0.0.1'
const ELSEWHERE = '203.0.113.9'
const saysHere = { 'x-forwarded-for': HERE }

const STRANGERS: readonly (readonly [string, Sender])[] = [
  ['another machine', { peer: ELSEWHERE, trustedProxies: 0, headers: {} }],
  ['another machine that forges where it is', { peer: ELSEWHERE, trustedProxies: 0, headers: saysHere }],
  ['the same, with a proxy expected', { peer: ELSEWHERE, trustedProxies: 1, headers: saysHere }],
  [
    'the same, with a longer list',
    { peer: ELSEWHERE, trustedProxies: 2, headers: { 'x-forwarded-for': `${HERE}, ${HERE}` } },
  ],
  ['another machine, by X-Real-IP', { peer: ELSEWHERE, trustedProxies: 1, headers: { 'x-real-ip': HERE } }],
  [
    'a visitor through a proxy of this machine',
    { peer: HERE, trustedProxies: 1, headers: { 'x-forwarded-for': ELSEWHERE } },
  ],
  ['one who forges that through the proxy', { peer: HERE, trustedProxies: 1, headers: saysHere }],
  [
    'a visitor through a proxy no one told of',
    { peer: HERE, trustedProxies: 0, headers: { via: '1.1 proxy' } },
  ],
]

const LOCALS: readonly (readonly [string, Sender])[] = [
  ['this machine', { peer: HERE, trustedProxies: 0, headers: {} }],
  ['this machine by IPv6', { peer: '::1', trustedProxies: 0, headers: {} }],
  ['this machine beside its proxy', { peer: '::ffff:127.0.0.1', trustedProxies: 1, headers: {} }],
]

const site = ({ peer, trustedProxies }: Sender) => siteWith(db, { peer, settings: { trustedProxies } })

/** Everything that is for this machine only, as a status that says whether it was permitted. */
const PLACES: readonly (readonly [string, (sender: Sender) => Promise<number>])[] = [
  ...['/dev/outbox', '/dev/outbox.data', '/dev/payments'].map(
    (path) =>
      [
        path,
        async (sender: Sender) => (await (await site(sender)).get(path, sender.headers)).status,
      ] as const,
  ),
  [
    'a mail in the outbox',
    async (sender) => (await (await site(sender)).get(`/dev/outbox/${mail}`, sender.headers)).status,
  ],
  [
    'the clock of the simulated provider',
    async (sender) => {
      const form = new URLSearchParams({ do: 'advance' })
      return (await (await site(sender)).post('/dev/payments', form, sender.headers)).status
    },
  ],
]

describe.each(PLACES)('[NET-02] %s', (_, statusFor) => {
  test.each(STRANGERS)('is closed to %s', async (_, sender) => {
    expect(await statusFor(sender)).toBe(404)
  })

  test.each(LOCALS)('is open to %s', async (_, sender) => {
    expect(await statusFor(sender)).toBe(200)
  })
})

describe('[D-40] a form sent as quickly as only programs of this machine may', () => {
  const form = new URLSearchParams({
    name: 'Ann',
    email: 'ann@example.com',
    subject: 'Hello',
    message: 'A message that is long enough.',
  })
  const sent = async (sender: Sender) =>
    (await (await site(sender)).post('/contact', form, sender.headers)).status

  test.each(STRANGERS)('is not taken from %s', async (_, sender) => {
    expect(await sent(sender)).toBe(429)
  })

  test('is accepted from this machine, without a proxy in front', async () => {
    expect(await sent({ peer: HERE, trustedProxies: 0, headers: {} })).toBe(200)
    expect(await sent({ peer: HERE, trustedProxies: 1, headers: {} })).toBe(429)
  })
})

test('[NET-02] whether a request is from this machine is judged in one place, by the connection', async () => {
  const files = globSync('{app,server}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const sources = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))
  const judging = sources
    .filter(([, source]) => /import .*\bisLoopback\b/u.test(source))
    .map(([file]) => file)
  expect(judging.toSorted()).toEqual([
    'app/platform/local-site.ts',
    'server/pipeline/identity/client-address.ts',
  ])
})
