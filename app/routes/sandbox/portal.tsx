import { z } from 'zod'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { PORTAL_WISHES } from '#app/platform/payments/stand-in/portal.server.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice, whyNot } from '#app/ui/notice.tsx'
import { answer } from '../answer.server.ts'
import { anyone } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import type { Route } from './+types/portal'
import { PortalCards } from './portal-cards.tsx'
import { PortalCharges, PortalInvoices } from './portal-money.tsx'
import { PortalSubscriptions } from './portal-subscriptions.tsx'
import { SandboxNote } from './sandbox-note.tsx'
import { doneBy, ownPath, shownTo, standInOf } from './visit.server.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const { payments, site, t } = anyone(context)
  const { returnUrl, ...portal } = shownTo(standInOf({ payments }).portal(params.id))
  const said = { title: t('sandbox.portalTitle'), description: '', path: '/sandbox/portal', index: false }
  return { meta: pageMeta(site, t, said), portal, back: ownPath(returnUrl, site.publicUrl) }
}

const wanted = z.object({ wish: z.enum(PORTAL_WISHES), id: z.string().regex(/^\w{1,80}$/u) })

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = anyone(context)
  const standIn = standInOf(ctx)
  return answer(ctx, await readForm(request, wanted), async (change) => {
    doneBy(standIn.changeInPortal(params.id, change))
    return change.wish
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function Outcome({ said }: { said: Route.ComponentProps['actionData'] }) {
  const t = useMemberT()
  if (!said) return null
  if (said.outcome === 'done') return <Notice tone="good" title={t(`sandbox.${said.value}`)} />
  return <Notice tone="bad" title={whyNot(t, said) ?? t('common.unexpected')} />
}

/** Stands for the pages on which the provider lets people manage what they pay with ([SUB-04]). */
export default function BillingPortal({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMemberT()
  const { portal, back } = loaderData
  return (
    <div className="frame grid max-w-3xl gap-7 py-8">
      <header className="grid justify-items-start gap-3">
        <Link to={back} reloadDocument className="plain-link">
          {t('sandbox.back')}
        </Link>
        <div>
          <h1 className="text-3xl font-extrabold tracking-tight">{t('sandbox.portalTitle')}</h1>
          <p className="mt-1 text-muted wrap-anywhere">{t('sandbox.portalOf', { email: portal.email })}</p>
        </div>
        <SandboxNote>{t('sandbox.portalNote')}</SandboxNote>
      </header>
      <Outcome said={actionData} />
      <PortalSubscriptions subscriptions={portal.subscriptions} />
      <PortalCards cards={portal.cards} />
      <PortalInvoices invoices={portal.invoices} most={portal.most} />
      <PortalCharges charges={portal.charges} most={portal.most} />
      <p>
        <Link to={back} reloadDocument className="button-primary">
          {t('sandbox.back')}
        </Link>
      </p>
    </div>
  )
}
