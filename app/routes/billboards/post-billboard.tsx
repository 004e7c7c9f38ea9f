import { redirect, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { BillboardForm } from '#app/features/billboards/editing/components/billboard-form.tsx'
import { openBillboardForm } from '#app/features/billboards/editing/open-billboard-form.server.ts'
import { postBillboard } from '#app/features/billboards/editing/post-billboard.server.ts'
import { billboardForm } from '#app/features/billboards/editing/schema.ts'
import { readReach } from '#app/features/billboards/numbers/queries.server.ts'
import { formatNumber } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { DRAFT_PARAM } from '#app/lib/draft.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Link } from '#app/ui/link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { PageDialog } from '#app/ui/page-dialog.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { requireUser } from '../guards.server.ts'
import { keepForm } from '../lost-response.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/post-billboard'

/** The form lies over the page while this is asked for, so that it has an address. */
const WRITING = '?write=1'

const homeOf = (isAdmin: boolean) => (isAdmin ? '/admin/dashboard' : '/dashboard')

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { actor, locale, now, site, t } = ctx
  const { searchParams } = url
  const wantedDraft = searchParams.get(DRAFT_PARAM)
  const said = { title: t('billboards.postTitle'), description: t('billboards.postLead'), path: '/post-ad' }
  return {
    start: searchParams.has('write')
      ? await openBillboardForm(ctx, { billboard: null, required: locale, wantedDraft })
      : null,
    home: homeOf(actor.role === 'admin'),
    reach: await readReach(ctx.db, now),
    meta: pageMeta(site, t, { ...said, index: false }),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requireUser(context)
  const form = await readForm(request, billboardForm(ctx.t, ctx.locale))
  const said = await runFormAction(ctx, form, (posted) =>
    postBillboard(ctx, { form: posted, formId: posted.formId ?? crypto.randomUUID() }),
  )
  if (said.data.outcome === 'done') throw redirect(homeOf(ctx.actor.role === 'admin'))
  return said
}

/** A request that is lost leaves the form as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(keepForm)
}

/** What was typed stays while the form is being sent. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult === undefined && defaultShouldRevalidate
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

const BLURBS = [
  { title: 'billboards.blurbSeen', text: 'billboards.blurbSeenText' },
  { title: 'billboards.blurbHonest', text: 'billboards.blurbHonestText' },
  { title: 'billboards.blurbChecked', text: 'billboards.blurbCheckedText' },
] as const

/** Counted figures instead of promises ([AD-11]). */
function Reach({ home, categories, shown }: Route.ComponentProps['loaderData']['reach']) {
  const t = useAccountT()
  const views = home + categories
  return (
    <p className="mt-3 max-w-prose">
      {views > 0
        ? t('billboards.reach', {
            home: formatNumber(home, t.locale),
            categories: formatNumber(categories, t.locale),
          })
        : t('billboards.reachNone')}{' '}
      {t('billboards.reachShown', { count: shown })}
    </p>
  )
}

function Blurbs() {
  const t = useAccountT()
  return (
    <ul className="my-6 grid gap-4 sm:grid-cols-3">
      {BLURBS.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-asphalt pt-2">
          <h2 className="font-bold">{t(title)}</h2>
          <p className="text-muted">{t(text)}</p>
        </li>
      ))}
    </ul>
  )
}

/** The Post Ad page ([AD-01]): what a billboard brings, and the form on top of it. */
export default function PostAd({ loaderData, actionData }: Route.ComponentProps) {
  const { start, home, reach } = loaderData
  const t = useAccountT()
  const navigate = useNavigate()
  return (
    <div className="frame max-w-4xl py-8">
      {/* The administration has a document of its own. */}
      <BackLink to={home} reloadDocument={home !== '/dashboard'}>
        {t('billboards.backToDashboard')}
      </BackLink>
      <h1 className="mt-1 text-3xl font-extrabold tracking-tight">{t('billboards.postTitle')}</h1>
      <p className="mt-1 text-muted">{t('billboards.postLead')}</p>
      <Reach {...reach} />
      <p className="mt-1">
        <LinkedText>{t('billboards.readFirst')}</LinkedText>
      </p>
      <Blurbs />
      {start ? (
        <PageDialog
          title={t('billboards.formTitle')}
          closeLabel={t('billboards.close')}
          closeAt="/post-ad"
          onClose={() => void navigate('/post-ad', { replace: true })}
        >
          <BillboardForm start={start} result={actionData} action={`/post-ad${WRITING}`} />
        </PageDialog>
      ) : (
        <Link to={WRITING} className="button-primary">
          {t('billboards.create')}
        </Link>
      )}
    </div>
  )
}
