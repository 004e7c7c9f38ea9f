import { benchDatabase } from './data.ts'
import { signedInUsers } from './load/users.ts'
import { serveSite } from './servers.ts'

// What is measured on a phone: pages of visitors, and two of a user who is signed in.

const LISTINGS = 2000

type PhonePage = { readonly path: string; readonly isSignedIn: boolean }

/** Serves the built site of a checkout, named on the command line or this one, with demo content. */
export async function servePhonePages() {
  const [, , checkout = '.'] = process.argv
  const data = await benchDatabase(LISTINGS)
  const { connectionString, dataDir, db } = data
  const environment = { DATABASE_URL: connectionString, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const site = await serveSite(environment, checkout)
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
