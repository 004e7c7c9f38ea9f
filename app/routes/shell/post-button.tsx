import { useRef } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Go } from '#app/ui/go.tsx'
import type { Person } from './person.ts'

/** Signed out it only says that one must sign in ([NAV-05]); without JavaScript the same button leads there. */
function PostButtonForVisitors({ className }: { className: string }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Go
        to="/signin?to=/post-listing"
        className={className}
        onClick={(event) => {
          event.preventDefault()
          dialog.current?.showModal()
        }}
      >
        {t('shell.addPost')}
      </Go>
      <Dialog ref={dialog} title={t('shell.loginToPost')} closeLabel={t('shell.close')}>
        <Go to="/signin?to=/post-listing" className="button-primary">
          {t('shell.logIn')}
        </Go>
      </Dialog>
    </>
  )
}

/** The way to a new post, in the header and in the menu of small screens. */
export function PostButton({ person, className }: { person: Person | null; className: string }) {
  const t = useT()
  if (!person) return <PostButtonForVisitors className={className} />
  return (
    <Go to="/post-listing" className={className}>
      {person.isAdmin ? t('shell.addPost') : t('shell.postListing')}
    </Go>
  )
}
