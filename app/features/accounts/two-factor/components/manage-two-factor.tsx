import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { NamedSection } from '#app/ui/named-section.tsx'
import { CodeForm } from './code-form.tsx'
import { KeyPicture } from './key-picture.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The responses to the forms, by what they change. */
export type TwoFactorResults = {
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

type Props = { factor: ShownTwoFactor; results: TwoFactorResults }

function Begun({
  factor,
  results,
}: {
  factor: ShownTwoFactor & { state: 'begun' }
  results: TwoFactorResults
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
        result={results.confirm}
      />
      <details>
        <summary>{t('twoFactor.cancel')}</summary>
        <BeginForm results={results} />
      </details>
    </>
  )
}

function BeginForm({ results }: Pick<Props, 'results'>) {
  const t = useAccountT()
  return (
    <PasswordStep
      id="second-factor-begin"
      action="?change=begin"
      submit={t('twoFactor.begin')}
      failed={t('twoFactor.turnOnFailed')}
      result={results.begin}
    />
  )
}

function On({ codesLeft, results }: { codesLeft: number; results: TwoFactorResults }) {
  const t = useAccountT()
  const { confirm, codes, off } = results
  const shown = codes?.outcome === 'done' ? codes : confirm
  return (
    <>
      {shown?.outcome === 'done' && <RecoveryCodes codes={shown.value} />}
      <p>{t('twoFactor.on')}</p>
      <p>{t('twoFactor.codesLeft', { count: codesLeft })}</p>
      <NamedSection name={t('twoFactor.newCodes')}>
        <PasswordStep
          id="second-factor-codes"
          action="?change=codes"
          text={t('twoFactor.newCodesText')}
          submit={t('twoFactor.newCodes')}
          failed={t('twoFactor.newCodesFailed')}
          result={codes}
        />
      </NamedSection>
      <NamedSection name={t('twoFactor.turnOff')}>
        <PasswordStep
          id="second-factor-off"
          action="?change=off"
          text={t('twoFactor.turnOffText')}
          submit={t('twoFactor.turnOff')}
          failed={t('twoFactor.turnOffFailed')}
          result={off}
          danger
        />
      </NamedSection>
    </>
  )
}

/** Turns two-factor on and off, and creates recovery codes. Works without JavaScript. */
export function ManageTwoFactor({ factor, results }: Props) {
  const t = useAccountT()
  if (factor.state === 'begun') return <Begun factor={factor} results={results} />
  if (factor.state === 'on') return <On codesLeft={factor.codesLeft} results={results} />
  return (
    <>
      <p>{t('twoFactor.off')}</p>
      <BeginForm results={results} />
    </>
  )
}
