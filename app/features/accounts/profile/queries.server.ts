import { type CategorySlug, isCategorySlug } from '#app/features/categories/category-list.ts'
import { assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { avatarIdOf } from './profile-fields.ts'

const profileNamed = (db: Db, userId: string) =>
  db
    .selectFrom('profiles')
    .select(['email', 'fullName', 'phone', 'bio', 'location', 'avatarUrl', 'isVerified', 'language'])
    .select(['emailNotifications', 'favoriteCategories', 'createdAt', 'companyName', 'companyLogo'])
    .where('id', '=', userId)

type ProfileRow = Awaited<ReturnType<ReturnType<typeof profileNamed>['executeTakeFirstOrThrow']>>

const readProfile = ({ avatarUrl, favoriteCategories, ...profile }: ProfileRow) => ({
  ...profile,
  avatar: avatarIdOf(avatarUrl),
  favoriteCategories: favoriteCategories.filter(isCategorySlug),
})

/** Returns what a user sees and edits of their own profile ([PROF-02]). */
export async function profileOf(db: Db, userId: string) {
  return readProfile(await profileNamed(db, userId).executeTakeFirstOrThrow())
}

/** Returns what everyone may know of a user who posts. Admins post for others, and have no public page. */
export async function publicProfile(db: Db, userId: string) {
  const found = await db
    .selectFrom('profiles')
    .select(['fullName', 'bio', 'location', 'avatarUrl', 'isVerified', 'createdAt', 'companyName'])
    .select('companyLogo')
    .where('id', '=', userId)
    .where('role', '=', 'user')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!found) return undefined
  const { avatarUrl, ...profile } = found
  return { ...profile, avatar: avatarIdOf(avatarUrl) }
}

export type PublicProfile = NonNullable<Awaited<ReturnType<typeof publicProfile>>>

/** Returns the categories a user wants to see first; none, without a query, for visitors. */
export async function favoriteCategoriesOf({
  db,
  actor,
}: Pick<Ctx, 'db' | 'actor'>): Promise<readonly CategorySlug[]> {
  if (!actor) return []
  const found = await db
    .selectFrom('profiles')
    .select('favoriteCategories')
    .where('id', '=', actor.id)
    .executeTakeFirst()
  return found?.favoriteCategories.filter(isCategorySlug) ?? []
}

/** Returns the telephone number in the profile of a user; '' for none. */
export async function phoneOf(db: Db, userId: string): Promise<string> {
  const found = await db.selectFrom('profiles').select('phone').where('id', '=', userId).executeTakeFirst()
  return found?.phone ?? ''
}

export type OwnProfile = Awaited<ReturnType<typeof profileOf>>

/** Returns the same, and the address of the photo; locked until the end of the transaction. */
export async function lockProfile(db: Db, userId: string) {
  const found = await profileNamed(db, userId).forUpdate().executeTakeFirst()
  assertFound(found, 'accounts.noSuchAccount')
  return { ...readProfile(found), avatarUrl: found.avatarUrl }
}
