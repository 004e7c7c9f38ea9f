import { useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Link } from '#app/ui/link.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import type { LayoutCard } from '../editor/editor-state.ts'
import { askToDelete, DeleteConsequence } from './delete-question.tsx'

/** A button that changes a layout; it works without JavaScript. */
function Change({ change, id, label, name }: { change: string; id: string; label: string; name: string }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <OnceButton busy={busy} name="change" value={change} aria-label={name} className="button-quiet">
        {label}
      </OnceButton>
    </Form>
  )
}

/** Asks in the exact words, and says what is lost ([LAY-01]). */
function DeleteButton({ layout }: { layout: LayoutCard }) {
  const t = useAdminT()
  const submit = useSubmit()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        aria-label={t('layouts.deleteNamed', layout)}
        onClick={() => dialog.current?.showModal()}
        className="button-quiet needs-script text-red"
      >
        {t('layouts.delete')}
      </button>
      <Link
        to={askToDelete(layout.id)}
        reloadDocument
        aria-label={t('layouts.deleteNamed', layout)}
        className="button-quiet only-without-script text-red"
      >
        {t('layouts.delete')}
      </Link>
      <ConfirmDialog
        ref={dialog}
        title={t('layouts.deleteQuestion')}
        confirmLabel={t('layouts.delete')}
        cancelLabel={t('layouts.cancel')}
        closeLabel={t('layouts.close')}
        danger
        onConfirm={() =>
          void submit({ change: 'delete', id: layout.id }, { method: 'post', preventScrollReset: true })
        }
      >
        <DeleteConsequence layout={layout} />
      </ConfirmDialog>
    </>
  )
}

function Card({ layout }: { layout: LayoutCard }) {
  const t = useAdminT()
  const { id, name, description, isActive } = layout
  return (
    <li
      className={`grid content-start gap-2 rounded-sign border-2 bg-card p-4 ${isActive ? 'border-green' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 text-lg font-bold">{name}</h2>
        {isActive && <p className="tag text-green">{t('layouts.active')}</p>}
      </div>
      <p className="wrap-anywhere text-muted">{description}</p>
      <p>{t('layouts.size', layout)}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Link to={`/admin/layout/${id}`} aria-label={t('layouts.editNamed', layout)} className="button-quiet">
          {t('layouts.edit')}
        </Link>
        <Link
          to={`/admin/layout/${id}/history`}
          aria-label={t('layouts.historyTitle', layout)}
          className="button-quiet"
        >
          {t('layouts.history')}
        </Link>
        <Change
          change="duplicate"
          id={id}
          label={t('layouts.duplicate')}
          name={t('layouts.duplicateNamed', layout)}
        />
        {!isActive && (
          <Change
            change="activate"
            id={id}
            label={t('layouts.activate')}
            name={t('layouts.activateNamed', layout)}
          />
        )}
        <DeleteButton layout={layout} />
      </div>
    </li>
  )
}

type Props = { layouts: readonly LayoutCard[]; isAnyActive: boolean }

/** The layouts of the home page ([LAY-01]). */
export function LayoutCards({ layouts, isAnyActive }: Props) {
  const t = useAdminT()
  return (
    <>
      {!isAnyActive && (
        <p className="text-muted">{layouts.length === 0 ? t('layouts.none') : t('layouts.noneActive')}</p>
      )}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {layouts.map((layout) => (
          <Card key={layout.id} layout={layout} />
        ))}
      </ul>
    </>
  )
}
