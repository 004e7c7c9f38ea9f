import type { ComponentProps, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { ResultNotice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

/** Common props of both steps. */
export type StepProps = {
  id: string
  submit: string
  /** The title above a refusal. */
  failed: string
  result: FormResult | undefined
  action?: string
  /** For what takes something away. */
  danger?: boolean
}

type Props = Omit<StepProps, 'id'> & { formProps: ComponentProps<typeof Form>; children: ReactNode }

/** A form that asks for one thing before an action. */
export function Step({ submit, failed, result, action, danger = false, formProps, children }: Props) {
  const t = useAccountT()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form
      method="post"
      preventScrollReset
      {...(action !== undefined && { action })}
      {...formProps}
      className="grid max-w-md gap-4"
    >
      <ResultNotice result={result} title={failed} />
      {children}
      <SubmitButton
        busy={busy}
        label={submit}
        busyLabel={t('accounts.working')}
        danger={danger}
        className="justify-self-start"
      />
    </Form>
  )
}
