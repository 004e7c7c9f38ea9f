import type { ReactNode } from 'react'
import { categoryName } from '#app/features/categories/category-list.ts'
import { Avatar } from '#app/features/uploads/components/avatar-field.tsx'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatDay } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import type { OwnProfile } from '../queries.server.ts'

/** Each language's own name. */

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** Photo, name, and the link that edits what is below. */
function Head({ profile }: { profile: OwnProfile }) {
  const t = useAccountT()
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar id={profile.avatar} alt={t('uploads.avatarAlt')} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-xl font-bold wrap-anywhere">{profile.fullName || profile.email}</p>
        <p className="text-muted">{t('profile.since', { day: formatDay(profile.createdAt, t) })}</p>
        {profile.isVerified && <p className="font-semibold text-green">{t('profile.verified')}</p>}
      </div>
      <Link to="/profile?edit" className="button-primary">
        {t('profile.edit')}
      </Link>
    </div>
  )
}

/** [PROF-02] A user's own profile, until they edit it. */
export function ProfileView({ profile, publicPage }: { profile: OwnProfile; publicPage: string | null }) {
  const t = useAccountT()
  const given = (text: string) => text || <span className="text-muted">{t('profile.nothingYet')}</span>
  const onOff = (isOn: boolean) => t(isOn ? 'profile.on' : 'profile.off')
  const favorites = profile.favoriteCategories.map((slug) => categoryName(slug, t.locale)).join(', ')
  return (
    <>
      <Head profile={profile} />
      <section>
        <h2 className="section-name">{t('profile.about')}</h2>
        <p className="max-w-prose py-2 text-muted">{t('profile.publicText')}</p>
        {publicPage && (
          <Link to={publicPage} className="button-quiet mb-2">
            {t('profile.publicPage')}
          </Link>
        )}
        <dl>
          <Fact name={t('profile.email')}>{profile.email}</Fact>
          <Fact name={t('profile.phone')}>{given(profile.phone)}</Fact>
          <Fact name={t('profile.location')}>{given(profile.location)}</Fact>
          <Fact name={t('profile.bio')}>{given(profile.bio)}</Fact>
          <Fact name={t('profile.companyName')}>
            {given(profile.companyName)}
            {profile.companyLogo && (
              <Avatar id={profile.companyLogo} alt={t('uploads.logoAlt')} sort="logo" size={56} />
            )}
          </Fact>
        </dl>
      </section>
      <section>
        <h2 className="section-name">{t('profile.preferences')}</h2>
        <dl>
          <Fact name={t('profile.language')}>{t(LANGUAGE_NAMES[profile.language ?? t.locale])}</Fact>
          <Fact name={`${t('profile.notifications')} · ${t('profile.emailNotifications')}`}>
            {onOff(profile.emailNotifications)}
          </Fact>
          <Fact name={t('profile.favoriteCategories')}>{given(favorites)}</Fact>
        </dl>
      </section>
    </>
  )
}
