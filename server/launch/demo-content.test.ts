import { expect, test } from 'vitest'
import { hashPassword } from '#app/platform/auth/password.server.ts'
import { DEMO_ACCOUNTS } from '#db/seeds/demo-accounts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { openDemoAccountsIn } from './demo-content.ts'

const { db, connectionString } = useDatabase()

test('[AUTH-04] demo accounts with public passwords are found, until the passwords are changed', async () => {
  const [admin, member] = DEMO_ACCOUNTS
  if (!admin || !member) throw new Error('the demo has fewer than two accounts')
  expect(await openDemoAccountsIn(connectionString)).toEqual([])

  for (const { email, password } of [admin, { ...member, password: 'of one’s own' }]) {
    const { id: userId } = await aProfile(db, { email })
    const hash = await hashPassword(password)
    await db.insertInto('accounts').values({ userId, accountId: userId, password: hash }).execute()
  }
  expect(await openDemoAccountsIn(connectionString)).toEqual([admin.email])
})
