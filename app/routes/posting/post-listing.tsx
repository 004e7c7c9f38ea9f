import { type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { formatPlaceChoice, parsePlaceChoice, withQuery } from '#app/features/billboards/place-choice.ts'
import { ListingForm } from '#app/features/listings/posting/components/listing-form.tsx'
import { PlacementNote } from '#app/features/listings/posting/components/placement-note.tsx'
import { LIKE_PARAM, TIER_PARAM } from '#app/features/listings/posting/listing-form.ts'
import { openForm } from '#app/features/listings/posting/open-form.server.ts'
import { tierNamed } from '#app/features/pricing/packages.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Link } from '#app/ui/link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { PageDialog } from '#app/ui/page-dialog.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { requireUser } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { PriceCards } from '../public/texts/price-cards.tsx'
import { readPrices } from '../public/texts/read-prices.server.ts'
import { throwRefusals } from '../throw-refusals.server.ts'
import type { Route } from './+types/post-listing'
import { listingNamed, wantedDraftOf } from './listing-form-page.server.ts'
import { saveAndPay } from './save-and-pay.server.ts'
import { withTimeout } from './with-timeout.ts'

/** The form is over the page while the address has this. */
const WRITING = 'write=1'

/** Returns the own listing that the new one is to be like, or null. */
function likeOf(url: URL): string | null {
  const named = url.searchParams.get(LIKE_PARAM)
  return named === null ? null : listingNamed(named)
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { site, t } = ctx
  const head = { title: t('posting.title'), description: t('posting.lead'), path: '/post-listing' }
  const isWriting = url.searchParams.has('write')
  const choice = parsePlaceChoice(url.searchParams)
  const start = isWriting
    ? await throwRefusals(
        openForm(ctx, 'post', {
          wantedDraft: wantedDraftOf(url),
          wantedTier: tierNamed(url.searchParams.get(TIER_PARAM) ?? ''),
          like: likeOf(url),
          choice,
        }),
      )
    : null
  const prices = { title: t('prices.packagesTitle'), period: t('prices.period'), ...readPrices(t) }
  const like = likeOf(url)
  const place = formatPlaceChoice(choice)
  const pageAt = withQuery('/post-listing', place)
  const formAt = withQuery('/post-listing', WRITING, like === null ? '' : `${LIKE_PARAM}=${like}`, place)
  return {
    start,
    placement: choice?.placement ?? null,
    pageAt,
    formAt,
    prices,
    meta: pageMeta(site, t, { ...head, index: false }),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const ctx = requireUser(context)
  const like = likeOf(url)
  const { required } = like ? await throwRefusals(openForm(ctx, 'post', { like })) : { required: ctx.locale }
  return saveAndPay(ctx, { request, required, replaces: null })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withTimeout(serverAction())
}

/** What was typed stays while the form is being sent. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult === undefined && defaultShouldRevalidate
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The Add Post page ([POST-01]): what happens, what it costs, and the form on top of it. */
export default function PostListing({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const { start, placement, pageAt, formAt, prices } = loaderData
  const navigate = useNavigate()
  return (
    <div className="frame max-w-5xl py-8">
      <BackLink to="/dashboard">{t('posting.backToDashboard')}</BackLink>
      <h1 className="mt-1 text-3xl font-extrabold tracking-tight">{t('posting.title')}</h1>
      <p className="mt-1 text-muted">{t('posting.lead')}</p>
      <p className="mt-4">{t('posting.prompt')}</p>
      <p className="mt-1 mb-6">
        <LinkedText>{t('posting.readFirst')}</LinkedText>
      </p>
      {start ? (
        <PageDialog
          title={t('posting.formTitle')}
          closeLabel={t('posting.close')}
          closeAt={pageAt}
          onClose={() => void navigate(pageAt, { replace: true })}
        >
          <ListingForm mode="post" start={start} result={actionData} action={formAt} />
        </PageDialog>
      ) : (
        <div className="grid justify-items-start gap-4">
          {placement && <PlacementNote placement={placement} />}
          <Link to={formAt} className="button-primary">
            {t('posting.start')}
          </Link>
        </div>
      )}
      <section className="mt-8 grid gap-3">
        <h2 className="text-xl font-extrabold tracking-tight">{prices.title}</h2>
        <PriceCards packages={prices.packages} period={prices.period} />
      </section>
    </div>
  )
}
