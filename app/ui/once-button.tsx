import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & {
  /** Whether what it asked for is under way. */
  busy: boolean
}

/** A button of a form that cannot be pressed twice: while it works it does nothing, and the focus stays on it. */
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
