import { Form, useNavigation } from 'react-router'
import type { FieldChange } from '#app/features/audit/edits/item-edits.ts'
import type { ItemEdit } from '#app/features/audit/edits/queries.server.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { userPath } from '#app/lib/admin-paths.ts'
import { formatDayAndTime } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import type { StaleFields } from '#app/ui/stale-notice.tsx'
import { Moment } from '#app/ui/time.tsx'

const SOURCES = {
  form: 'moderation.editByForm',
  facts: 'moderation.editByFacts',
  import: 'moderation.editByImport',
  revert: 'moderation.editByRevert',
} as const

const isSource = (source: string): source is keyof typeof SOURCES => Object.hasOwn(SOURCES, source)

function Value({ name, value, fields }: { name: string; value: FieldChange[0]; fields: StaleFields }) {
  const t = useAdminT()
  if (value.length === 0) return <span className="text-muted">{t('forms.emptyField')}</span>
  return fields.show(name, value) ?? (typeof value === 'string' ? value : value.join(', '))
}

type RowProps = { name: string; change: FieldChange; fields: StaleFields }

/** A field with its values before and after. */
export function FieldChangeRow({ name, change, fields }: RowProps) {
  const t = useAdminT()
  const [before, after] = change
  return (
    <div className="grid gap-x-4 gap-y-1 border-t border-line py-2 md:grid-cols-[12rem_1fr_1fr]">
      <dt className="font-semibold wrap-anywhere">{fields.labelOf(name)}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
        <span className="block text-small text-muted">{t('moderation.before')}</span>
        <Value name={name} value={before} fields={fields} />
      </dd>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
        <span className="block text-small text-muted">{t('moderation.after')}</span>
        <Value name={name} value={after} fields={fields} />
      </dd>
    </div>
  )
}

function EditHead({ edit: { at, actorId, actorRole, by, source } }: { edit: ItemEdit }) {
  const t = useAdminT()
  return (
    <div className="min-w-0 flex-[1_1_16rem]">
      <h2 className="font-bold">
        <Moment at={at} />
      </h2>
      <p className="text-small text-muted wrap-anywhere">
        {actorId && by ? (
          <Link to={userPath(actorId)} className="plain-link">
            {by}
          </Link>
        ) : (
          <span className="font-mono">{actorRole}</span>
        )}
        {actorRole === 'admin' && ` (${t('users.roleAdmin')})`}
        {isSource(source) && ` · ${t(SOURCES[source])}`}
      </p>
    </div>
  )
}

function Edit({ edit, fields }: { edit: ItemEdit; fields: StaleFields }) {
  const t = useAdminT()
  const busy = useNavigation().state !== 'idle'
  return (
    <li className="grid gap-2 rounded-sign border border-line bg-card p-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <EditHead edit={edit} />
        <Form method="post" preventScrollReset>
          <input type="hidden" name="edit" value={edit.id} />
          <OnceButton busy={busy} className="button-quiet">
            {t('moderation.revertEdit')} <span className="sr-only">{formatDayAndTime(edit.at, t)}</span>
          </OnceButton>
        </Form>
      </div>
      <dl>
        {Object.entries(edit.changes).map(([name, change]) => (
          <FieldChangeRow key={name} name={name} change={change} fields={fields} />
        ))}
      </dl>
    </li>
  )
}

/** The edits of an item, newest first, each with the values before and after ([LOG-04]). */
export function ItemEdits({ edits, fields }: { edits: readonly ItemEdit[]; fields: StaleFields }) {
  return (
    <ol className="grid gap-3">
      {edits.map((edit) => (
        <Edit key={edit.id} edit={edit} fields={fields} />
      ))}
    </ol>
  )
}
