import { type ComponentProps, useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { controlProps, Field } from '#app/ui/field.tsx'
import type { FormField } from '#app/ui/form-field.ts'

type Props = {
  field: FormField
  label: string
  hint?: string
  /** For password managers: whether to offer a known password or a new one. */
  autoComplete: 'current-password' | 'new-password'
} & Pick<ComponentProps<'input'>, 'minLength' | 'maxLength'>

/** A password with a button that shows it ([AUTH-01]). The server's response never contains it. */
export function PasswordInput({ field, label, hint, ...input }: Props) {
  const t = useAccountT()
  const [isShown, setIsShown] = useState(false)
  const [hasBlank, setHasBlank] = useState(false)
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="flex">
        <input
          {...input}
          type={isShown ? 'text' : 'password'}
          {...controlProps(field, hint)}
          autoCapitalize={isShown ? 'none' : undefined}
          spellCheck={false}
          onInput={({ currentTarget: { value } }) => setHasBlank(value !== value.trim())}
          className="text-field min-w-0 flex-1 rounded-r-none aria-invalid:border-red"
        />
        <button
          type="button"
          aria-controls={field.id}
          aria-label={isShown ? t('accounts.hidePassword') : t('accounts.showPassword')}
          onClick={() => setIsShown(!isShown)}
          className="needs-script -ml-px min-h-11 min-w-20 rounded-r-sign border border-edge bg-card px-3 text-small font-bold hover:border-asphalt"
        >
          {isShown ? t('accounts.hide') : t('accounts.show')}
        </button>
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {hasBlank && t('accounts.passwordBlank')}
      </p>
    </Field>
  )
}
