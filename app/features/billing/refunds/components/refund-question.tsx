import { type RefObject, useRef, useState } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

type About = { readonly isWhole: boolean; readonly cents: number }

/** The question before a refund: `takeConfirmation` returns true once after it was confirmed. */
export function useQuestion(form: RefObject<HTMLFormElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [asked, ask] = useState<About | null>(null)
  const isSure = useRef(false)
  return {
    dialog,
    asked,
    open(about: About) {
      ask(about)
      dialog.current?.showModal()
    },
    takeConfirmation() {
      const answered = isSure.current
      isSure.current = false
      return answered
    },
    confirm() {
      isSure.current = true
      form.current?.requestSubmit()
    },
  }
}

/** Asks before a refund, in words that say what becomes of what was bought. */
export function RefundQuestion({ question }: { question: ReturnType<typeof useQuestion> }) {
  const t = useAdminT()
  const { dialog, asked, confirm } = question
  const amount = formatCents(asked?.cents ?? 0, t.locale)
  return (
    <ConfirmDialog
      ref={dialog}
      title={t('money.refundQuestion', { amount })}
      confirmLabel={t('money.refundButton')}
      cancelLabel={t('billing.keepIt')}
      closeLabel={t('billing.close')}
      danger
      onConfirm={confirm}
    >
      <p>{t(asked?.isWhole ? 'money.wholeText' : 'money.partText')}</p>
    </ConfirmDialog>
  )
}
