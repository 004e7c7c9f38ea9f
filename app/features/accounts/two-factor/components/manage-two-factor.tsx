import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { CodeForm } from './code-form.tsx'
import { KeyPicture } from './key-picture.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The responses to the forms, by what they change. */
export type TwoFactorAnswers = {
  readonly begin?: FormResult
  readonly confirm?: FormResult<readonly string[]>
  readonly codes?: FormResult<readonly string[]>
  readonly off?: FormResult
}

/** What the page shows; `address` is what the QR code contains. */
export type ShownTwoFactor =
  | { readonly state: 'off' }
  | { readonly state: 'begun'; readonly secret: string; readonly address: string }
  | { readonly state: 'on'; readonly codesLeft: number }

type Props = { factor: ShownTwoFactor; answers: TwoFactorAnswers }

function Begun({
  factor,
  answers,
}: {
  factor: ShownTwoFactor & { state: 'begun' }
  answers: TwoFactorAnswers
}) {
  const t = useAccountT()
  return (
    <>
      <p>{t('twoFactor.begun')}</p>
      <KeyPicture address={factor.address} secret={factor.secret} />
      <CodeForm
        id="second-factor-code"
        action="?change=confirm"
        label={t('twoFactor.code')}
        submit={t('twoFactor.turnOn')}
        failed={t('twoFactor.turnOnFailed')}
        answer={answers.confirm}
      />
      <details>
        <summary>{t('twoFactor.cancel')}</summary>
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
      submit={t('twoFactor.begin')}
      failed={t('twoFactor.turnOnFailed')}
      answer={answers.begin}
    />
  )
}

function On({ codesLeft, answers }: { codesLeft: number; answers: TwoFactorAnswers }) {
  const t = useAccountT()
  const { confirm, codes, off } = answers
  const shown = codes?.outcome === 'done' ? codes : confirm
  return (
    <>
      {shown?.outcome === 'done' && <RecoveryCodes codes={shown.value} />}
      <p>{t('twoFactor.on')}</p>
      <p>{t('twoFactor.codesLeft', { count: codesLeft })}</p>
      <PasswordStep
        id="second-factor-codes"
        action="?change=codes"
        text={t('twoFactor.newCodesText')}
        submit={t('twoFactor.newCodes')}
        failed={t('twoFactor.newCodesFailed')}
        answer={codes}
      />
      <PasswordStep
        id="second-factor-off"
        action="?change=off"
        text={t('twoFactor.turnOffText')}
        submit={t('twoFactor.turnOff')}
        failed={t('twoFactor.turnOffFailed')}
        answer={off}
      />
    </>
  )
}

/** Turns two-factor on and off, and creates recovery codes. Works without JavaScript. */
export function ManageTwoFactor({ factor, answers }: Props) {
  const t = useAccountT()
  if (factor.state === 'begun') return <Begun factor={factor} answers={answers} />
  if (factor.state === 'on') return <On codesLeft={factor.codesLeft} answers={answers} />
  return (
    <>
      <p>{t('twoFactor.off')}</p>
      <BeginForm answers={answers} />
    </>
  )
}
