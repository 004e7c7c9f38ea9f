import { isCategorySlug } from '#app/features/categories/category-list.ts'
import { assertFound } from '#app/lib/refusal.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { avatarIdOf } from './profile-fields.ts'

/** Returns what a user sees and edits of their own profile ([PROF-02]). */
export async function profileOf(db: Db, userId: string) {
  const { avatarUrl, favoriteCategories, ...profile } = await db
    .selectFrom('profiles')
    .select(['email', 'fullName', 'phone', 'bio', 'location', 'avatarUrl', 'isVerified', 'language'])
    .select(['emailNotifications', 'pushNotifications', 'favoriteCategories', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    ...profile,
    avatar: avatarIdOf(avatarUrl),
    favoriteCategories: favoriteCategories.filter(isCategorySlug),
  }
}

export type OwnProfile = Awaited<ReturnType<typeof profileOf>>

/** Returns a user's current photo; locks the profile until the end of the transaction. */
export async function lockAvatar(db: Db, userId: string): Promise<string> {
  const found = await db
    .selectFrom('profiles')
    .select('avatarUrl')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  assertFound(found, 'accounts.noSuchAccount')
  return found.avatarUrl
}
