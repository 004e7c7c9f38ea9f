import type { AccountTranslate } from '#app/i18n/translate.ts'
import { formatCents } from '#app/lib/money.ts'
import { PACKAGES, savingOf, type Tier } from './packages.ts'

/** Returns the sentence about what a package saves against its parts bought one by one; '' where it saves nothing. */
export function savingText(t: AccountTranslate, tier: Tier): string {
  const saving = savingOf(tier)
  if (saving === 0) return ''
  const money = (cents: number) => formatCents(cents, t.locale)
  return t('billing.saving', { value: money(PACKAGES[tier].valueCents), saving: money(saving) })
}
