import type { ReactNode } from 'react'

type Props = {
  titleId: string
  title: ReactNode
  /** The level of the title. */
  heading?: 'h1' | 'h2'
  /** What closes it. */
  children: ReactNode
}

/**
 * The browser gives the focus to what has this attribute when it shows the dialog; React would not write it. Without it the
 * close button has the focus, with a ring if the dialog is there as the page opens.
 */
const focusedFirst = (heading: HTMLElement | null) => heading?.setAttribute('autofocus', '')

/** The title of a dialog, which has the focus when it opens, beside what closes it. */
export function DialogHead({ titleId, title, heading: Heading = 'h2', children }: Props) {
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
      {children}
    </div>
  )
}
