import { expect, test } from 'vitest'
import { aProfile } from '#tests/factories/profiles.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { openSession, openSessionByPassword } from './account-library.server.ts'
import { hashPassword } from './password.server.ts'

const { db, queriesOf } = useDatabase()

test('try', async () => {
  const p = await aProfile(db, { email: 'ann@example.com' })
  await db
    .insertInto('accounts')
    .values({ userId: p.id, accountId: p.id, password: await hashPassword('secret1') })
    .execute()
  const ctx = ctxFor(db)
  console.log(
    await queriesOf(async () =>
      console.log(await openSessionByPassword(ctx, { email: 'ann@example.com', password: 'secret1' })),
    ),
  )
  console.log(
    await openSessionByPassword(ctx, { email: 'ann@example.com', password: 'secret2' }).catch((e) => e),
  )
  console.log(
    await openSessionByPassword(ctx, { email: 'bob@example.com', password: 'secret2' }).catch((e) => e),
  )
  console.log(await openSession(ctx, p.id))
  await db.updateTable('profiles').set({ role: 'banned' }).execute()
  console.log(
    await openSessionByPassword(ctx, { email: 'ann@example.com', password: 'secret1' }).catch((e) => e),
  )
  console.log(await db.selectFrom('sessions').selectAll().execute())
})
