import type { ReactNode } from 'react'
import type { Locale } from '#app/lib/locale.ts'

/** Text in a language that may not be the page's: screen readers have to know it (WCAG 3.1.2). */
export function Lang({ in: language, children }: { in: Locale | null; children: ReactNode }) {
  return language ? <span lang={language}>{children}</span> : children
}
