import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { dashboardPage, type TriedPayment } from './dashboard-page.ts'
import { NOTHING, notice } from './layout.ts'
import { PageError } from './page-error.ts'
import type { PageParts } from './page-parts.ts'
import { respondWith, translatorFor } from './respond.ts'

const PAGE_SIZE = 50
const STEP_DAYS = 30

const form = z.discriminatedUnion('do', [
  z.object({ do: z.literal('advance') }),
  z.object({ do: z.literal('resend'), event: z.string().regex(/^evt_\w{1,64}$/u) }),
  z.object({ do: z.literal('try') }),
])

type Outcome = { readonly key?: 'dashboard.advanced' | 'dashboard.resent'; readonly tried?: TriedPayment }

/** The developer's page. The application that mounts it decides who may see it. */
export function dashboardRoutes(parts: PageParts): Hono {
  const { basePath, dashboardPath: path, listEvents, daysAhead } = parts

  function show(c: Context, { key, tried }: Outcome) {
    const t = translatorFor(c)
    const events = listEvents(PAGE_SIZE, Number(c.req.query('before')) || undefined)
    const older = events.length === PAGE_SIZE ? (events.at(-1)?.seq ?? null) : null
    const said = key ? notice('good', t(key)) : NOTHING
    const shown = { path, events, older, daysAhead: daysAhead(), notice: said, tried: tried ?? null }
    const script = tried ? { script: 'try-form.ts' } : {}
    return respondWith(c, {
      title: t('dashboard.title'),
      body: dashboardPage(t, shown),
      basePath,
      ...script,
    })
  }

  function act(wanted: z.infer<typeof form>): Outcome {
    if (wanted.do === 'try') return { tried: parts.tryPayment() }
    if (wanted.do === 'advance') parts.advance(STEP_DAYS)
    else parts.resend(wanted.event)
    return { key: wanted.do === 'advance' ? 'dashboard.advanced' : 'dashboard.resent' }
  }

  return new Hono()
    .get(path, (c) => show(c, {}))
    .post(path, async (c) => {
      const sent = form.safeParse(await c.req.parseBody())
      if (!sent.success) throw new PageError(422, 'error.invalid')
      return show(c, act(sent.data))
    })
}
