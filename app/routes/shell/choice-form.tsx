import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAddress } from '#app/i18n/use-t.tsx'

/** Returns the address of this page to come back to, with the language that it names. */
function useReturnAddress(): string {
  const address = useAddress()
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete('item')
  const rest = params.toString()
  return address(rest ? `${pathname}?${rest}` : pathname)
}

type Props = { action: string; label: string; className?: string; children: ReactNode }

/** Buttons that choose how all pages look, and come back to this one in a new document. */
export function ChoiceForm({ action, label, className = 'flex justify-around gap-2', children }: Props) {
  return (
    <form method="post" action={action} className={className} aria-label={label}>
      <input type="hidden" name="to" value={useReturnAddress()} />
      {children}
    </form>
  )
}
