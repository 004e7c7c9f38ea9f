import { data, redirect, redirectDocument } from 'react-router'
import { AccountSheet } from '#app/features/accounts/components/account-sheet.tsx'
import { LinkForm } from '#app/features/accounts/components/link-form.tsx'
import { linkForm } from '#app/features/accounts/schema.ts'
import { formatGoal, parseGoal, withGoal } from '#app/features/accounts/sign-in/goal.ts'
import { confirmEmail } from '#app/features/accounts/sign-up/confirm-email.server.ts'
import { findUsedConfirmation } from '#app/features/accounts/tokens/queries.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { Link } from '#app/ui/link.tsx'
import { NotDone, Notice } from '#app/ui/notice.tsx'
import { anyone } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/confirm-email'
import { accountMeta, headersOfAction } from './account-page.ts'
import { completeGoal } from './complete-goal.server.ts'
import { openedLink } from './opened-link.server.ts'
import { browserOf, setSessionCookies } from './session-cookies.server.ts'
import { withoutSecrets } from './without-secrets.server.ts'

/** Where a confirmed user goes on who wanted nothing in particular. */
const CONFIRMED = '/dashboard?confirmed=1'

const nextOf = (goal: string) => (goal ? parseGoal(new URLSearchParams(goal)).to : CONFIRMED)

/** Returns how to go on behind a link that has confirmed the address before: also a second press is harmless. */
async function confirmedBefore({ actor, db }: Ctx, token: string) {
  const used = token ? await findUsedConfirmation(db, token) : undefined
  if (!used) return null
  const isSignedIn = actor?.id === used.userId
  const goal = parseGoal(new URLSearchParams(used.goal))
  return { isSignedIn, next: isSignedIn ? nextOf(used.goal) : withGoal('/signin', goal) }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const title = ctx.t('accounts.confirmTitle')
  const meta = accountMeta(ctx, { title, description: title, path: '/confirm-email' })
  const link = await openedLink(ctx, url, 'confirm-email')
  const confirmed = link.works ? null : await confirmedBefore(ctx, link.token)
  return data({ ...link, confirmed, meta }, { status: confirmed ? 200 : link.status })
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const browser = browserOf(request, ctx.site)
  const form = withoutSecrets(await readForm(request, linkForm()))
  let headers = new Headers()
  let next = CONFIRMED
  const response = await runFormAction(ctx, form, async ({ token }) => {
    const confirmed = await confirmEmail(ctx, { token, browser })
    if ('choosePassword' in confirmed) {
      next = `${confirmed.choosePassword}&contested=1`
      return
    }
    headers = setSessionCookies(confirmed, ctx.site)
    await completeGoal(ctx, confirmed, confirmed.goal)
    next = nextOf(formatGoal(confirmed.goal))
  })
  if (response.data.outcome === 'done') return redirectDocument(next, { headers })
  const token = form.status === 'success' ? form.value.token : ''
  if (await confirmedBefore(ctx, token)) throw redirect(`/confirm-email?${new URLSearchParams({ token })}`)
  return response
}

export const shouldRevalidate = () => false
export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

type Before = NonNullable<Awaited<ReturnType<typeof confirmedBefore>>>

function ConfirmedBefore({ isSignedIn, next }: Before) {
  const t = useAccountT()
  return (
    <Notice tone="good" title={t('accounts.confirmedTitle')}>
      <p>{t(isSignedIn ? 'accounts.confirmedSignedIn' : 'accounts.confirmedSignIn')}</p>
      <Link to={next} reloadDocument className="button-primary">
        {t(isSignedIn ? 'accounts.goOn' : 'accounts.signIn')}
      </Link>
    </Notice>
  )
}

function Broken() {
  const t = useAccountT()
  return (
    <>
      <NotDone title={t('accounts.linkFailed')} text={t('accounts.linkInvalidConfirm')}>
        <Link to="/signin" reloadDocument className="button-primary">
          {t('accounts.signIn')}
        </Link>
      </NotDone>
      <Link to="/resend-confirmation" className="plain-link justify-self-start">
        {t('accounts.sendAgain')}
      </Link>
    </>
  )
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const { token, works, email, confirmed } = loaderData
  return (
    <AccountSheet title={t('accounts.confirmTitle')}>
      {works && (
        <LinkForm
          token={token}
          label={t('accounts.confirmButton')}
          text={t('accounts.confirmText', { email })}
          result={actionData}
        />
      )}
      {confirmed && <ConfirmedBefore {...confirmed} />}
      {!works && !confirmed && <Broken />}
    </AccountSheet>
  )
}
