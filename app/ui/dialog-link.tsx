import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Dialog } from './dialog.tsx'
import { Link } from './link.tsx'

type Props = {
  /** The page with the same content, for users without JavaScript. */
  to: string
  /** Whether this is that page, which contains the content. */
  inline: boolean
  label: string
  /** The accessible name of the link where the label alone would not say enough. */
  name?: string
  title: string
  closeLabel: string
  /** Opens something that cannot be undone. */
  danger?: boolean
  /** Milliseconds after which the dialog closes; null for as long as it should stay. */
  closesAfterMs?: number | null
  onClose?: () => void
  children: ReactNode
}

/** A link that opens its content in a dialog, or leads to the page that contains it. */
export function DialogLink({
  to,
  inline,
  label,
  name,
  title,
  closeLabel,
  danger = false,
  onClose,
  children,
  ...props
}: Props) {
  const { closesAfterMs = null } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (closesAfterMs === null) return
    const timer = setTimeout(() => dialog.current?.close(), closesAfterMs)
    return () => clearTimeout(timer)
  }, [closesAfterMs])

  if (inline) {
    return (
      <section aria-labelledby={titleId} className="w-full rounded-sign border-2 border-asphalt bg-card p-4">
        <h3 id={titleId} className="mb-3 text-lg font-bold">
          {title}
        </h3>
        {children}
      </section>
    )
  }
  return (
    <>
      <Link
        to={to}
        aria-label={name}
        className={danger ? 'button-quiet text-red' : 'button-quiet'}
        onClick={(event) => {
          event.preventDefault()
          dialog.current?.showModal()
        }}
      >
        {label}
      </Link>
      <Dialog ref={dialog} title={title} closeLabel={closeLabel} {...(onClose && { onClose })}>
        {children}
      </Dialog>
    </>
  )
}
