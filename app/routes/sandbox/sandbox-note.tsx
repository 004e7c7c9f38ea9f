import type { ReactNode } from 'react'

/** Says that a page is not the one it stands for. */
export function SandboxNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-sign border-2 border-amber bg-card px-3 py-2 text-[13.5px] font-semibold">
      {children}
    </p>
  )
}
