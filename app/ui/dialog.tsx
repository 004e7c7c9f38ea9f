import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { DialogHead } from './dialog-head.tsx'

type Props = {
  ref: RefObject<HTMLDialogElement | null>
  title: ReactNode
  closeLabel: string
  children?: ReactNode
  /** As wide as an article, as a page with two columns, or the whole screen. */
  wide?: boolean
  widest?: boolean
  whole?: boolean
  onClose?: () => void
  /** Keys pressed anywhere in it. */
  onKeyDown?: (event: KeyboardEvent) => void
}

/**
 * A modal dialog: the browser's own, which traps and restores the focus, closes on Escape and makes the page behind
 * it inert. A click on the backdrop closes it too.
 */
export function Dialog(props: Props) {
  const { ref, title, closeLabel, children, wide = false, widest = false, whole = false } = props
  const { onClose, onKeyDown } = props
  const titleId = useId()
  const close = () => ref.current?.close()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClose={(event) => {
        // The close event of a dialog inside this one bubbles through here too. The event is sent late: the dialog can be
        // open again for another question, which must stay.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose?.()
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
      className={`dialog ${wide ? 'dialog-wide' : ''} ${widest ? 'dialog-widest' : ''} ${whole ? 'dialog-whole' : ''}`}
    >
      <div className="p-5">
        <DialogHead titleId={titleId} title={title}>
          <button type="button" onClick={close} aria-label={closeLabel} className="icon-button -mt-2 -mr-2">
            <X aria-hidden size={20} strokeWidth={1.75} />
          </button>
        </DialogHead>
        {children}
      </div>
    </dialog>
  )
}
