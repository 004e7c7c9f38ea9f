import { redirect, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { BillboardForm } from '#app/features/billboards/editing/components/billboard-form.tsx'
import { openBillboardForm } from '#app/features/billboards/editing/open-billboard-form.server.ts'
import { postBillboard } from '#app/features/billboards/editing/post-billboard.server.ts'
import { billboardForm } from '#app/features/billboards/editing/schema.ts'
import {
  formatPlaceChoice,
  type PlaceChoice,
  parseCategoryChoice,
  parsePlaceChoice,
  withQuery,
} from '#app/features/billboards/place-choice.ts'
import { isBillboardPlacement } from '#app/features/pricing/placements.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { DRAFT_PARAM } from '#app/lib/draft.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Link } from '#app/ui/link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { MarkupPart } from '#app/ui/markup.tsx'
import { PageDialog } from '#app/ui/page-dialog.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { requireUser } from '../guards.server.ts'
import { keepForm } from '../lost-response.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { placesMarkup } from '../place-offers.server.tsx'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/post-billboard'

/** The form is over the page while the address has this. */
const WRITING = 'write=1'

/** Returns the placement that the address names, if a banner ad can have it. */
function billboardChoice(params: URLSearchParams): PlaceChoice | null {
  const choice = parsePlaceChoice(params)
  return choice && isBillboardPlacement(choice.placement) ? choice : null
}

const homeOf = (isAdmin: boolean) => (isAdmin ? '/admin/dashboard' : '/dashboard')

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { actor, locale, site, t } = ctx
  const { searchParams } = url
  const choice = billboardChoice(searchParams)
  const wantedDraft = searchParams.get(DRAFT_PARAM)
  const head = { title: t('billboards.postTitle'), description: t('billboards.postLead'), path: '/post-ad' }
  const category = parseCategoryChoice(searchParams)
  const { places } = await placesMarkup(context, ctx, { path: '/post-ad', choice, category })
  return {
    start: searchParams.has('write')
      ? await openBillboardForm(ctx, { billboard: null, required: locale, wantedDraft, choice })
      : null,
    home: homeOf(actor.role === 'admin'),
    places,
    pageAt: withQuery('/post-ad', formatPlaceChoice(choice)),
    formAt: withQuery('/post-ad', WRITING, formatPlaceChoice(choice)),
    meta: pageMeta(site, t, { ...head, index: false }),
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
  const { start, home, places, pageAt, formAt } = loaderData
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
      <p className="mt-1">
        <LinkedText>{t('billboards.readFirst')}</LinkedText>
      </p>
      <Blurbs />
      {start ? (
        <PageDialog
          title={t('billboards.formTitle')}
          closeLabel={t('billboards.close')}
          closeAt={pageAt}
          onClose={() => void navigate(pageAt, { replace: true })}
        >
          <BillboardForm start={start} result={actionData} action={formAt} />
        </PageDialog>
      ) : (
        <Link to={formAt} className="button-primary">
          {t('billboards.create')}
        </Link>
      )}
      <section id="places" className="mt-8 grid scroll-mt-4 gap-3">
        <h2 className="text-xl font-extrabold tracking-tight">{t('billboards.places')}</h2>
        <MarkupPart markup={places} />
      </section>
    </div>
  )
}
