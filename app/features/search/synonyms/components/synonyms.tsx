import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { AdminTable } from '#app/ui/admin-table.tsx'
import { NotDone, whyNot } from '#app/ui/notice.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { SYNONYM_LIMITS } from '../rules.ts'
import { type NewSynonym, synonymForm } from '../schema.ts'

type FormProps = { result: FormResult | undefined; typed: string }

/** Adds what people mean by a word ([SRCH-16]). Works without JavaScript. */
export function SynonymForm({ result, typed }: FormProps) {
  const t = useAdminT()
  const schema = useMemo(() => synonymForm(t), [t])
  const { fields, field, formProps } = useZodForm({
    id: 'synonym',
    schema,
    result,
    initial: { typed, meaning: '' },
  })
  const busy = useNavigation().state === 'submitting'
  return (
    <Form
      method="post"
      action="/admin/searches?change=add"
      {...formProps}
      className="grid items-start gap-3 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <NotDone title={t('searches.add')} text={whyNot(t, result)} />
      </div>
      <TextInput
        field={field(fields.typed)}
        label={t('searches.typed')}
        maxLength={SYNONYM_LIMITS.typed}
        autoComplete="off"
      />
      <TextInput
        field={field(fields.meaning)}
        label={t('searches.meaning')}
        maxLength={SYNONYM_LIMITS.meaning}
        autoComplete="off"
      />
      <SubmitButton
        busy={busy}
        label={t('searches.add')}
        busyLabel={t('searches.adding')}
        className="justify-self-start"
      />
    </Form>
  )
}

function Row({ synonym: { typed, meaning } }: { synonym: NewSynonym }) {
  const t = useAdminT()
  const busy = useNavigation().state === 'submitting'
  return (
    <tr>
      <td className="font-semibold wrap-anywhere">{typed}</td>
      <td className="wrap-anywhere">{meaning}</td>
      <td>
        <Form method="post" action="/admin/searches?change=remove">
          <input type="hidden" name="typed" value={typed} />
          <OnceButton
            busy={busy}
            className="button-quiet"
            aria-label={t('searches.removeSynonym', { typed })}
          >
            {t('searches.remove')}
          </OnceButton>
        </Form>
      </td>
    </tr>
  )
}

/** All synonyms that admins added, each with a button that removes it. */
export function SynonymTable({ synonyms }: { synonyms: readonly NewSynonym[] }) {
  const t = useAdminT()
  if (synonyms.length === 0) return <p className="text-muted">{t('searches.noSynonyms')}</p>
  return (
    <AdminTable headings={[t('searches.typed'), t('searches.meaning'), t('searches.remove')]}>
      {synonyms.map((synonym) => (
        <Row key={synonym.typed} synonym={synonym} />
      ))}
    </AdminTable>
  )
}
