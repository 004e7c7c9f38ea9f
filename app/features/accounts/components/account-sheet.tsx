import type { ReactNode } from 'react'

type Props = { title: string; lead?: string | null; children: ReactNode }

/** A narrow column with one task: signing in, signing up, choosing a password. */
export function AccountSheet({ title, lead, children }: Props) {
  return (
    <div className="frame max-w-md py-8 md:py-12">
      <h1 className="text-3xl font-extrabold tracking-tight">{title}</h1>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      <div className="mt-6 grid gap-5">{children}</div>
    </div>
  )
}

/** The links below a form. */
export function SheetLinks({ children }: { children: ReactNode }) {
  return <div className="grid justify-items-start gap-1 border-t border-line pt-4">{children}</div>
}
