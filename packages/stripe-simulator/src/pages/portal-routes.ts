import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { NOTHING, notice } from './layout.ts'
import { ownPath } from './own-path.ts'
import { PageError } from './page-error.ts'
import type { PageParts } from './page-parts.ts'
import { portalPage } from './portal-page.ts'
import { changeInPortal, PORTAL_ACTIONS, readPortal } from './portal-session.ts'
import { attempt, respondWith, translatorFor } from './respond.ts'

const form = z.object({ action: z.enum(PORTAL_ACTIONS), id: z.string().regex(/^\w{1,80}$/u) })

const DONE = {
  removeCard: 'portal.removedCard',
  makeDefault: 'portal.madeDefault',
  turnOff: 'portal.turnedOff',
  turnOn: 'portal.turnedOn',
} as const

/** The billing portal at `/portal/:id`. The session id in the address is the key. */
export function portalRoutes(parts: PageParts): Hono {
  const { business, basePath, publicUrl, change } = parts

  async function show(c: Context, id: string, outcome?: keyof typeof DONE | PageError) {
    const t = translatorFor(c)
    const portal = change((store) => readPortal(store, id))
    const isRefused = outcome instanceof PageError
    const said =
      outcome === undefined
        ? NOTHING
        : notice(isRefused ? 'bad' : 'good', t(isRefused ? outcome.key : DONE[outcome]))
    const back = ownPath(portal.returnUrl, publicUrl)
    const body = portalPage(t, portal, { back, business, notice: said })
    return respondWith(c, { title: t('portal.title'), body, basePath }, isRefused ? outcome.status : 200)
  }

  return new Hono()
    .get('/portal/:id', (c) => show(c, c.req.param('id')))
    .post('/portal/:id', async (c) => {
      const id = c.req.param('id')
      // An address that leads nowhere says so, whatever was sent to it.
      change((store) => readPortal(store, id))
      const sent = form.safeParse(await c.req.parseBody())
      if (!sent.success) return show(c, id, new PageError(422, 'error.invalid'))
      const refusal = attempt(() => change((store) => changeInPortal(store, id, sent.data)))
      return show(c, id, refusal ?? sent.data.action)
    })
}
