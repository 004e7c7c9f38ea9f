import type { ReactNode } from 'react'

/** How many pairs of ground and sign there are in rows.css. */
const TONES = 6

type Props = { children: ReactNode; tone: number; className?: string }

/** Fills the space of a picture where there is none: a sign on a ground, for eyes only. */
export function Tile({ children, tone, className = '' }: Props) {
  return (
    <span aria-hidden translate="no" className={`tile tile-${tone % TONES} ${className}`}>
      {children}
    </span>
  )
}
