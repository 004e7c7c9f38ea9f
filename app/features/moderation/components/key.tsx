/** A key of the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-[3px] border border-edge bg-paper px-1.5 font-mono text-[12px]">{children}</kbd>
  )
}

/** The key of a button, where there is a keyboard. Screen readers get it from aria-keyshortcuts. */
export function KeyHint({ of }: { of: string }) {
  return (
    <span aria-hidden className="needs-script max-lg:hidden">
      <Key>{of}</Key>
    </span>
  )
}
