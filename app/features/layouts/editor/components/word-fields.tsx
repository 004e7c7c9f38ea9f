import { useAdminT } from '#app/i18n/use-t.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { LAYOUT_LIMITS } from '../../rules.ts'
import type { Words } from './use-saving.tsx'

/** Name and description of a layout. */
export function WordFields({ words, onChange }: { words: Words; onChange: (words: Words) => void }) {
  const t = useAdminT()
  const error = words.name.trim() === '' ? t('layouts.nameRequired') : undefined
  return (
    <div className="grid items-start gap-3 md:grid-cols-[1fr_2fr]">
      <TextInput
        field={{ id: 'layout-name', name: 'name', required: true, error }}
        label={t('layouts.name')}
        value={words.name}
        maxLength={LAYOUT_LIMITS.name}
        onChange={(event) => onChange({ ...words, name: event.target.value })}
      />
      <TextInput
        field={{ id: 'layout-description', name: 'description' }}
        label={t('layouts.description')}
        optional={t('contact.optional')}
        value={words.description}
        maxLength={LAYOUT_LIMITS.description}
        onChange={(event) => onChange({ ...words, description: event.target.value })}
      />
    </div>
  )
}
