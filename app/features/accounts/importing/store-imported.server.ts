import type { Locale } from '#app/lib/locale.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

export type ImportedAccount = {
  readonly email: string
  readonly fullName: string
  readonly phone: string
  readonly bio: string
  readonly location: string
  readonly language: Locale | null
  readonly isBanned: boolean
  readonly isVerified: boolean
  readonly createdAt: Date
}

/** An account of an address: a new one, or the one that was here before. */
export type StoredAccount = { readonly id: string; readonly isMade: boolean }

/** Nothing makes an admin but the command of the operator. */
const columnsOf = ({ isBanned, ...account }: ImportedAccount) => ({
  ...account,
  role: isBanned ? ('banned' as const) : ('user' as const),
  // Only who reads the mailbox can set a password: it proves the address better than a confirmation did.
  emailVerified: true,
})

/**
 * Stores accounts of another site, in the caller's transaction. They have no password. An address that has an account
 * here keeps it as it is. Returns them in the same order.
 */
export async function insertImportedAccounts(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  accounts: readonly ImportedAccount[],
): Promise<readonly StoredAccount[]> {
  if (accounts.length === 0) return []
  const made = await db
    .insertInto('profiles')
    .values(accounts.map((account) => ({ ...columnsOf(account), updatedAt: now })))
    .onConflict((oc) => oc.column('email').doNothing())
    .returning(['id', 'email'])
    .execute()
  const madeIds = new Map(made.map(({ id, email }) => [email, id]))
  const others = accounts.map(({ email }) => email).filter((email) => !madeIds.has(email))
  const known =
    others.length === 0
      ? []
      : await db.selectFrom('profiles').select(['id', 'email']).where('email', 'in', others).execute()
  const knownIds = new Map(known.map(({ id, email }) => [email, id]))
  return accounts.map(({ email }) => ({
    id: madeIds.get(email) ?? knownIds.get(email) ?? '',
    isMade: madeIds.has(email),
  }))
}

/** Stores what changed in the file since the last import. The address stays: it is how users sign in. */
export async function updateImportedAccount(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  id: string,
  account: ImportedAccount,
): Promise<void> {
  const { email: _, ...columns } = columnsOf(account)
  await db
    .updateTable('profiles')
    .set({ ...columns, updatedAt: now })
    .where('id', '=', id)
    .execute()
}
