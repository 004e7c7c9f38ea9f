import type { UsualMark } from '../usual-mark.ts'

type Band = Pick<UsualMark, 'band'> & { readonly position: string | null }

/**
 * The band of the middle half, and where this listing is: a drawing that repeats the words beside it ([PRICE-02]). Without
 * a position it says nothing to screen readers.
 */
export function UsualBand({ band: { from, to, at }, position }: Band) {
  const named = position === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': position }
  return (
    <svg {...named} viewBox="0 0 100 8" preserveAspectRatio="none" className="usual-band">
      <rect x="0" y="3" width="100" height="2" className="fill-edge/40" />
      <rect x={from} y="2" width={to - from} height="4" className="fill-primary/35" />
      <rect x={at - 1.5} y="0" width="3" height="8" className="fill-primary" />
    </svg>
  )
}

/** What is usual for listings like this one. */
export function Usual({ mark }: { mark: UsualMark }) {
  return (
    <div className="usual-mark">
      <UsualBand band={mark.band} position={mark.position} />
      <small className="block text-fine text-muted">{mark.text}</small>
    </div>
  )
}
