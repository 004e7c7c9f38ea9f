import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { SignOutCover } from './sign-out-cover.tsx'

type Props = {
  className?: string
  title?: string
  /** In place of the words. */
  children?: ReactNode
}

/** The button that signs out ([AUTH-08]). Without JavaScript it is a plain form. */
export function SignOutForm({ className = '', title, children }: Props) {
  const t = useT()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Form
        method="post"
        action="/signout"
        reloadDocument
        onSubmit={(event) => {
          event.preventDefault()
          setLeaving(true)
        }}
      >
        <button type="submit" className={className} title={title}>
          {children ?? t('shell.logOut')}
        </button>
      </Form>
      {isLeaving && <SignOutCover />}
    </>
  )
}
