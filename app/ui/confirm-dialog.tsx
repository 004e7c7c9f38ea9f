import { type ReactNode, type RefObject, useId, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '#app/i18n/use-t.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  ref: RefObject<HTMLDialogElement | null>
  /** The question, such as 'Are you sure you want to delete this layout?'. */
  title: string
  /** What it does: 'Delete layout', not 'OK'. */
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  /** Cannot be undone, or takes something away from a user. */
  danger?: boolean
  /** Called with what the fields among `children` hold, once the browser finds nothing missing. The dialog closes. */
  onConfirm: (form: FormData) => void
  onClose?: () => void
  /** The consequence in words, and fields such as a reason. */
  children?: ReactNode
}

const never = () => () => {}

/** Whether there is a document to draw into. Unlike an effect it is true from the first time where nothing is hydrated. */
const useHasDocument = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * Asks before something is done (D-22). Open it with `ref.current?.showModal()`. Cancelling does nothing. It is drawn at the
 * end of the document, wherever it is used: a form inside a form would be dropped by browsers, with everything it does.
 */
export function ConfirmDialog(props: Props) {
  return useHasDocument() ? createPortal(<Question {...props} />, document.body) : null
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** Returns the first field of a form that the browser finds wrong. */
const firstInvalid = ({ elements }: HTMLFormElement) =>
  [...elements].filter(isControl).find(({ validity }) => !validity.valid)

/** Bubbles of the browser would speak its own language, and not that of the page. */
function Missing({ field }: { field: string }) {
  const t = useT()
  return (
    <p role="alert" className="text-label font-semibold text-red">
      {t('common.fillIn', { field })}
    </p>
  )
}

function Question(props: Props) {
  const { ref, title, confirmLabel, cancelLabel, closeLabel, danger = false, onConfirm, onClose } = props
  const formId = useId()
  const [missing, setMissing] = useState<string | null>(null)
  const close = () => ref.current?.close()
  return (
    <Dialog ref={ref} title={title} closeLabel={closeLabel} {...(onClose && { onClose })}>
      <form
        id={formId}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          const invalid = firstInvalid(event.currentTarget)
          setMissing(invalid ? (invalid.labels?.[0]?.textContent.trim() ?? invalid.name) : null)
          if (invalid) return invalid.focus()
          const form = new FormData(event.currentTarget)
          close()
          onConfirm(form)
        }}
      >
        {props.children}
        {missing !== null && <Missing field={missing} />}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="button-quiet" onClick={close}>
            {cancelLabel}
          </button>
          <button type="submit" className={danger ? 'button-danger' : 'button-primary'}>
            {confirmLabel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
