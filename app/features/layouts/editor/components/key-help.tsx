import { useAdminT } from '#app/i18n/use-t.tsx'

const KEYS = [
  'layouts.keyPointer',
  'layouts.keyDrag',
  'layouts.keyArrows',
  'layouts.keyShift',
  'layouts.keySpace',
  'layouts.keyEnter',
  'layouts.keyMove',
  'layouts.keyDelete',
  'layouts.keyMerge',
  'layouts.keyUndo',
  'layouts.keyEscape',
] as const

/** How the grid is used, for users who open the help. */
export function KeyHelp() {
  const t = useAdminT()
  return (
    <details className="rounded-sign border border-line px-3 py-2" open>
      <summary className="min-h-6 cursor-pointer font-bold">{t('layouts.keys')}</summary>
      <ul className="mt-1 grid gap-x-6 gap-y-1 text-label text-muted md:grid-cols-2">
        {KEYS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </details>
  )
}
