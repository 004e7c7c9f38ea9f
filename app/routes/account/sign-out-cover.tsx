import { useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { replaceDocument } from '#app/ui/open-document.ts'

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
  const request = { method: 'POST', body: new URLSearchParams(), redirect: 'manual' } as const
  const response = await fetch('/signout', request).catch(() => null)
  return response?.type === 'opaqueredirect'
}

/**
 * Covers the screen and signs out ([AUTH-08]). If the server cannot be reached, the page says so here, and the page below
 * stays out of reach.
 */
export function SignOutCover() {
  const t = useT()
  const cover = useRef<HTMLDialogElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const leave = useCallback(async () => {
    if (await endSession()) replaceDocument('/')
    else setFailed(true)
  }, [])
  useEffect(() => {
    if (cover.current?.open) return
    cover.current?.showModal()
    clearLocalData()
    void leave()
  }, [leave])
  return (
    <dialog ref={cover} onCancel={(event) => event.preventDefault()} className="dialog dialog-whole">
      <div role="status" className="frame max-w-xl py-12">
        {hasFailed ? (
          <>
            <p className="text-xl font-bold">{t('shell.signOutFailed')}</p>
            <p className="mt-2 mb-5">{t('shell.signOutFailedText')}</p>
            <button
              type="button"
              onClick={() => {
                setFailed(false)
                void leave()
              }}
              className="button-primary"
            >
              {t('listings.retry')}
            </button>
          </>
        ) : (
          t('shell.loading')
        )}
      </div>
    </dialog>
  )
}
