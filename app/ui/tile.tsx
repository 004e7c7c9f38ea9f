import type { ReactNode } from 'react'

/** Pairs of ground and sign; each passes 3:1 in light and dark. */
const TONES = [
  'bg-[light-dark(#e3e4f8,#2a2c4d)] text-[light-dark(#4a4cc0,#a8aaff)]',
  'bg-[light-dark(#dbece6,#1f3a33)] text-[light-dark(#1c6b55,#6fd0b1)]',
  'bg-[light-dark(#f6e6d3,#43321d)] text-[light-dark(#8f5410,#f0b468)]',
  'bg-[light-dark(#f5dfdc,#452725)] text-[light-dark(#a8392f,#ff9d94)]',
  'bg-[light-dark(#dce8f1,#20374a)] text-[light-dark(#22608d,#85c2ee)]',
  'bg-[light-dark(#e9e4dc,#38332b)] text-[light-dark(#6b5a3e,#d3bf9c)]',
] as const

type Props = { children: ReactNode; tone: number; className?: string }

/** Fills the space of a picture where there is none: a sign on a ground, for eyes only. */
export function Tile({ children, tone, className = '' }: Props) {
  return (
    <span aria-hidden className={`grid place-items-center ${TONES[tone % TONES.length]} ${className}`}>
      {children}
    </span>
  )
}
