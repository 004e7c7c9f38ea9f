import { redirect } from 'react-router'
import { AccountSheet, SheetLinks } from '#app/features/accounts/components/account-sheet.tsx'
import { ProveAgain } from '#app/features/accounts/components/prove-again.tsx'
import { whyProveAgain } from '#app/features/accounts/rules.ts'
import { emptyForm } from '#app/features/accounts/schema.ts'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { assertAllowed } from '#app/lib/refusal.ts'
import { Go } from '#app/ui/go.tsx'
import { signedIn } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import type { Route } from './+types/confirm-person'
import { accountMeta, headersOfAction } from './account-page.ts'
import { answerProved } from './answer-proved.server.ts'
import { wantedPage } from './wanted-page.ts'

/** Asks for the password before a file is handed out; whoever has just shown it goes on at once. */
export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = signedIn(context)
  const why = whyProveAgain(ctx.actor, ctx.now)
  if (!why) throw redirect(wantedPage(request))
  const { t } = ctx
  const said = {
    title: t('accounts.proveTitle'),
    description: t('accounts.proveLead'),
    path: '/account/confirm',
  }
  return { why, meta: accountMeta(ctx, said) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request, emptyForm())
  const said = await answerProved(signedIn(context), request, form, async ({ actor, now }) =>
    assertAllowed(whyProveAgain(actor, now)),
  )
  return said.data.outcome === 'done' ? redirect(wantedPage(request)) : said
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function ConfirmPerson({ actionData, loaderData }: Route.ComponentProps) {
  const t = useMemberT()
  const asked = { outcome: 'refused', refusal: loaderData.why, form: {} } as const
  return (
    <AccountSheet title={t('accounts.proveTitle')} lead={t('accounts.proveLead')}>
      <ProveAgain answer={actionData?.outcome === 'refused' ? actionData : asked} />
      <SheetLinks>
        <Go to="/forgot-password" className="plain-link">
          {t('accounts.forgotLink')}
        </Go>
      </SheetLinks>
    </AccountSheet>
  )
}
