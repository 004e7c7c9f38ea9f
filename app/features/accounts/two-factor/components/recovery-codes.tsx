import { useAccountT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'

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
    </Notice>
  )
}
