import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'

type Props = {
  children: ReactNode
  className: string
  label: string
  /** Returns whether what was typed may be sent; otherwise nothing changes. Not asked without a script. */
  check?: (form: HTMLFormElement) => Promise<boolean>
}

// An empty field is no filter and only makes the address longer.
function filled(form: HTMLFormElement): [string, string][] {
  const entries = [...new FormData(form)]
  return entries.flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  )
}

/** A form of filters: choices apply at once, text on Enter; without JavaScript its button does both. */
export function AutoForm({ children, className, label, check }: Props) {
  const submit = useSubmit()
  const send = async (form: HTMLFormElement) => {
    if (!check || (await check(form))) await submit(filled(form), { preventScrollReset: true })
  }
  return (
    <Form
      aria-label={label}
      className={className}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void send(event.currentTarget)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      {children}
    </Form>
  )
}
