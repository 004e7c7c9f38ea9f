import type pg from 'pg'
import { hashPassword } from '#app/platform/auth/password.server.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'

const SET = `
  insert into accounts (user_id, account_id, password, created_at, updated_at)
  select id, id::text, $2, $3, $3 from profiles where email = $1
  on conflict (provider_id, account_id) do nothing`

/** Sets the passwords that are printed at the start for the demo users. Accounts with a password keep it. */
export async function setDemoPasswords(client: pg.ClientBase, now: Date): Promise<void> {
  const hashes = await Promise.all(DEMO_ACCOUNTS.map(({ password }) => hashPassword(password)))
  for (const [i, { email }] of DEMO_ACCOUNTS.entries()) await client.query(SET, [email, hashes[i], now])
}
