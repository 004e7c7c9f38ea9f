import { isPublic } from '../../../app/features/items/public-items.server.ts'
import type { Db } from '../../../app/platform/db/database.server.ts'
import { browsing, search } from './addresses.ts'
import type { Sent } from './drive.ts'
import { signedInUsers } from './users.ts'

const USERS = 100
const OWN_PAGES = ['/dashboard', '/dashboard/favorites', '/', '/dashboard/settings']

/** Returns what visitors and users of a busy site send: of 100, 70 browse, 20 search, 8 are signed in, 2 write. */
export async function mixedLoad(db: Db, url: string): Promise<(n: number) => Sent> {
  const [browse, cookies] = [await browsing(db), await signedInUsers(db, USERS)]
  const listings = await db
    .selectFrom('listings')
    .select('id')
    .where(isPublic('listings', new Date()))
    .limit(500)
    .execute()
  const cookieOf = (n: number) => cookies[Math.floor(n / 100) % cookies.length] ?? ''
  const favorite = (n: number): Sent => ({
    path: '/api/favorites',
    method: 'POST',
    headers: { cookie: cookieOf(n), origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({
      listingId: listings[Math.floor(n / 50) % listings.length]?.id,
      keep: Math.floor(n / 50) % 4 > 0,
    }),
  })
  // 37 has no divisor in common with 100: each kind comes evenly.
  return (n) => {
    const kind = (n * 37) % 100
    if (kind < 70) return browse(n)
    if (kind < 90) return search(n)
    if (kind < 98) return { path: OWN_PAGES[n % OWN_PAGES.length] ?? '/', headers: { cookie: cookieOf(n) } }
    return favorite(n)
  }
}
