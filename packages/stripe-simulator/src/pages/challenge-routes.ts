import { Hono } from 'hono'
import { z } from 'zod'
import { challengePage } from './challenge-page.ts'
import { completeChallenge, readChallenge } from './challenge-session.ts'
import { ownPath } from './own-path.ts'
import { PageError } from './page-error.ts'
import type { PageParts } from './page-parts.ts'
import { respondWith, translatorFor } from './respond.ts'

const form = z.object({ answer: z.enum(['complete', 'fail']) })

/** The bank's page at `/3ds/:secret`. The client secret in the address is the key. */
export function challengeRoutes({ business, basePath, publicUrl, change }: PageParts): Hono {
  return new Hono()
    .get('/3ds/:secret', (c) => {
      const t = translatorFor(c)
      const challenge = change((store) => readChallenge(store, c.req.param('secret')))
      const back = ownPath(challenge.returnUrl, publicUrl)
      const body = challengePage(t, { ...challenge, back, business })
      return respondWith(c, { title: t('challenge.title'), body, basePath })
    })
    .post('/3ds/:secret', async (c) => {
      const secret = c.req.param('secret')
      change((store) => readChallenge(store, secret))
      const sent = form.safeParse(await c.req.parseBody())
      if (!sent.success) throw new PageError(422, 'error.invalid')
      const isAuthenticated = sent.data.answer === 'complete'
      const { returnUrl } = change((store) => completeChallenge(store, secret, isAuthenticated))
      return c.redirect(ownPath(returnUrl, publicUrl))
    })
}
