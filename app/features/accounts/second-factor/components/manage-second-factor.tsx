import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { CodeForm } from './code-form.tsx'
import { KeyPicture } from './key-picture.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The responses to the forms, by what they change. */
export type SecondFactorAnswers = {
  readonly begin?: FormAnswer
  readonly confirm?: FormAnswer<readonly string[]>
  readonly codes?: FormAnswer<readonly string[]>
  readonly off?: FormAnswer
}

/** What the page shows; `address` is what the QR code contains. */
export type ShownSecondFactor =
  | { readonly state: 'off' }
  | { readonly state: 'begun'; readonly secret: string; readonly address: string }
  | { readonly state: 'on'; readonly codesLeft: number }

type Props = { factor: ShownSecondFactor; answers: SecondFactorAnswers }

function Begun({
  factor,
  answers,
}: {
  factor: ShownSecondFactor & { state: 'begun' }
  answers: SecondFactorAnswers
}) {
  const t = useAccountT()
  return (
    <>
      <p>{t('secondFactor.begun')}</p>
      <KeyPicture address={factor.address} secret={factor.secret} />
      <CodeForm
        id="second-factor-code"
        action="?change=confirm"
        label={t('secondFactor.code')}
        submit={t('secondFactor.turnOn')}
        failed={t('secondFactor.turnOnFailed')}
        answer={answers.confirm}
      />
      <details>
        <summary>{t('secondFactor.cancel')}</summary>
        <BeginForm answers={answers} />
      </details>
    </>
  )
}

function BeginForm({ answers }: Pick<Props, 'answers'>) {
  const t = useAccountT()
  return (
    <PasswordStep
      id="second-factor-begin"
      action="?change=begin"
      submit={t('secondFactor.begin')}
      failed={t('secondFactor.turnOnFailed')}
      answer={answers.begin}
    />
  )
}

function On({ codesLeft, answers }: { codesLeft: number; answers: SecondFactorAnswers }) {
  const t = useAccountT()
  const { confirm, codes, off } = answers
  const shown = codes?.outcome === 'done' ? codes : confirm
  return (
    <>
      {shown?.outcome === 'done' && <RecoveryCodes codes={shown.value} />}
      <p>{t('secondFactor.on')}</p>
      <p>{t('secondFactor.codesLeft', { count: codesLeft })}</p>
      <PasswordStep
        id="second-factor-codes"
        action="?change=codes"
        text={t('secondFactor.newCodesText')}
        submit={t('secondFactor.newCodes')}
        failed={t('secondFactor.newCodesFailed')}
        answer={codes}
      />
      <PasswordStep
        id="second-factor-off"
        action="?change=off"
        text={t('secondFactor.turnOffText')}
        submit={t('secondFactor.turnOff')}
        failed={t('secondFactor.turnOffFailed')}
        answer={off}
      />
    </>
  )
}

/** Turns two-factor on and off, and creates recovery codes. Works without JavaScript. */
export function ManageSecondFactor({ factor, answers }: Props) {
  const t = useAccountT()
  if (factor.state === 'begun') return <Begun factor={factor} answers={answers} />
  if (factor.state === 'on') return <On codesLeft={factor.codesLeft} answers={answers} />
  return (
    <>
      <p>{t('secondFactor.off')}</p>
      <BeginForm answers={answers} />
    </>
  )
}
