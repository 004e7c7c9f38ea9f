import { Hono } from 'hono'
import { html } from 'hono/html'
import { challengeRoutes } from './challenge-routes.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import { browserFile } from './files.ts'
import { FILES_PATH } from './layout.ts'
import { PageError } from './page-error.ts'
import type { PageParts } from './page-parts.ts'
import { portalRoutes } from './portal-routes.ts'
import { respondWith, translatorFor } from './respond.ts'

/**
 * Returns what the simulator serves to browsers: the API for the publishable key, the files of the browser part, the
 * billing portal, the bank's page, and the developer's page.
 */
export function createApp(parts: PageParts): Hono {
  const { basePath, handleBrowser } = parts
  const app = new Hono()
  app.onError((error, c) => {
    if (!(error instanceof PageError)) throw error
    const t = translatorFor(c)
    const body = html`<h1>${t(error.key)}</h1>`
    return respondWith(c, { title: t(error.key), body, basePath }, error.status)
  })
  app.notFound(() => {
    throw new PageError(404, 'error.notFound')
  })
  app.get(`${basePath}${FILES_PATH}/:folder/:name`, async (c) => {
    const file = await browserFile(`${c.req.param('folder')}/${c.req.param('name')}`)
    return file ?? c.notFound()
  })
  app.all(`${basePath}/stripe/v1/*`, (c) => {
    const url = new URL(c.req.url)
    url.pathname = url.pathname.slice(`${basePath}/stripe`.length)
    return handleBrowser(new Request(url, c.req.raw))
  })
  app.route(basePath, portalRoutes(parts))
  app.route(basePath, challengeRoutes(parts))
  app.route('/', dashboardRoutes(parts))
  return app
}
