import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { DialogHead } from './dialog-head.tsx'
import { Link } from './link.tsx'

type Props = {
  title: string
  /** The level of the title: h1 where no other heading names the page. */
  heading?: 'h1' | 'h2'
  /** At the side of the page, over the whole screen of a phone. */
  side?: boolean
  closeLabel: string
  /** The address of the page below: Close is a link to it until the scripts are there. */
  closeAt: string
  children: ReactNode
  /** Escape and the close button: leads to the page below. */
  onClose: () => void
}

/**
 * A dialog with an address of its own: it is over the page, and without JavaScript part of it. A click on the
 * backdrop does not close it, because it contains a form.
 */
export function PageDialog(props: Props) {
  const { title, heading = 'h2', side = false, closeLabel, closeAt, children, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  function close(event: MouseEvent) {
    event.preventDefault()
    dialog.current?.close()
  }
  useEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':modal')) return
    const { scrollTop } = element
    const focused = element.contains(document.activeElement) ? document.activeElement : null
    // `close()` would report that the user closed it.
    element.removeAttribute('open')
    element.showModal()
    // The user may have begun to fill in the form.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    element.scrollTop = scrollTop
  }, [])
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      onClose={(event) => {
        // The close event of a dialog inside this one bubbles through here too.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      className={`dialog ${side ? 'dialog-side' : 'dialog-wide'} dialog-page`}
    >
      <div className="p-5">
        <DialogHead titleId={titleId} title={title} heading={heading}>
          <Link
            to={closeAt}
            reloadDocument
            onClick={close}
            aria-label={closeLabel}
            className="icon-button -mt-2 -mr-2"
          >
            <X aria-hidden size={20} strokeWidth={1.75} />
          </Link>
        </DialogHead>
        {children}
      </div>
    </dialog>
  )
}
