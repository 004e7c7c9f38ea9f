import { useMemo, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { AvatarField } from '#app/features/uploads/components/avatar-field.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { draftTexts } from '#app/lib/draft.ts'
import { type FormResult, staleOf } from '#app/lib/form-result.ts'
import { DraftNotice, DraftStatus } from '#app/ui/draft-notice.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PhoneInput } from '#app/ui/phone-input.tsx'
import { StaleNotice } from '#app/ui/stale-notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useDraft } from '#app/ui/use-draft.ts'
import { useOpened, versionToSend } from '#app/ui/use-opened.ts'
import { useZodForm } from '#app/ui/use-zod-form.ts'
import { ACCOUNT_LIMITS } from '../../rules.ts'
import { PROFILE_LIMITS } from '../profile-fields.ts'
import type { ProfileStart } from '../profile-values.ts'
import { profileForm } from '../schema.ts'
import { ProfileChoices } from './profile-choices.tsx'
import { useProfileLabels } from './use-profile-labels.tsx'

type Props = { start: ProfileStart; result: FormResult | undefined }

const TEXTS = [
  'fullName',
  'phone',
  'bio',
  'location',
  'avatar',
  'companyName',
  'companyLogo',
  'version',
] as const

/** The picture of a form that came back as it was sent, else the stored one. */
function sentPicture(result: Props['result'], name: string, stored = ''): string {
  const sent = result?.form?.initialValue?.[name]
  return typeof sent === 'string' ? sent : stored
}

/** Why the profile was not saved ([PROF-03]); errors of fields are beside them. */
function NotSaved({ result }: Pick<Props, 'result'>) {
  const t = useAccountT()
  if (result?.outcome === 'failed') return <Notice tone="bad" title={t('profile.saveFailed')} />
  if (result?.outcome !== 'refused') return null
  const message = t.dynamic(result.refusal.code, result.refusal.params)
  return <Notice tone="bad" title={t('profile.saveFailedWith', { message })} />
}

/** [PROF-02] The form of a profile. Works without JavaScript, except for a new photo. */
export function ProfileForm({ start, result }: Props) {
  const t = useAccountT()
  const schema = useMemo(() => profileForm(t), [t])
  const ref = useRef<HTMLFormElement>(null)
  const { draft, values } = useOpened(start, result)
  const { avatar: photo, companyLogo: logo, version: opened, ...initial } = draftTexts(values, TEXTS)
  const draftState = useDraft(ref, draft, false)
  const labels = useProfileLabels()
  const stale = staleOf(result)
  const { fields, field, formProps } = useZodForm({ id: 'profile', schema, result, initial })
  const { fullName, phone, bio, location, avatar, companyName, companyLogo } = fields
  const optional = t('profile.optional')
  const busy = useNavigation().state === 'submitting'
  return (
    <Form ref={ref} method="post" action="/profile?edit" {...formProps} className="grid gap-5">
      <DraftNotice draft={draft} />
      <input type="hidden" name="version" value={versionToSend(opened, result) ?? ''} />
      {stale ? <StaleNotice stale={stale} fields={labels} busy={busy} /> : <NotSaved result={result} />}
      <p className="max-w-prose text-muted">{t('profile.publicText')}</p>
      <AvatarField name="avatar" initial={sentPicture(result, 'avatar', photo)} error={field(avatar).error} />
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
      <TextInput
        field={field(companyName, { required: false })}
        label={t('profile.companyName')}
        hint={t('profile.companyNameHint')}
        optional={optional}
        autoComplete="organization"
        maxLength={PROFILE_LIMITS.companyName}
      />
      <AvatarField
        name="companyLogo"
        sort="logo"
        initial={sentPicture(result, 'companyLogo', logo)}
        error={field(companyLogo).error}
      />
      <ProfileChoices values={values} result={result} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} label={t('profile.save')} busyLabel={t('profile.saving')} />
        <Link to="/profile" className="button-quiet">
          {t('profile.cancel')}
        </Link>
      </div>
      <DraftStatus draft={draft} state={draftState} />
    </Form>
  )
}
