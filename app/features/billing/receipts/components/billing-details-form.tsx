import { useMemo, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { type FormResult, staleOf } from '#app/lib/form-result.ts'
import { DraftNotice, DraftStatus } from '#app/ui/draft-notice.tsx'
import { NotDone, Notice, whyNot } from '#app/ui/notice.tsx'
import { type StaleFields, StaleNotice } from '#app/ui/stale-notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useDraft } from '#app/ui/use-draft.ts'
import { useOpened, versionToSend } from '#app/ui/use-opened.ts'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { BILLING_LIMITS, type BillingDetailsStart } from '../receipt-details.ts'
import { billingDetailsForm } from '../schema.ts'

type Props = { start: BillingDetailsStart; result: FormResult | undefined }

function useDetailLabels(): StaleFields {
  const t = useAccountT()
  const labels = new Map<string, string>([
    ['company', t('receipts.company')],
    ['address', t('receipts.address')],
    ['taxId', t('receipts.taxIdField')],
    ['bookkeeperEmail', t('receipts.bookkeeper')],
  ])
  return { labelOf: (name) => labels.get(name) ?? name, show: () => null }
}

/** What a buyer wants on receipts: company, address, tax id. Works without JavaScript. */
export function BillingDetailsForm({ start, result }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => billingDetailsForm(t), [t])
  const ref = useRef<HTMLFormElement>(null)
  const { draft, values } = useOpened(start, result)
  const { version, ...initial } = values
  const labels = useDetailLabels()
  const stale = staleOf(result)
  const draftState = useDraft(ref, draft, false)
  const { fields, field, formProps } = useZodForm({ id: 'billing-details-form', schema, result, initial })
  const busy = useNavigation().state === 'submitting'
  const optional = t('receipts.optional')
  const free = { required: false }
  return (
    <Form ref={ref} method="post" preventScrollReset {...formProps} className="grid max-w-xl gap-4">
      <DraftNotice draft={draft} />
      <p className="text-label text-muted">{t('receipts.detailsLead')}</p>
      {result?.outcome === 'done' && <Notice tone="good" title={t('receipts.saved')} />}
      <input type="hidden" name="version" value={versionToSend(version, result) ?? ''} />
      {stale ? (
        <StaleNotice stale={stale} fields={labels} busy={busy} />
      ) : (
        <NotDone title={t('receipts.notSaved')} text={whyNot(t, result)} />
      )}
      <TextInput
        field={field(fields.company, free)}
        label={t('receipts.company')}
        optional={optional}
        autoComplete="organization"
        maxLength={BILLING_LIMITS.company}
      />
      <TextArea
        field={field(fields.address, free)}
        label={t('receipts.address')}
        optional={optional}
        rows={3}
        autoComplete="street-address"
        maxLength={BILLING_LIMITS.address}
      />
      <TextInput
        field={field(fields.taxId, free)}
        label={t('receipts.taxIdField')}
        hint={t('receipts.taxIdHint')}
        optional={optional}
        maxLength={BILLING_LIMITS.taxId}
      />
      <TextInput
        field={field(fields.bookkeeperEmail, free)}
        label={t('receipts.bookkeeper')}
        hint={t('receipts.bookkeeperHint')}
        optional={optional}
        type="email"
        autoComplete="off"
        maxLength={BILLING_LIMITS.bookkeeperEmail}
      />
      <SubmitButton
        busy={busy}
        label={t('receipts.save')}
        busyLabel={t('receipts.saving')}
        className="justify-self-start"
      />
      <DraftStatus draft={draft} state={draftState} />
    </Form>
  )
}
