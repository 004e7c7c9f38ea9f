import { useMemo, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { TabDraftStatus } from '#app/ui/draft-saved.tsx'
import { Notice, whyNot } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useTabDraft } from '#app/ui/use-tab-draft.ts'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { MAX_NOTE_LENGTH, REPORT_REASONS } from '../report-reasons.ts'
import { reportForm } from '../schema.ts'

const NAMES = {
  scam: 'reports.scam',
  wrong: 'reports.wrong',
  gone: 'reports.gone',
  category: 'reports.category',
  duplicate: 'reports.duplicate',
  offensive: 'reports.offensive',
  illegal: 'reports.illegal',
  other: 'reports.other',
} as const

/** The name under which what is typed into the form is kept. */
export const reportDraft = (item: string, user: string) => ({ form: `report:${item}`, owner: user })

type Props = {
  result: FormResult | undefined
  /** The address of the item. */
  item: string
  /** The id of the signed-in user; '' for a visitor. */
  user: string
}

/** Reports an item. Works without JavaScript. */
export function ReportForm({ result, item, user }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => reportForm(t), [t])
  const { fields, field, formProps } = useZodForm({ id: 'report', schema, result })
  const ref = useRef<HTMLFormElement>(null)
  const draft = useTabDraft(ref, reportDraft(item, user), null)
  const busy = useNavigation().state === 'submitting'
  const why = whyNot(t, result, t('reports.failed'))
  const { error, id } = field(fields.reason)
  return (
    <Form ref={ref} method="post" {...formProps} className="grid gap-4">
      <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1">
        <legend className="mb-1 font-semibold">{t('reports.reason')}</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={fields.reason.name}
              value={reason}
              defaultChecked={fields.reason.initialValue === reason}
              required
              className="size-5 accent-primary-fill"
            />
            {t(NAMES[reason])}
          </label>
        ))}
        {error && (
          <p id={`${id}-error`} role="alert" className="text-label font-semibold text-red">
            {error}
          </p>
        )}
      </fieldset>
      <TextArea
        key={fields.note.key}
        field={field(fields.note, { required: false })}
        label={t('reports.note')}
        optional={t('reports.optional')}
        hint={t('reports.noteHint')}
        maxLength={MAX_NOTE_LENGTH}
        rows={4}
      />
      {why && <Notice tone="bad" title={why} />}
      <SubmitButton
        busy={busy}
        label={t('reports.send')}
        busyLabel={t('reports.sending')}
        className="justify-self-start"
      />
      <TabDraftStatus
        draft={draft}
        words={{
          saved: t('forms.draftSaved'),
          restored: t('forms.restored'),
          startOver: t('forms.startOver'),
        }}
      />
    </Form>
  )
}
