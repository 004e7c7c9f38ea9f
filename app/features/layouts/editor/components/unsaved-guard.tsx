import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useUnloadWarning } from '#app/ui/use-unload-warning.ts'

/** Asks before unsaved changes are lost: inside the site with a dialog, outside of it in the browser's own way. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const t = useAdminT()
  const dialog = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked) dialog.current?.showModal()
  }, [isBlocked])
  useUnloadWarning(isDirty)
  return (
    <Dialog
      ref={dialog}
      title={t('layouts.leaveTitle')}
      closeLabel={t('layouts.close')}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <p>{t('layouts.leaveText')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="button-primary" onClick={() => dialog.current?.close()}>
          {t('layouts.stay')}
        </button>
        <button
          type="button"
          className="button-quiet"
          onClick={() => blocker.state === 'blocked' && blocker.proceed()}
        >
          {t('layouts.leave')}
        </button>
      </div>
    </Dialog>
  )
}
