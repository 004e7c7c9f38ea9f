import { Form } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'

/** Creates, shows and ends the link for the advertiser. Works without JavaScript. */
export function SharePanel({ address }: { address: string | null }) {
  const t = useAccountT()
  return (
    <NamedSection name={t('billboards.linkPanel')} className="grid gap-3">
      <p className="text-muted">{t('billboards.linkHint')}</p>
      {address && (
        <label className="grid gap-1">
          <span className="font-semibold">{t('billboards.linkAddress')}</span>
          <input
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="text-field w-full font-mono text-small pointer-coarse:text-base"
          />
        </label>
      )}
      <Form method="post" action="?do=share" preventScrollReset className="flex flex-wrap gap-2">
        <button className="button-small">{t(address ? 'billboards.linkAnew' : 'billboards.linkMake')}</button>
        {address && (
          <button formAction="?do=unshare" className="button-small text-red">
            {t('billboards.linkEnd')}
          </button>
        )}
      </Form>
    </NamedSection>
  )
}
