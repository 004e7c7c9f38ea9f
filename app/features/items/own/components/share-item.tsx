import { useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { telegramUrl, whatsAppUrl } from '#app/lib/share-links.ts'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { SharedAddress } from '../shared-address.server.ts'

type Props = { shared: SharedAddress; title: string }

/** The address of an item: to copy, to scan, or to share through the phone's menu. */
export function ShareItem({ shared: { address, code }, title }: Props) {
  const t = useAccountT()
  const isHydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  const links = { url: address, text: title }
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true))
  const share = () => navigator.share({ url: address, title }).catch(() => undefined)
  return (
    <div className="grid gap-3">
      <input
        readOnly
        value={address}
        aria-label={t('dashboard.shareAddress')}
        onFocus={(event) => event.target.select()}
        className="text-field w-full font-mono text-small pointer-coarse:text-base"
      />
      <p className="flex flex-wrap gap-3">
        <a href={telegramUrl(links)} target="_blank" rel="noopener noreferrer" className="button-quiet">
          {t('detail.telegram')}
        </a>
        <a href={whatsAppUrl(links)} target="_blank" rel="noopener noreferrer" className="button-quiet">
          {t('detail.whatsApp')}
        </a>
        <button type="button" className="button-quiet needs-script" onClick={() => void copy()}>
          {t('dashboard.copyLink')}
        </button>
        {isHydrated && 'share' in navigator && (
          <button type="button" className="button-quiet" onClick={() => void share()}>
            {t('dashboard.share')}
          </button>
        )}
        <span role="status" className="self-center font-semibold text-green">
          {isCopied && t('dashboard.linkCopied')}
        </span>
      </p>
      <QrPicture code={code} label={t('dashboard.shareCode')} />
      <p className="text-label text-muted">{t('dashboard.shareCodeText')}</p>
    </div>
  )
}
