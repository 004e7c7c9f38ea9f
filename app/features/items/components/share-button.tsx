import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { inLanguage } from '#app/lib/language-path.ts'

type Props = {
  /** What is shared: a path of the site. */
  readonly path: string
  readonly title: string
  readonly className: string
}

type Said = 'detail.linkCopied' | 'detail.linkNotCopied'

/** Shares an address of the site through the phone's menu; where there is none, copies it and says so. */
export function ShareButton({ path, title, className }: Props) {
  const t = useT()
  const [said, setSaid] = useState<Said | null>(null)
  const share = () => {
    const url = window.location.origin + inLanguage(t.locale, path)
    const canShare = typeof navigator.share === 'function'
    if (canShare) return navigator.share({ url, title }).catch(() => undefined)
    return navigator.clipboard.writeText(url).then(
      () => setSaid('detail.linkCopied'),
      () => setSaid('detail.linkNotCopied'),
    )
  }
  return (
    <>
      <button type="button" onClick={() => void share()} className={`needs-script ${className}`}>
        <Share2 aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        {t('detail.share')}
      </button>
      <span role="status" className="detail-said">
        {said && t(said)}
      </span>
    </>
  )
}
