import { encode } from 'uqr'
import { useAccountT } from '#app/i18n/use-t.tsx'

/** One path of unit squares. */
function squares(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: path.join('') }
}

type Props = { address: string; secret: string }

/** The secret for an authenticator app: as a QR code, always dark on light, and in groups for typing. */
export function KeyPicture({ address, secret }: Props) {
  const t = useAccountT()
  const { size, path } = squares(address)
  return (
    <div className="flex flex-wrap items-center gap-5">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('twoFactor.picture')}
        className="size-48 bg-white"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
      <p>
        <span className="block text-muted">{t('twoFactor.key')}</span>
        <span className="font-mono wrap-anywhere">{secret.match(/.{1,4}/gu)?.join(' ')}</span>
      </p>
    </div>
  )
}
