import { isPassword } from '#app/platform/auth/password.server.ts'
import type { DemoAccount } from '#db/seeds/demo-accounts.ts'
import { oneQuery } from './one-query.ts'

/** Fills a database that has never contained a listing with demo content. */
export async function fillWithDemoContent(databaseUrl: string, dataDir: string) {
  const [found] = await oneQuery<{ isEmpty: boolean }>(
    databaseUrl,
    'select not exists (select from listings) and not exists (select from profiles) as "isEmpty"',
  )
  if (!found?.isEmpty) return
  console.log('Filling the empty database with demo content …')
  const { seedDemo } = await import('#db/seeds/seed-demo.ts')
  await seedDemo({ connectionString: databaseUrl, dataDir })
}

/** Returns the demo accounts that this database still has. */
export async function demoAccountsIn(databaseUrl: string): Promise<readonly DemoAccount[]> {
  const { DEMO_ACCOUNTS } = await import('#db/seeds/demo-accounts.ts')
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  const found = await oneQuery<{ email: string }>(
    databaseUrl,
    'select email from profiles where email = any ($1)',
    [emails],
  )
  return DEMO_ACCOUNTS.filter(({ email }) => found.some((profile) => profile.email === email))
}

const HASHES = `select email, password from accounts join profiles on profiles.id = accounts.user_id
  where email = any ($1) and password is not null`

/** Returns the addresses of demo accounts that still have the passwords of the source. */
export async function openDemoAccountsIn(databaseUrl: string): Promise<readonly string[]> {
  const accounts = await demoAccountsIn(databaseUrl)
  const emails = accounts.map(({ email }) => email)
  const stored = await oneQuery<{ email: string; password: string }>(databaseUrl, HASHES, [emails])
  const open: string[] = []
  for (const { email, password } of accounts) {
    const hash = stored.find((one) => one.email === email)?.password ?? ''
    if (await isPassword(password, hash)) open.push(email)
  }
  return open
}
