import type { ReactNode } from 'react'
import type { Translate } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'

/** Why a form did not work, as a sentence; null when it did, or when its fields say it themselves. */
export function whyNot(t: Translate, answer: FormAnswer | undefined): string | null {
  if (answer?.outcome === 'refused') return t.said(answer.refusal.code, answer.refusal.params)
  return answer?.outcome === 'failed' ? t('common.unexpected') : null
}

type Props = { title: string; text: string | null; children?: ReactNode }

/** Says above the form that it did not work. */
export function NotDone({ title, text, children }: Props) {
  if (text === null) return null
  return (
    <Notice tone="bad" title={title}>
      <p>{text}</p>
      {children}
    </Notice>
  )
}

/** The usual case: the sentence is the whole explanation. */
export function AnswerNotice({ answer, title }: { answer: FormAnswer | undefined; title: string }) {
  return <NotDone title={title} text={whyNot(useT(), answer)} />
}
