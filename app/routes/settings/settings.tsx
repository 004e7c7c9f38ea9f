import type { ReactNode } from 'react'
import { whatEndsWith } from '#app/features/account-closure/queries.server.ts'
import { AlertsForm } from '#app/features/accounts/components/settings-alerts.tsx'
import { SessionList } from '#app/features/accounts/components/settings-sessions.tsx'
import { passwordMinOf } from '#app/features/accounts/passwords/rules.ts'
import { sessionsOf, settingsOf } from '#app/features/accounts/settings/queries.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { browserOf } from '../account/session-cookies.server.ts'
import { requireUser } from '../guards.server.ts'
import { dashboardMeta, metaTags } from '../page-meta.ts'
import type { Route } from './+types/settings'
import type { SettingsResults } from './settings-account.tsx'
import { LeavingSettings, LogOut, OwnData } from './settings-account.tsx'
import { settingsAction } from './settings-action.server.ts'
import { EmailSetting, PasswordSetting } from './settings-sign-in.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { db, actor, now, site, t, locale } = ctx
  const session = browserOf(request, site).session ?? null
  const [settings, sessions, ends] = await Promise.all([
    settingsOf(db, actor.id),
    sessionsOf(db, { userId: actor.id, session, now }),
    whatEndsWith(db, { userId: actor.id }, { locale, now }),
  ])
  const meta = dashboardMeta(ctx, { name: t('dashboard.settingsTab'), path: '/dashboard/settings' })
  return { settings, sessions, ends, passwordMin: passwordMinOf(actor.role, site), meta }
}

export function action({ context, request }: Route.ActionArgs) {
  return settingsAction(requireUser(context), request)
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="grid gap-3 border-b border-line py-5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-6"
    >
      <h2 className="text-lg font-bold">{title}</h2>
      <div className="grid justify-items-start gap-3">{children}</div>
    </section>
  )
}

/** The settings tab ([DASH-07]). */
export default function DashboardSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const { passwordMin, settings, sessions, ends } = loaderData
  const results: SettingsResults = actionData ?? {}
  return (
    <div className="max-w-4xl">
      <Section title={t('dashboard.email')}>
        <EmailSetting email={settings.email} result={results.email} />
      </Section>
      <Section title={t('profile.title')}>
        <p>{t('profile.publicText')}</p>
        <Link to="/profile" className="button-quiet">
          {t('profile.toProfile')}
        </Link>
      </Section>
      <Section id="password" title={t('dashboard.password')}>
        <PasswordSetting passwordMin={passwordMin} result={results.password} />
      </Section>
      <Section title={t('twoFactor.title')}>
        <p>{t('twoFactor.lead')}</p>
        <Link to="/dashboard/second-factor" className="button-quiet">
          {t('twoFactor.manage')}
        </Link>
      </Section>
      <Section title={t('passkeys.title')}>
        <p>{t('passkeys.lead')}</p>
        <Link to="/dashboard/passkeys" className="button-quiet">
          {t('passkeys.manage')}
        </Link>
      </Section>
      <Section title={t('accounts.alerts')}>
        <AlertsForm action="?change=alerts" result={results.alerts} alerts={settings} />
      </Section>
      <Section title={t('accounts.sessionsTitle')}>
        <SessionList sessions={sessions} endOne="?change=session" endOthers="?change=others" />
        <LogOut email={settings.email} />
      </Section>
      <Section id="data" title={t('accounts.exportTitle')}>
        <OwnData />
      </Section>
      <LeavingSettings Section={Section} results={results} ends={ends} />
    </div>
  )
}
