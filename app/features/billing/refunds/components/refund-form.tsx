import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { formatCents } from '#app/lib/money.ts'
import { NamedSection } from '#app/ui/named-section.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { refundForm } from '../schema.ts'
import { RefundFields } from './refund-fields.tsx'
import { RefundQuestion, useQuestion } from './refund-question.tsx'

type Props = {
  /** A new one for each refund; the same sent twice is one refund. */
  refundId: string
  leftCents: number
  /** What was paid, in cents. */
  paidCents: number
  result: FormResult | undefined
}

/** Returns what the last response says was typed, and its errors. */
function sentWith(result: FormResult | undefined) {
  const form = result && result.outcome !== 'done' ? result.form : null
  const typed = (name: string) => {
    const value = form?.initialValue?.[name]
    return typeof value === 'string' ? value : undefined
  }
  return { typed, error: (name: string) => form?.error?.[name]?.[0] }
}

/** Validates the form as the server does. Returns errors by field, or the amount to refund. */
function useJudge(leftCents: number) {
  const t = useAdminT()
  const schema = useMemo(() => refundForm(t), [t])
  return (form: HTMLFormElement) => {
    const { data, error } = schema.safeParse(Object.fromEntries(new FormData(form)))
    if (data) return { cents: data.extent === 'part' ? data.amount : leftCents, wrong: null }
    const wrong = error.issues.map(({ path, message }) => [String(path[0]), message] as const)
    return { cents: 0, wrong: Object.fromEntries(wrong) }
  }
}

/** Refunds a payment or a part of it. Asks first, where there is JavaScript. */
export function RefundForm({ refundId, leftCents, paidCents, result }: Props) {
  const t = useAdminT()
  const form = useRef<HTMLFormElement>(null)
  const question = useQuestion(form)
  const judge = useJudge(leftCents)
  const sent = sentWith(result)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>> | null>(null)
  const [isPart, setPart] = useState(sent.typed('extent') === 'part')
  const busy = useNavigation().state !== 'idle'

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (question.takeConfirmation()) return
    event.preventDefault()
    const judged = judge(event.currentTarget)
    setWrong(judged.wrong)
    if (!judged.wrong) question.open({ isWhole: judged.cents === leftCents, cents: judged.cents })
  }

  return (
    <NamedSection name={t('money.refundTitle')}>
      <Form
        method="post"
        id="refund"
        ref={form}
        noValidate
        onSubmit={onSubmit}
        className="grid max-w-xl gap-4"
      >
        <p className="text-muted">
          {t('money.leftToRefund', {
            left: formatCents(leftCents, t.locale),
            paid: formatCents(paidCents, t.locale),
          })}
        </p>
        <input type="hidden" name="refundId" value={refundId} />
        <RefundFields
          leftCents={leftCents}
          isPart={isPart}
          onExtent={setPart}
          typed={sent.typed}
          error={(name) => (wrong ? wrong[name] : sent.error(name))}
        />
        <p>
          <SubmitButton
            busy={busy}
            danger
            label={t('money.refundButton')}
            busyLabel={t('billing.refunding')}
          />
        </p>
      </Form>
      <RefundQuestion question={question} />
    </NamedSection>
  )
}
