import type { ReactNode } from 'react'

type Props = { number?: string; title: string; text: string; children?: ReactNode }

/** A page with one message: an error, an ending, an empty list. */
export function EmptyState({ number, title, text, children }: Props) {
  return (
    <div className="frame max-w-3xl py-12">
      {number && (
        <p className="inline-block rounded-sign border-2 border-asphalt px-3 py-1 font-mono text-lg font-semibold">
          {number}
        </p>
      )}
      <h1 className="mt-4 text-3xl font-extrabold tracking-tight">{title}</h1>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      {children}
    </div>
  )
}
