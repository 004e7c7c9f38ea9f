import { lazy, Suspense } from 'react'
import { Form } from 'react-router'
import { z } from 'zod'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { timeOf } from '#app/lib/day.ts'
import { formatCents } from '#app/lib/money.ts'
import { refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { LoggedEvent } from '#app/platform/payments/stand-in/event-log.server.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { answer } from '../answer.server.ts'
import { anyone, refused } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import type { Route } from './+types/dev-payments'

const TryCardForm = lazy(async () => ({ default: (await import('./try-card-form.tsx')).TryCardForm }))

const PER_PAGE = 50
const STEP_DAYS = 30
const TRIED_CENTS = 4000

/** The simulated provider, on a local site only and for who sits at that machine. */
function simulationOf({ payments, site, visitor }: Ctx) {
  const { standIn } = payments
  if (standIn && site.showsSimulation && visitor.isLocal) return standIn
  throw refused(refuse('notFound', 'common.notFound'))
}

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const standIn = simulationOf(ctx)
  const said = { title: ctx.t('simulated.title'), description: '', path: '/dev/payments', index: false }
  const before = Number(new URL(request.url).searchParams.get('before')) || undefined
  const events = standIn.events(PER_PAGE, before)
  const older = events.length === PER_PAGE ? (events.at(-1)?.seq ?? null) : null
  return { meta: pageMeta(ctx.site, ctx.t, said), events, older, daysAhead: standIn.daysAhead() }
}

const wanted = z.discriminatedUnion('do', [
  z.object({ do: z.literal('advance') }),
  z.object({ do: z.literal('resend'), event: z.string().regex(/^evt_\w{1,64}$/u) }),
  z.object({ do: z.literal('try') }),
])

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const standIn = simulationOf(ctx)
  return answer(ctx, await readForm(request, wanted), async (input) => {
    if (input.do === 'advance') standIn.advance(STEP_DAYS)
    if (input.do === 'resend') standIn.resend(input.event)
    if (input.do !== 'try') return { done: input.do, tried: null }
    const { stripe, publishableKey } = ctx.payments
    const intent = await stripe.paymentIntents.create({
      amount: TRIED_CENTS,
      currency: 'usd',
      automatic_payment_methods: { enabled: true },
    })
    return { done: input.do, tried: { publishableKey, clientSecret: intent.client_secret ?? '' } }
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

const timeAt = (seconds: number) => timeOf(new Date(seconds * 1000))
const STATES = {
  due: 'simulated.stateDue',
  done: 'simulated.stateDone',
  failed: 'simulated.stateFailed',
} as const

function EventLine({ event }: { event: LoggedEvent }) {
  const t = useMemberT()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 flex-1 basis-64">
        <span className="block font-semibold break-all">{event.type}</span>
        <span className="block font-mono text-[13px] break-all text-muted">
          {timeAt(event.created)} · {event.object}
        </span>
      </span>
      <span className="text-sm text-muted">
        {t(STATES[event.state])} · {t('simulated.attempts', { count: event.attempts })}
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="event" value={event.id} />
        <button
          name="do"
          value="resend"
          className="button-quiet"
          aria-label={t('simulated.resendEvent', { event: event.type })}
        >
          {t('simulated.resend')}
        </button>
      </Form>
    </li>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function EventList({ events, older }: Pick<Loaded, 'events' | 'older'>) {
  const t = useMemberT()
  if (events.length === 0) return <p>{t('simulated.empty')}</p>
  return (
    <>
      <ul className="border-t-2 border-asphalt">
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ul>
      {older !== null && (
        <Link to={`/dev/payments?before=${older}`} className="plain-link justify-self-start">
          {t('simulated.older')}
        </Link>
      )}
    </>
  )
}

export default function SimulatedPayments({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMemberT()
  const amount = formatCents(TRIED_CENTS, t.locale)
  const value = actionData?.outcome === 'done' ? actionData.value : null
  const tried = value?.tried
  const said = { advance: t('simulated.advanced'), resend: t('simulated.resent'), try: '' }
  const done = value ? said[value.done] : ''
  return (
    <div className="frame grid max-w-5xl gap-5 py-8">
      <div>
        <h1 className="text-3xl font-extrabold tracking-tight">{t('simulated.title')}</h1>
        <p className="mt-1 text-muted">{t('simulated.text')}</p>
      </div>
      <Form method="post" className="flex flex-wrap items-center gap-4">
        <button name="do" value="advance" className="button-primary">
          {t('simulated.advance')}
        </button>
        <p className="text-muted">{t('simulated.clock', { days: loaderData.daysAhead })}</p>
      </Form>
      {done && <Notice tone="good" title={done} />}
      <section className="grid gap-3">
        <h2 className="section-name mb-0">{t('simulated.tryTitle')}</h2>
        <p>{t('simulated.tryText', { amount })}</p>
        {tried ? (
          <Suspense>
            <TryCardForm key={tried.clientSecret} {...tried} amountCents={TRIED_CENTS} />
          </Suspense>
        ) : (
          <Form method="post" preventScrollReset>
            <button name="do" value="try" className="button-quiet">
              {t('simulated.tryTitle')}
            </button>
          </Form>
        )}
      </section>
      <EventList events={loaderData.events} older={loaderData.older} />
    </div>
  )
}
