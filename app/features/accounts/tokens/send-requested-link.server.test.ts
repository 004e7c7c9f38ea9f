import { beforeAll, describe, expect, test } from 'vitest'
import { refuseFor } from '#app/lib/refusal.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo, takeJobs } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { accountJobs } from '../jobs.server.ts'
import { askForLink } from './ask-for-link.server.ts'
import type { LinkRequest } from './send-requested-link.server.ts'

const { db, connectionString, queriesOf } = useDatabase()
beforeAll(() => installJobs(connectionString))

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

let addresses = 0
function visitor(given: Partial<Parameters<typeof ctxFor>[1]> = {}) {
  addresses += 1
  return ctxFor(db, { visitor: { address: `198.51.${addresses}.1`, userAgent: 'test' }, ...given })
}

/** Runs the worker's jobs for everything that was requested. */
async function work(now = later(1)) {
  const asked = await takeJobs(db, 'accounts.send-link')
  await accountJobs['accounts.send-link'].runBatch(ctxFor(db, { now }), asked)
  return asked
}

function ask(email: string, purpose: LinkRequest['purpose'] = 'reset-password', ctx = visitor()) {
  return askForLink(ctx, { purpose, email })
}

describe('[AUTH-05] a user who forgot their password', () => {
  test('gets a mail with a link, in their language', async () => {
    const { email } = await anAccount(db, { language: 'ru' })

    await ask(email)
    await work()

    const [letter] = await emailsTo(db, email)
    expect(letter).toMatchObject({ template: 'accounts.reset-password', language: 'ru' })
    expect(letter?.body).toContain('http://localhost:3000/ru/reset-password?token=')
  })

  test('gets it in the language of the page when theirs is not known', async () => {
    const { email } = await anAccount(db)

    await ask(email, 'reset-password', visitor({ locale: 'es' }))
    await work()

    expect(await emailsTo(db, email)).toMatchObject([{ language: 'es' }])
  })

  test('gets one mail, even when the job runs twice', async () => {
    const { email } = await anAccount(db)
    await ask(email)

    const [asked] = await work()
    await accountJobs['accounts.send-link'].run(ctxFor(db, { now: later(60) }), asked)

    expect(await emailsTo(db, email)).toHaveLength(1)
  })

  test('is answered without a look at the accounts, so no one learns which there are', async () => {
    const { email } = await anAccount(db)
    const [known, unknown] = [
      await queriesOf(() => ask(email)),
      await queriesOf(() => ask('nobody@example.com')),
    ]

    expect(known).toEqual(unknown)
    expect(known.join()).not.toContain('profiles')
  })

  test('[RUN-11] waits for no one without an account: two hundred requests of strangers cost one query', async () => {
    const { email } = await anAccount(db)
    const request = (to: string): LinkRequest => ({
      purpose: 'reset-password',
      email: to,
      language: 'en',
      publicUrl: 'https://haulpost.example',
      askedAt: NOW.toISOString(),
      browser: null,
      goal: '',
    })
    const { runBatch } = accountJobs['accounts.send-link']
    const send = (requests: readonly LinkRequest[]) =>
      queriesOf(() => runBatch(ctxFor(db, { now: later(1) }), requests))
    const strangers = Array.from({ length: 200 }, (_, n) => request(`stranger-${n}@example.com`))

    expect(await send(strangers)).toHaveLength(1)
    const queries = (await send([...strangers, request(email)])).length
    const { email: other } = await anAccount(db)
    expect(await send([request(other)])).toHaveLength(queries)
    expect(await emailsTo(db, email)).toHaveLength(1)
  })

  test('[RUN-11] gets it also when the link of another one cannot be sent', async () => {
    const { email } = await anAccount(db)
    // No mail server may be handed a recipient of two lines.
    await anAccount(db, { email: 'two\rlines@example.com' })
    await ask('two\rlines@example.com')
    await ask(email)

    await expect(work()).rejects.toThrow('requested links were not sent')

    expect(await emailsTo(db, email)).toHaveLength(1)
  })

  test.each([
    ['banned', { role: 'banned' }],
    ['deactivated', { deactivatedAt: NOW }],
  ] as const)('[AUTH-11] gets nothing when %s', async (_, given) => {
    const { email } = await anAccount(db, given)

    await ask(email)
    await work()

    expect(await emailsTo(db, email)).toEqual([])
  })

  test('is no reason to write to someone without an account', async () => {
    await ask('stranger@example.com')
    await work()

    expect(await emailsTo(db, 'stranger@example.com')).toEqual([])
  })
})

describe('[AUTH-02] the confirmation once more', () => {
  test('goes to who still needs it, and to no one else', async () => {
    const [fresh, confirmed] = [await anAccount(db, { emailVerified: false }), await anAccount(db)]

    await ask(fresh.email, 'confirm-email')
    await ask(confirmed.email, 'confirm-email')
    await work()

    expect(await emailsTo(db, fresh.email)).toMatchObject([{ template: 'accounts.confirm-email' }])
    expect(await emailsTo(db, confirmed.email)).toEqual([])
  })
})

test('[AUTH-12] the sixth mail to one mailbox within half an hour has to wait, account or not', async () => {
  const { email } = await anAccount(db)
  for (const to of [email, 'none@example.com']) for (let i = 0; i < 5; i += 1) await ask(to)

  const wait = refuseFor(360)
  expect(await refusalOf(ask(email))).toEqual(wait)
  expect(await refusalOf(ask('none@example.com'))).toEqual(wait)
})
