import { useAccountT } from '#app/i18n/use-t.tsx'
import { qrCodeOf } from '#app/ui/qr-code.ts'
import { QrPicture } from '#app/ui/qr-picture.tsx'

type Props = { address: string; secret: string }

/** The secret for an authenticator app: as a QR code, and in groups for typing. */
export function KeyPicture({ address, secret }: Props) {
  const t = useAccountT()
  return (
    <div className="flex flex-wrap items-center gap-5">
      <QrPicture code={qrCodeOf(address)} label={t('twoFactor.picture')} />
      <p>
        <span className="block text-muted">{t('twoFactor.key')}</span>
        <span className="font-mono wrap-anywhere">{secret.match(/.{1,4}/gu)?.join(' ')}</span>
      </p>
    </div>
  )
}
