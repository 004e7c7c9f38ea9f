import { actorReader } from '#app/platform/auth/read-actor.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { NOW } from './clock.ts'
import { SITE_URL, siteWith } from './site.ts'

type Given = { readonly now?: Date; readonly settings?: Partial<Settings> }

/** A browser on the built site: it stores cookies and sends them back. */
export async function cookieBrowser(db: Db, { now = NOW, settings }: Given = {}) {
  const publicUrl = settings?.publicUrl ?? SITE_URL
  const actorOf = actorReader({ db, now: () => now, publicUrl })
  const site = await siteWith(db, { now, actorOf, ...(settings && { settings }) })
  const jar = new Map<string, string>()

  function keep(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at)
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, pair.slice(at + 1))
    }
    return response
  }

  const cookies = () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })

  return {
    jar,
    get: async (path: string, headers: HeadersInit = {}) =>
      keep(await site.get(path, { ...Object.fromEntries(new Headers(headers)), ...cookies() })),
    /** Submits a form, as a page without JavaScript does. */
    send: async (path: string, fields: Record<string, string>, headers: HeadersInit = {}) =>
      keep(
        await site.post(path, new URLSearchParams(fields), {
          ...Object.fromEntries(new Headers(headers)),
          ...cookies(),
        }),
      ),
  }
}
