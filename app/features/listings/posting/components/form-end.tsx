import { ChosenTotal } from '#app/features/pricing/components/chosen-total.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { FormMode } from '../form-draft.ts'

const LABELS = {
  post: 'posting.continueToPayment',
  repost: 'posting.continueToPayment',
  edit: 'posting.save',
  admin: 'posting.publishFree',
} as const satisfies Record<FormMode, string>

/** Covers the form while it is being submitted ([POST-10]). */
function Submitting() {
  const t = useAccountT()
  return (
    <div role="status" className="form-veil">
      <p className="text-lg font-bold">{t('posting.submitting')}</p>
      <p>{t('posting.submittingText')}</p>
    </div>
  )
}

/** The buttons of the form. */
export function FormEnd({ mode, busy }: { mode: FormMode; busy: boolean }) {
  const t = useAccountT()
  const sells = mode === 'post' || mode === 'repost'
  return (
    <div className="form-end">
      <SubmitButton
        busy={busy}
        label={
          <>
            {t(LABELS[mode])}
            {sells && <ChosenTotal />}
          </>
        }
        busyLabel={t('posting.submitting')}
      />
      {sells && (
        <OnceButton busy={busy} name="next" value="later" className="button-quiet">
          {t('posting.saveForLater')}
        </OnceButton>
      )}
      {busy && <Submitting />}
    </div>
  )
}
