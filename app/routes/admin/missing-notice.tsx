import { useAdminT } from '#app/i18n/use-t.tsx'
import type { MissingRequirement } from '#app/platform/production-requirements.ts'
import { Notice } from '#app/ui/notice.tsx'

const WORDS = {
  mail: 'admin.missingMail',
  addresses: 'admin.missingAddresses',
  payments: 'admin.missingPayments',
  identity: 'admin.missingIdentity',
} as const satisfies Record<MissingRequirement['name'], string>

/** What a production site runs without, with permission of ALLOW_MISSING, and what to do about each ([RUN-03]). */
export function MissingNotice({ missing }: { missing: readonly MissingRequirement[] }) {
  const t = useAdminT()
  if (missing.length === 0) return null
  return (
    <Notice tone="bad" title={t('admin.missingTitle')}>
      <ul className="grid gap-2">
        {missing.map(({ name, settings }) => (
          <li key={name} className="wrap-anywhere">
            {t(WORDS[name])} {t('admin.missingSet', { settings: settings.join(', ') })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
