import { useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** The address of a listing, to copy, or to share through the phone's menu. */
export function ShareListing({ address, title }: { address: string; title: string }) {
  const t = useAccountT()
  const isAlive = useHydrated()
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true))
  const share = () => navigator.share({ url: address, title }).catch(() => undefined)
  return (
    <NamedSection name={t('billing.shareTitle')} className="grid gap-3">
      <input
        readOnly
        value={address}
        aria-label={t('billing.shareAddress')}
        onFocus={(event) => event.target.select()}
        className="text-field w-full font-mono text-[13px]"
      />
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button-quiet needs-script" onClick={() => void copy()}>
          {t('billing.copyLink')}
        </button>
        {isAlive && 'share' in navigator && (
          <button type="button" className="button-quiet" onClick={() => void share()}>
            {t('billing.share')}
          </button>
        )}
        <span role="status" className="self-center font-semibold text-green">
          {isCopied && t('billing.linkCopied')}
        </span>
      </p>
    </NamedSection>
  )
}
