import type { Actor } from '#app/lib/actor.ts'
import { actorReader } from '#app/platform/auth/read-actor.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { NOW } from './clock.ts'
import { SITE_URL } from './site.ts'

type Options = { readonly adminsNeedTwoFactor?: boolean }

/** Returns the user of a request at NOW, by its cookies. */
export const actorOfRequest = (db: Db, options: Options = {}) =>
  actorReader({ db, now: () => NOW, publicUrl: SITE_URL, ...options })

/** Returns a function that finds the user of a session at NOW. */
export function actorOfSession(db: Db, options: Options = {}): (session: string) => Promise<Actor | null> {
  const read = actorOfRequest(db, options)
  return (session) => read(new Request(SITE_URL, { headers: { cookie: `sid=${session}` } }))
}
