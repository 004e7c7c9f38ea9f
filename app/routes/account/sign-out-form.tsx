import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'

/** Deletes what the browser keeps of this site. Browsers that block storage throw. */
function clearLocalData(): void {
  try {
    sessionStorage.clear()
    localStorage.clear()
  } catch {
    // Nothing was stored there.
  }
}

/** Ends the session; returns whether the server did so. Its response is a redirect, which is not followed. */
async function endSession(): Promise<boolean> {
  const response = await fetch('/signout', {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
  }).catch(() => null)
  return response?.type === 'opaqueredirect'
}

type Props = { className?: string; buttonClassName?: string }

/**
 * Signs out ([AUTH-08]). The screen is covered first; if the server cannot be reached, that is said there, and the page
 * below stays out of reach.
 */
export function SignOutForm({ className, buttonClassName }: Props) {
  const t = useT()
  const cover = useRef<HTMLDialogElement>(null)
  const [hasFailed, setFailed] = useState(false)
  async function leave() {
    setFailed(false)
    cover.current?.showModal()
    clearLocalData()
    if (await endSession()) window.location.replace('/')
    else setFailed(true)
  }
  return (
    <>
      <Form
        method="post"
        action="/signout"
        reloadDocument
        onSubmit={(event) => {
          event.preventDefault()
          if (!cover.current?.open) void leave()
        }}
        className={className}
      >
        <button type="submit" className={buttonClassName}>
          {t('shell.logOut')}
        </button>
      </Form>
      <dialog ref={cover} onCancel={(event) => event.preventDefault()} className="dialog dialog-whole">
        <div role="status" className="frame max-w-xl py-16">
          {hasFailed ? (
            <>
              <p className="text-xl font-bold">{t('shell.logOutFailed')}</p>
              <p className="mt-2 mb-5">{t('shell.logOutFailedText')}</p>
              <button
                type="button"
                onClick={() => {
                  cover.current?.close()
                  void leave()
                }}
                className="button-primary"
              >
                {t('listings.retry')}
              </button>
            </>
          ) : (
            t('shell.loggingOut')
          )}
        </div>
      </dialog>
    </>
  )
}
