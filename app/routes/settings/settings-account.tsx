import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { WhatEndsList } from '#app/features/account-closure/components/what-ends.tsx'
import type { WhatEnds } from '#app/features/account-closure/queries.server.ts'
import { DeactivateForm, DeleteForm } from '#app/features/accounts/components/settings-leave.tsx'
import { DownloadButton } from '#app/features/accounts/export/components/download-button.tsx'
import { ExportLimit } from '#app/features/accounts/export/components/export-limit.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { DialogLink } from '#app/ui/dialog-link.tsx'
import { SignOutForm } from '../account/sign-out-form.tsx'
import { useOpened } from './settings-sign-in.tsx'

/** The results of the settings' forms, by the name of the change. */
export type SettingsResults = {
  readonly email?: FormResult<{ readonly email: string }>
  readonly password?: FormResult
  readonly alerts?: FormResult
  readonly sessions?: FormResult
  readonly deactivate?: FormResult
  readonly delete?: FormResult
}

export function LogOut({ email }: { email: string }) {
  const t = useAccountT()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="wrap-anywhere">{t('dashboard.logOutText', { email })}</p>
      <SignOutForm className="button-quiet" />
    </div>
  )
}

export function OwnData() {
  const t = useAccountT()
  return (
    <>
      <p>{t('accounts.exportText')}</p>
      <Form method="post" action="/account/export" reloadDocument>
        <DownloadButton>{t('accounts.exportButton')}</DownloadButton>
      </Form>
      <ExportLimit />
    </>
  )
}

type Props = {
  Section: (props: { title: string; children: ReactNode }) => ReactNode
  results: SettingsResults
  ends: WhatEnds
}

/** Deactivating and deleting the account (D-37), each with a dialog that names the consequences. */
export function LeavingSettings({ Section, results, ends }: Props) {
  const t = useAccountT()
  const deactivate = useOpened('deactivate')
  const remove = useOpened('delete')
  const common = { closeLabel: t('shell.close') }
  return (
    <>
      <Section title={t('accounts.deactivateTitle')}>
        <DialogLink
          {...common}
          to={deactivate.to}
          inline={deactivate.inline}
          label={t('accounts.deactivateTitle')}
          title={t('accounts.deactivateTitle')}
        >
          <DeactivateForm action={deactivate.action} result={results.deactivate}>
            <WhatEndsList ends={ends} how="deactivate" />
          </DeactivateForm>
        </DialogLink>
      </Section>
      <Section title={t('accounts.deleteTitle')}>
        <DialogLink
          {...common}
          danger
          to={remove.to}
          inline={remove.inline}
          label={t('accounts.deleteTitle')}
          title={t('accounts.deleteTitle')}
        >
          <DeleteForm action={remove.action} result={results.delete}>
            <WhatEndsList ends={ends} how="delete" />
          </DeleteForm>
        </DialogLink>
      </Section>
    </>
  )
}
