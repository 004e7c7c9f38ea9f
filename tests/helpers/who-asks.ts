import type { Actor } from '#app/lib/actor.ts'
import { actorReader } from '#app/platform/auth/read-actor.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { NOW } from './clock.ts'
import { SITE_URL } from './site.ts'

type Given = { readonly adminsNeedTwoFactor?: boolean }

/** Returns the user of a request at NOW, by its cookies. */
export const whoAsks = (db: Db, given: Given = {}) =>
  actorReader({ db, now: () => NOW, publicUrl: SITE_URL, ...given })

/** Returns a function that finds the user of a session at NOW. */
export function whoHas(db: Db, given: Given = {}): (session: string) => Promise<Actor | null> {
  const read = whoAsks(db, given)
  return (session) => read(new Request(SITE_URL, { headers: { cookie: `sid=${session}` } }))
}
