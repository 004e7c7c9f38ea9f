import type { ReactNode, Ref } from 'react'

type Props = {
  /** good: it worked, read out in its turn. bad: it did not, read out at once. */
  tone: 'good' | 'bad'
  title: string
  children?: ReactNode
  /** For moving the focus here. */
  ref?: Ref<HTMLDivElement>
}

const LOOK = { good: 'border-green', bad: 'border-red' } as const
const TITLE = { good: 'text-green', bad: 'text-red' } as const

/** How something ended: a headline, what it means, and what can be done next. */
export function Notice({ tone, title, children, ref }: Props) {
  return (
    <div
      ref={ref}
      role={tone === 'good' ? 'status' : 'alert'}
      tabIndex={-1}
      className={`grid justify-items-start gap-2 rounded-sign border-2 bg-card p-4 ${LOOK[tone]}`}
    >
      <p className={`text-lg font-bold ${TITLE[tone]}`}>{title}</p>
      {children}
    </div>
  )
}
