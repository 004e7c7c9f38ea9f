import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'

/** Returns the address to come back to: this page, without a parameter that forces its language. */
function useReturnPath(): string {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  for (const name of ['lang', 'item']) params.delete(name)
  const rest = params.toString()
  return rest ? `${pathname}?${rest}` : pathname
}

type Props = { action: string; label: string; className?: string; children: ReactNode }

/** Buttons that choose how all pages look, and come back to this one in a new document. */
export function ChoiceForm({ action, label, className = 'flex justify-around gap-2', children }: Props) {
  return (
    <Form method="post" action={action} reloadDocument className={className} aria-label={label}>
      <input type="hidden" name="to" value={useReturnPath()} />
      {children}
    </Form>
  )
}
