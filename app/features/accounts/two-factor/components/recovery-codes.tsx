import Download from 'lucide-react/icons/download'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** A file made of the address itself: the codes are in no other response of the site. */
const fileOf = (codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\r\n'))}`

/** The recovery codes, the only time they can be seen. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useAccountT()
  return (
    <Notice tone="good" title={t('twoFactor.codesTitle')}>
      <p>{t('twoFactor.codesText')}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a href={fileOf(codes)} download="haulpost-recovery-codes.txt" className="button-quiet mt-3">
        <Download aria-hidden size={18} strokeWidth={1.75} />
        {t('twoFactor.saveCodes')}
      </a>
    </Notice>
  )
}
