import { categoryName, isCategorySlug } from '#app/features/categories/category-list.ts'
import { Avatar } from '#app/features/uploads/components/avatar-field.tsx'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { isLocale } from '#app/lib/locale.ts'
import type { StaleFields } from '#app/ui/stale-notice.tsx'

/** How the fields of a profile are called and shown, where two versions of it are compared. */
export function useProfileLabels(): StaleFields {
  const t = useAccountT()
  const labels = new Map<string, string>([
    ['fullName', t('profile.fullName')],
    ['phone', t('profile.phone')],
    ['location', t('profile.location')],
    ['bio', t('profile.bio')],
    ['avatar', t('uploads.avatar')],
    ['companyName', t('profile.companyName')],
    ['companyLogo', t('uploads.logo')],
    ['language', t('profile.language')],
    ['emailNotifications', t('profile.emailNotifications')],
    ['favoriteCategories', t('profile.favoriteCategories')],
  ])
  return {
    labelOf: (name) => labels.get(name) ?? name,
    show(name, value) {
      if (typeof value !== 'string')
        return value
          .filter(isCategorySlug)
          .map((slug) => categoryName(slug, t.locale))
          .join(', ')
      if (name === 'avatar') return <Avatar id={value} alt={t('uploads.avatarAlt')} />
      if (name === 'companyLogo') return <Avatar id={value} alt={t('uploads.logoAlt')} sort="logo" />
      if (name === 'language' && isLocale(value)) return t(LANGUAGE_NAMES[value])
      return name.endsWith('Notifications') ? t('profile.on') : null
    },
  }
}
