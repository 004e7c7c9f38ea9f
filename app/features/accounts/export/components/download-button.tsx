import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { DOWNLOAD_PARAM } from '../download-param.ts'

/**
 * The submit button of a form that responds with a file. After re-authentication it has the focus, and the page says
 * that only a press is missing: a file is made for a press only, never for opening an address.
 */
export function DownloadButton({ children }: { children: ReactNode }) {
  const t = useAccountT()
  const [params] = useSearchParams()
  const isReady = params.has(DOWNLOAD_PARAM)
  return (
    <>
      {isReady && (
        <p role="status" className="basis-full font-semibold">
          {t('accounts.downloadReady')}
        </p>
      )}
      <button type="submit" ref={isReady ? takeFocus : undefined} className="button-quiet">
        {children}
      </button>
    </>
  )
}
