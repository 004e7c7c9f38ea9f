import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & {
  /** Whether its action is in progress. */
  busy: boolean
}

/** A submit button that cannot be pressed twice: while it is busy it does nothing, and keeps the focus. */
export function OnceButton({ busy, className = '', ...button }: Props) {
  return (
    <button
      {...button}
      type="submit"
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
      className={`aria-disabled:cursor-progress aria-disabled:opacity-60 ${className}`}
    />
  )
}
