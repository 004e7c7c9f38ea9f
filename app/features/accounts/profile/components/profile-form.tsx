import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { AvatarField } from '#app/features/uploads/components/avatar-field.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PhoneInput } from '#app/ui/phone-input.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { ACCOUNT_LIMITS } from '../../rules.ts'
import { PROFILE_LIMITS } from '../profile-fields.ts'
import type { OwnProfile } from '../queries.server.ts'
import { profileForm } from '../schema.ts'
import { ProfileChoices } from './profile-choices.tsx'

type Props = { profile: OwnProfile; result: FormResult | undefined }

/** Why the profile was not saved ([PROF-03]); errors of fields are beside them. */
function NotSaved({ result }: Pick<Props, 'result'>) {
  const t = useAccountT()
  if (result?.outcome === 'failed') return <Notice tone="bad" title={t('profile.saveFailed')} />
  if (result?.outcome !== 'refused') return null
  const message = t.dynamic(result.refusal.code, result.refusal.params)
  return <Notice tone="bad" title={t('profile.saveFailedWith', { message })} />
}

/** [PROF-02] The form of a profile. Works without JavaScript, except for a new photo. */
export function ProfileForm({ profile, result }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => profileForm(t), [t])
  const { fullName: name, phone: number, bio: text, location: place } = profile
  const initial = { fullName: name, phone: number, bio: text, location: place }
  const { fields, field, formProps } = useZodForm({ id: 'profile', schema, result, initial })
  const { fullName, phone, bio, location, avatar } = fields
  const sentAvatar = result?.form?.initialValue?.['avatar']
  const optional = t('profile.optional')
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action="/profile?edit" {...formProps} className="grid gap-5">
      <NotSaved result={result} />
      <p className="max-w-prose text-muted">{t('profile.publicText')}</p>
      <AvatarField
        name="avatar"
        initial={typeof sentAvatar === 'string' ? sentAvatar : profile.avatar}
        error={field(avatar).error}
      />
      <TextInput
        field={field(fullName)}
        label={t('profile.fullName')}
        autoComplete="name"
        maxLength={ACCOUNT_LIMITS.fullName}
      />
      <PhoneInput field={field(phone, { required: false })} label={t('profile.phone')} optional={optional} />
      <TextInput
        field={field(location, { required: false })}
        label={t('profile.location')}
        hint={t('profile.locationHint')}
        optional={optional}
        maxLength={PROFILE_LIMITS.location}
      />
      <TextArea
        field={field(bio, { required: false })}
        label={t('profile.bio')}
        hint={t('profile.bioHint', { max: PROFILE_LIMITS.bio })}
        optional={optional}
        maxLength={PROFILE_LIMITS.bio}
      />
      <ProfileChoices profile={profile} result={result} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} label={t('profile.save')} busyLabel={t('profile.saving')} />
        <Link to="/profile" className="button-quiet">
          {t('profile.cancel')}
        </Link>
      </div>
    </Form>
  )
}
