import { useState } from 'react'
import { Form } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { SignOutCover } from './sign-out-cover.tsx'

/** The button that signs out ([AUTH-08]). Without JavaScript it is a plain form. */
export function SignOutForm({ className = '' }: { className?: string }) {
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
        <button type="submit" className={className}>
          {t('shell.logOut')}
        </button>
      </Form>
      {isLeaving && <SignOutCover />}
    </>
  )
}
