import { type ReactNode, useEffect, useRef } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { NO_DRAFT } from '#app/lib/draft.ts'
import type { FieldDifference, StaleForm } from '#app/lib/stored-form.ts'
import { useDraftAddress } from './draft-notice.tsx'
import { Link } from './link.tsx'
import { Notice } from './notice.tsx'
import { OnceButton } from './once-button.tsx'

type Value = string | readonly string[]

/** How the fields of a form are called and shown. */
export type StaleFields = {
  readonly labelOf: (name: string) => string
  /** Returns null where the value is its own text. */
  readonly show: (name: string, value: Value) => ReactNode
}

type SideProps = { readonly title: string; readonly children: ReactNode }

function Side({ title, children }: SideProps) {
  return (
    <div className="min-w-0">
      <p className="text-small text-muted">{title}</p>
      <div className="wrap-anywhere whitespace-pre-line">{children}</div>
    </div>
  )
}

function Difference({ field, fields }: { field: FieldDifference; fields: StaleFields }) {
  const t = useAccountT()
  const { name, theirs, mine } = field
  const shown = (value: Value) => {
    if (value.length === 0) return <span className="text-muted">{t('forms.emptyField')}</span>
    return fields.show(name, value) ?? (typeof value === 'string' ? value : value.join(', '))
  }
  return (
    <li className="grid gap-1 border-t border-line pt-2">
      <h3 className="font-semibold">{fields.labelOf(name)}</h3>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Side title={t('forms.theirs')}>{shown(theirs)}</Side>
        <Side title={t('forms.yours')}>{shown(mine)}</Side>
      </div>
    </li>
  )
}

type NoticeProps = {
  readonly stale: StaleForm
  readonly fields: StaleFields
  readonly busy: boolean
  /** Whether the form keeps a draft, which outlives taking the other version. */
  readonly keepsDraft?: boolean
}

/**
 * What a form edits was changed since it was opened ([FORM-04]): both versions, field by field, and the choice. Part of
 * the form, because keeping one's own is sending it again over the version that is shown.
 */
export function StaleNotice({ stale, fields, busy, keepsDraft = true }: NoticeProps) {
  const t = useAccountT()
  const addressOf = useDraftAddress()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const { differences } = stale
  return (
    <Notice ref={notice} tone="bad" title={t('forms.staleTitle')}>
      <p>{t('forms.staleText')}</p>
      {keepsDraft && <p className="needs-script">{t('forms.staleDraft')}</p>}
      <p className="font-semibold">{t('forms.differences', { count: differences.length })}</p>
      <ul className="grid w-full gap-3">
        {differences.map((field) => (
          <Difference key={field.name} field={field} fields={fields} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Link to={addressOf(NO_DRAFT)} reloadDocument className="button-quiet">
          {t('forms.takeTheirs')}
        </Link>
        <OnceButton busy={busy} className="button-quiet">
          {t('forms.keepMine')}
        </OnceButton>
      </div>
    </Notice>
  )
}
