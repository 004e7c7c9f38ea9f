import { useRef } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Link } from '#app/ui/link.tsx'
import type { User } from '../account/use-signed-in-user.ts'

/** For visitors it only says that one must sign in ([NAV-05]); without JavaScript the same button links there. */
function PostButtonForVisitors({ className }: { className: string }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Link
        to="/signin?to=/post-listing"
        className={className}
        onClick={(event) => {
          event.preventDefault()
          dialog.current?.showModal()
        }}
      >
        {t('shell.addPost')}
      </Link>
      <Dialog ref={dialog} title={t('shell.loginToPost')} closeLabel={t('shell.close')}>
        <Link to="/signin?to=/post-listing" className="button-primary">
          {t('shell.logIn')}
        </Link>
      </Dialog>
    </>
  )
}

/** The way to a new post, in the header and in the menu of small screens. */
export function PostButton({ user, className }: { user: User | null; className: string }) {
  const t = useT()
  if (!user) return <PostButtonForVisitors className={className} />
  return (
    <Link to="/post-listing" className={className}>
      {user.isAdmin ? t('shell.addPost') : t('shell.postListing')}
    </Link>
  )
}
