import { useOfficeT } from '#app/i18n/use-t.tsx'
import { Field } from '#app/ui/field.tsx'
import { LAYOUT_LIMITS } from '../../rules.ts'
import type { Words } from './use-saving.tsx'

/** Name and description of a layout. */
export function WordFields({ words, onChange }: { words: Words; onChange: (words: Words) => void }) {
  const t = useOfficeT()
  const isUnnamed = words.name.trim() === ''
  return (
    <div className="grid gap-3 md:grid-cols-[1fr_2fr]">
      <Field
        id="layout-name"
        label={t('layouts.name')}
        error={isUnnamed ? t('layouts.nameRequired') : undefined}
      >
        <input
          id="layout-name"
          value={words.name}
          maxLength={LAYOUT_LIMITS.name}
          required
          aria-invalid={isUnnamed || undefined}
          aria-describedby={isUnnamed ? 'layout-name-error' : undefined}
          onChange={(event) => onChange({ ...words, name: event.target.value })}
          className="text-field w-full"
        />
      </Field>
      <Field id="layout-description" label={t('layouts.description')} optional={t('contact.optional')}>
        <input
          id="layout-description"
          value={words.description}
          maxLength={LAYOUT_LIMITS.description}
          onChange={(event) => onChange({ ...words, description: event.target.value })}
          className="text-field w-full"
        />
      </Field>
    </div>
  )
}
