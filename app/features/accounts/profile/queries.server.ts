import { isCategorySlug } from '#app/features/categories/category-list.ts'
import { assertFound } from '#app/lib/refusal.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { avatarIdOf } from './profile-fields.ts'

const profileNamed = (db: Db, userId: string) =>
  db
    .selectFrom('profiles')
    .select(['email', 'fullName', 'phone', 'bio', 'location', 'avatarUrl', 'isVerified', 'language'])
    .select(['emailNotifications', 'pushNotifications', 'favoriteCategories', 'createdAt'])
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

export type OwnProfile = Awaited<ReturnType<typeof profileOf>>

/** Returns the same, and the address of the photo; locked until the end of the transaction. */
export async function lockProfile(db: Db, userId: string) {
  const found = await profileNamed(db, userId).forUpdate().executeTakeFirst()
  assertFound(found, 'accounts.noSuchAccount')
  return { ...readProfile(found), avatarUrl: found.avatarUrl }
}
