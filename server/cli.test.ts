import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { anAccount } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/helpers/database.ts'

const { db, connectionString } = useDatabase()

/** Runs the command line as an operator does; returns its output and whether it succeeded. */
function haulpost(...words: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: connectionString }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/cli.ts', ...words], {
    env,
    encoding: 'utf8',
  })
  return status === 0 ? { worked: true, says: stdout } : { worked: false, says: stderr }
}

const roleOf = (email: string) =>
  db.selectFrom('profiles').select('role').where('email', '=', email).executeTakeFirst()

test('an operator makes a user an admin, however the address is spelled (D-19)', async () => {
  const { email } = await anAccount(db, { email: 'boss@example.com' })

  expect(haulpost('admin', 'grant', 'Boss@Example.com')).toMatchObject({ worked: true })
  expect(await roleOf(email)).toEqual({ role: 'admin' })
})

test('an operator unbans a user', async () => {
  const { email } = await anAccount(db, { role: 'banned' })

  expect(haulpost('unban', email)).toMatchObject({ worked: true })
  expect(await roleOf(email)).toEqual({ role: 'user' })
})

test('a mistake is named in one line', () => {
  expect(haulpost('admin', 'grant', 'nobody@example.com')).toEqual({
    worked: false,
    says: 'There is no such account.\n',
  })
})

test.each(['', 'admin', 'admin grant', 'unban x@example.com y@example.com', 'drop x@example.com'])(
  '“%s” shows how to call it',
  (line) => {
    const { worked, says } = haulpost(...line.split(' '))

    expect(worked).toBe(false)
    expect(says).toContain('Usage:')
  },
)
