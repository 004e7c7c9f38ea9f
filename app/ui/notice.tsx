import type { ReactNode, Ref } from 'react'
import type { PublicTranslate } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'

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

/**
 * Why a form did not work, as a sentence: that of the refusal, or `unforeseen`. Null when it did work, or when its fields
 * say it themselves.
 */
export function whyNot(
  t: PublicTranslate,
  result: FormResult | undefined,
  unforeseen: string = t('common.unexpected'),
): string | null {
  if (result?.outcome === 'refused') return t.dynamic(result.refusal.code, result.refusal.params)
  return result?.outcome === 'failed' ? unforeseen : null
}

type NotDoneProps = { title: string; text: string | null; children?: ReactNode }

/** Says above the form that it did not work. */
export function NotDone({ title, text, children }: NotDoneProps) {
  if (text === null) return null
  return (
    <Notice tone="bad" title={title}>
      <p>{text}</p>
      {children}
    </Notice>
  )
}

/** The usual case: the sentence is the whole explanation. */
export function ResultNotice({ result, title }: { result: FormResult | undefined; title: string }) {
  return <NotDone title={title} text={whyNot(useT(), result)} />
}
