import { redirectDocument } from 'react-router'
import { ProfileForm } from '#app/features/accounts/profile/components/profile-form.tsx'
import { ProfileView } from '#app/features/accounts/profile/components/profile-view.tsx'
import { editProfile } from '#app/features/accounts/profile/edit-profile.server.ts'
import { openProfileForm } from '#app/features/accounts/profile/open-profile-form.server.ts'
import { profileOf, publicProfile } from '#app/features/accounts/profile/queries.server.ts'
import { profileForm } from '#app/features/accounts/profile/schema.ts'
import { countPublicListings } from '#app/features/items/queries.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { DRAFT_PARAM } from '#app/lib/draft.ts'
import { refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { refused, requireUser } from '../guards.server.ts'
import { keepForm } from '../lost-response.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { readRefusal } from '../read-refusal.ts'
import { languageCookie } from '../resources/language-cookie.ts'
import { runFormAction } from '../run-form-action.server.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { Route } from './+types/profile'

/** A database without its tables is no transient error, and has a message of its own. */
function notSetUp(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  if (/relation|does not exist/u.test(message)) throw refused(refuse('unavailable', 'profile.notSetUp'))
  throw error
}

/** The public page of the user, which is there while one of their listings is public. */
async function publicPageOf({ db, actor, now }: PersonalCtx): Promise<string | null> {
  if (!(await publicProfile(db, actor.id))) return null
  const listings = await countPublicListings(db, { userId: actor.id }, now)
  return listings > 0 ? `/users/${actor.id}` : null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { db, actor, site, t } = ctx
  const { searchParams } = url
  const profile = await profileOf(db, actor.id).catch(notSetUp)
  const said = { title: t('profile.title'), description: t('profile.description'), path: '/profile' }
  return {
    profile,
    publicPage: await publicPageOf(ctx),
    start: searchParams.has('edit')
      ? await openProfileForm(ctx, profile, searchParams.get(DRAFT_PARAM))
      : null,
    wasSaved: searchParams.has('saved'),
    meta: pageMeta(site, t, { ...said, index: false }),
  }
}

/** Saved, a whole document follows: the name in the header and the language of everything may be new. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requireUser(context)
  const form = await readForm(request, profileForm(ctx.t))
  const said = await runFormAction(ctx, form, async (input) => {
    await editProfile(ctx, input)
    return input.language
  })
  if (said.data.outcome !== 'done') return said
  const cookie = languageCookie(said.data.value, ctx.site)
  return redirectDocument('/profile?saved', { headers: { 'Set-Cookie': cookie } })
}

/** A request that is lost leaves the form as it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(keepForm)
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The profile: seen, and edited at `?edit` ([PROF-01], [PROF-02]). */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const { profile, publicPage, start, wasSaved } = loaderData
  return (
    <div className="frame max-w-3xl py-6 md:py-8">
      <BackLink to="/dashboard">{t('profile.back')}</BackLink>
      <h1 className="mt-1 mb-5 text-3xl font-extrabold tracking-tight">
        {t(start ? 'profile.editTitle' : 'profile.title')}
      </h1>
      <div className="grid gap-6">
        {wasSaved && !start && <Notice tone="good" title={t('profile.saved')} />}
        {start ? (
          <ProfileForm start={start} result={actionData} />
        ) : (
          <ProfileView profile={profile} publicPage={publicPage} />
        )}
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotSetUp = readRefusal(error)?.code === 'profile.notSetUp'
  return <LoadFailure message={isNotSetUp ? 'profile.notSetUp' : 'profile.loadFailed'} />
}
