import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'

type Props = {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  closeLabel: string
  children?: ReactNode
  /** As wide as an article, or the whole screen. */
  wide?: boolean
  whole?: boolean
  onClose?: () => void
}

/**
 * A modal dialog: the browser's own, which traps and returns the focus, closes on Escape and makes the page behind it
 * inert. A click beside it closes it too.
 */
export function Dialog({ ref, title, closeLabel, children, wide = false, whole = false, onClose }: Props) {
  const titleId = useId()
  const close = () => ref.current?.close()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={(event) => {
        // The close of a dialog inside this one comes by here too.
        if (event.target === event.currentTarget) onClose?.()
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
      className={`dialog ${wide ? 'dialog-wide' : ''} ${whole ? 'dialog-whole' : ''}`}
    >
      <div className="p-5">
        <div className="mb-4 flex items-start gap-4">
          <h2 id={titleId} className="flex-1 text-xl font-bold">
            {title}
          </h2>
          <button type="button" onClick={close} aria-label={closeLabel} className="icon-button -mt-2 -mr-2">
            <X aria-hidden size={20} strokeWidth={1.75} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
