import pg from 'pg'
import { hashPassword } from '#app/platform/auth/password.server.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'

const SET = `
  insert into accounts (user_id, account_id, password)
  select id, id::text, $2 from profiles where email = $1
  on conflict (provider_id, account_id) do nothing`

/** Gives the demo's people the passwords that are told at the start. Whoever has one already keeps it. */
export async function setDemoPasswords(connectionString: string): Promise<void> {
  const hashes = await Promise.all(DEMO_ACCOUNTS.map(({ password }) => hashPassword(password)))
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const [i, { email }] of DEMO_ACCOUNTS.entries()) await client.query(SET, [email, hashes[i]])
  } finally {
    await client.end()
  }
}
