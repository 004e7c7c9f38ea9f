import pg from 'pg'
import { expect, test } from 'vitest'
import { isGuessable } from '#app/platform/auth/guessable.server.ts'
import { isPassword } from '#app/platform/auth/password.server.ts'
import { quickHash } from '#tests/factories/accounts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { setDemoPasswords } from './demo-passwords.ts'

const { db, connectionString } = useDatabase()

async function hashOf(email: string) {
  const found = await db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.id', 'accounts.userId')
    .select('accounts.password')
    .where('email', '=', email)
    .executeTakeFirst()
  return found?.password ?? ''
}

test('the demo’s users can sign in with the published passwords; a changed one stays', async () => {
  const [first, second] = DEMO_ACCOUNTS
  if (!first || !second) throw new Error('The demo has fewer than two accounts')
  await aProfile(db, { email: first.email })
  const { id } = await aProfile(db, { email: second.email })
  await db
    .insertInto('accounts')
    .values({ userId: id, accountId: id, password: quickHash('changed') })
    .execute()

  const client = new pg.Client({ connectionString })
  await client.connect()
  await setDemoPasswords(client, NOW)
  await setDemoPasswords(client, NOW)
  await client.end()

  expect(await isPassword(first.password, await hashOf(first.email))).toBe(true)
  expect(await isPassword('changed', await hashOf(second.email))).toBe(true)
})

test('no password of the demo is one the site itself would refuse', () => {
  for (const { email, fullName, password } of DEMO_ACCOUNTS)
    expect(isGuessable(password, [email, fullName])).toBe(false)
})
