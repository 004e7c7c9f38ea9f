import { benchDatabase } from './data.ts'
import { signedInUsers } from './load/users.ts'
import { serveSite } from './servers.ts'

// What is measured on a phone: pages of visitors, and two of a user who is signed in.

const LISTINGS = 2000

type PhonePage = { readonly path: string; readonly isSignedIn: boolean }

/** Serves the built site with demo content. */
export async function servePhonePages() {
  const data = await benchDatabase(LISTINGS)
  const { connectionString, dataDir, db } = data
  const site = await serveSite({ DATABASE_URL: connectionString, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const { listingId } = await db
    .selectFrom('listings')
    .select('listingId')
    .where('listed', '=', true)
    .where((eb) => eb(eb.fn('jsonb_array_length', ['images']), '>', 1))
    .limit(1)
    .executeTakeFirstOrThrow()
  const [cookie = ''] = await signedInUsers(db, 1)
  const pages: Readonly<Record<string, PhonePage>> = {
    home: { path: '/', isSignedIn: false },
    category: { path: '/categories/cdl-a-company-drivers', isSignedIn: false },
    listing: { path: `/listings/${listingId}`, isSignedIn: false },
    'post form': { path: '/post-listing', isSignedIn: true },
    dashboard: { path: '/dashboard', isSignedIn: true },
  }
  return { url: site.url, pages, cookie, stop: () => site.stop().then(data.stop) }
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
