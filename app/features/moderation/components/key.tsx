const LOOK = 'rounded-[3px] border border-edge bg-paper px-1.5 font-mono text-fine'

/** A key of the keyboard. */
export function Key({ children }: { children: string }) {
  return <kbd className={LOOK}>{children}</kbd>
}

/**
 * The key of a button, where there is a keyboard. Screen readers get it from aria-keyshortcuts; drawn by a style, it is no
 * part of the visible name, which the accessible name has to contain (WCAG 2.5.3).
 */
export function KeyHint({ of }: { of: string }) {
  return (
    <span
      aria-hidden
      data-key={of}
      className={`needs-script max-lg:hidden before:content-[attr(data-key)] ${LOOK}`}
    />
  )
}
