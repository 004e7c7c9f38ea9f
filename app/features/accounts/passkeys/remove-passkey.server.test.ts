import { beforeAll, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, aPasskey } from '#tests/factories/accounts.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { passkeysOf } from './queries.server.ts'
import { removePasskey } from './remove-passkey.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function withPasskey(language: 'en' | 'es') {
  const { id: userId, email } = await anAccount(db, { language })
  const id = await aPasskey(db, userId)
  return { id, userId, email, ctx: { ...ctxFor(db), actor: anActor({ id: userId }) } }
}

test('[AUTH-04] a removed passkey is announced by email, in the language of its owner', async () => {
  const { id, userId, email, ctx } = await withPasskey('es')

  await removePasskey(ctx, { id })

  expect(await passkeysOf(db, userId)).toEqual([])
  expect(await emailsTo(db, email)).toMatchObject([{ template: 'accounts.passkey-removed', language: 'es' }])
  expect(await refusalOf(removePasskey(ctx, { id }))).toMatchObject({ code: 'passkeys.unknown' })
})

test('[AUTH-04] no one removes the passkey of someone else', async () => {
  const owner = await withPasskey('en')
  const stranger = await withPasskey('en')

  const refusal = await refusalOf(removePasskey(stranger.ctx, { id: owner.id }))

  expect(refusal).toMatchObject({ kind: 'notFound', code: 'passkeys.unknown' })
  expect(await passkeysOf(db, owner.userId)).toHaveLength(1)
  expect(await emailsTo(db, owner.email)).toEqual([])
})
