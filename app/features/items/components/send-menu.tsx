import Share2 from 'lucide-react/icons/share-2'
import { useId, useState } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { messageOf, type ShareLinks, telegramUrl, whatsAppUrl } from '#app/lib/share-links.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type CopyResult = 'detail.linkCopied' | 'detail.textCopied' | 'detail.linkNotCopied'

/** What needs a script: the clipboard, and the menu of the phone. */
function WithScript({ links }: { links: ShareLinks }) {
  const t = useT()
  const isHydrated = useHydrated()
  const [result, setResult] = useState<CopyResult | null>(null)
  const copy = (text: string, message: CopyResult) =>
    void navigator.clipboard.writeText(text).then(
      () => setResult(message),
      () => setResult('detail.linkNotCopied'),
    )
  const { url, title } = links
  const share = () => void navigator.share({ url, title }).catch(() => undefined)
  return (
    <>
      <button type="button" className="send-way needs-script" onClick={() => copy(url, 'detail.linkCopied')}>
        {t('detail.copyLink')}
      </button>
      <button
        type="button"
        className="send-way needs-script"
        onClick={() => copy(messageOf(links), 'detail.textCopied')}
      >
        {t('detail.copyText')}
      </button>
      {isHydrated && 'share' in navigator && (
        <button type="button" className="send-way" onClick={share}>
          {t('detail.moreWays')}
        </button>
      )}
      <p role="status" className="text-small font-semibold text-green empty:hidden">
        {result && t(result)}
      </p>
    </>
  )
}

/** The share menu ([SHARE-05]): a popover of links, so that most of it needs no script. */
export function SendMenu({ links, className }: { links: ShareLinks; className: string }) {
  const t = useT()
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className={className}>
        <Share2 aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        {t('detail.share')}
      </button>
      <div id={id} popover="auto" role="group" aria-label={t('detail.share')} className="send-menu">
        <a href={telegramUrl(links)} target="_blank" rel="noopener noreferrer nofollow" className="send-way">
          {t('detail.telegram')}
        </a>
        <a href={whatsAppUrl(links)} target="_blank" rel="noopener noreferrer nofollow" className="send-way">
          {t('detail.whatsApp')}
        </a>
        <WithScript links={links} />
        {links.code && (
          <img
            src={links.code}
            alt={t('detail.codeOfPage')}
            width={160}
            height={160}
            loading="lazy"
            className="send-code"
          />
        )}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="send-way">
          {t('detail.close')}
        </button>
      </div>
    </>
  )
}
