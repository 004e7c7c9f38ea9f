import X from 'lucide-react/icons/x'
import type { MouseEvent, ReactNode } from 'react'

type Props = {
  titleId: string
  title: ReactNode
  /** The level of the title. */
  heading?: 'h1' | 'h2'
  closeLabel: string
  onClose: () => void
  /** Where Close leads while there are no scripts: the address of the page below. */
  closeAt?: string
}

/**
 * The browser gives the focus to what has this attribute when it shows the dialog; React would not write it. Without it the
 * close button has the focus, with a ring if the dialog is there as the page opens.
 */
const focusedFirst = (heading: HTMLElement | null) => heading?.setAttribute('autofocus', '')

/** Closes the dialog, or leads to the page below until the scripts are there. */
function Close({ closeLabel, onClose, closeAt }: Pick<Props, 'closeLabel' | 'onClose' | 'closeAt'>) {
  const look = { 'aria-label': closeLabel, className: 'icon-button -mt-2 -mr-2' }
  const cross = <X aria-hidden size={20} strokeWidth={1.75} />
  if (closeAt === undefined) {
    return (
      <button type="button" onClick={onClose} {...look}>
        {cross}
      </button>
    )
  }
  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onClose()
  }
  return (
    <a href={closeAt} onClick={follow} {...look}>
      {cross}
    </a>
  )
}

/** The title of a dialog, which has the focus when it opens, and its close button. */
export function DialogHead({ titleId, title, heading: Heading = 'h2', ...close }: Props) {
  return (
    <div className="dialog-head">
      <Heading
        id={titleId}
        ref={focusedFirst}
        tabIndex={-1}
        className="line-clamp-3 flex-1 text-xl font-bold outline-none"
      >
        {title}
      </Heading>
      <Close {...close} />
    </div>
  )
}
