import { hashPassword } from '../../../app/platform/auth/password.server.ts'
import { withClient } from '../../../app/platform/db/client.server.ts'
import type { User } from './visit.ts'

/** Adds an account with a confirmed address to the database of a site that sends no mail. */
export async function addUser(databaseUrl: string, { email, password }: User): Promise<void> {
  const hash = await hashPassword(password)
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into profiles (email, email_verified, full_name) values ($1, true, 'Ann') returning id`,
      [email],
    )
    await client.query(`insert into accounts (user_id, account_id, password) values ($1, $2, $3)`, [
      rows[0]?.id,
      rows[0]?.id,
      hash,
    ])
  })
}
