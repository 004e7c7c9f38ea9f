import { redirect } from 'react-router'
import { AccountSheet, SheetLinks } from '#app/features/accounts/components/account-sheet.tsx'
import { ReauthenticationForm } from '#app/features/accounts/components/re-authentication.tsx'
import { whyNotRecentlyAuthenticated } from '#app/features/accounts/rules.ts'
import { emptyForm } from '#app/features/accounts/schema.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { assertAllowed, type Refusal, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { Link } from '#app/ui/link.tsx'
import { requireUser } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import type { Route } from './+types/confirm-user'
import { accountMeta, headersOfAction, returnPath } from './account-page.ts'
import { reauthenticatedAction } from './re-authenticated-action.server.ts'

/** Whether a password of a moment ago is not enough: it lifts a pause that came after it ([PAY-03]). */
const requiresNewAuthentication = ({ url }: Request) => new URL(url).searchParams.has('again')

const REAUTHENTICATE_ANEW = refuse('forbidden', 'accounts.reauthenticate', { minutes: 0 })

function whyNotAuthenticated({ actor, now }: PersonalCtx, request: Request): Refusal | null {
  if (!requiresNewAuthentication(request)) return whyNotRecentlyAuthenticated(actor, now)
  return actor.authenticatedAt.getTime() === now.getTime() ? null : REAUTHENTICATE_ANEW
}

/** Asks for the password before a file is handed out; a user who has just entered it goes on at once. */
export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const why = whyNotAuthenticated(ctx, request)
  if (!why) throw redirect(returnPath(request))
  const { t } = ctx
  const said = {
    title: t('accounts.reauthenticateTitle'),
    description: t('accounts.reauthenticateLead'),
    path: '/account/confirm',
  }
  return { why, isNew: requiresNewAuthentication(request), meta: accountMeta(ctx, said) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request, emptyForm())
  const said = await reauthenticatedAction(requireUser(context), request, form, async (ctx) =>
    assertAllowed(whyNotAuthenticated(ctx, request)),
  )
  return said.data.outcome === 'done' ? redirect(returnPath(request)) : said
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function ConfirmUser({ actionData, loaderData }: Route.ComponentProps) {
  const t = useAccountT()
  const refusedByLoader = { outcome: 'refused', refusal: loaderData.why, form: {} } as const
  return (
    <AccountSheet title={t('accounts.reauthenticateTitle')} lead={t('accounts.reauthenticateLead')}>
      <ReauthenticationForm
        result={actionData?.outcome === 'refused' ? actionData : refusedByLoader}
        {...(loaderData.isNew && { text: t('accounts.reauthenticateFresh') })}
      />
      <SheetLinks>
        <Link to="/forgot-password" className="plain-link">
          {t('accounts.forgotLink')}
        </Link>
      </SheetLinks>
    </AccountSheet>
  )
}
