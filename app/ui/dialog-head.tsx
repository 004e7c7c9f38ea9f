import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

type Props = {
  titleId: string
  title: ReactNode
  /** The level of the title. */
  heading?: 'h1' | 'h2'
  closeLabel: string
  onClose: () => void
  className?: string
}

/**
 * The browser gives the focus to what has this attribute when it shows the dialog; React would not write it. Without it the
 * close button has the focus, with a ring if the dialog is there as the page opens.
 */
const focusedFirst = (heading: HTMLElement | null) => heading?.setAttribute('autofocus', '')

/** The title of a dialog, which has the focus when it opens, and its close button. */
export function DialogHead({
  titleId,
  title,
  heading: Heading = 'h2',
  closeLabel,
  onClose,
  className = '',
}: Props) {
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
      <button
        type="button"
        onClick={onClose}
        aria-label={closeLabel}
        className={`icon-button -mt-2 -mr-2 ${className}`}
      >
        <X aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </div>
  )
}
