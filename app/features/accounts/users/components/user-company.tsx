import { useFetcher } from 'react-router'
import { Avatar } from '#app/features/uploads/components/avatar-field.tsx'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import { USERS_FETCHER } from '../users-fetcher.ts'

type Props = {
  user: { readonly id: string; readonly companyName: string; readonly companyLogo: string }
  isEditable: boolean
}

/** The company a user posts for, and how an admin removes a misleading one ([BIZ-05]). Works without JavaScript. */
export function UserCompany({ user: { id, companyName, companyLogo }, isEditable }: Props) {
  const t = useAdminT()
  const fetcher = useFetcher({ key: USERS_FETCHER })
  if (!companyName && !companyLogo) return null
  return (
    <fetcher.Form
      method="post"
      action="/admin/users?change=company"
      className="flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="userId" value={id} />
      {companyLogo && <Avatar id={companyLogo} alt="" size={44} sort="logo" />}
      <p className="min-w-0 wrap-anywhere">{t('users.postsFor', { company: companyName || '—' })}</p>
      {isEditable && (
        <OnceButton busy={fetcher.state !== 'idle'} className="row-button">
          {t('users.clearCompany')}
        </OnceButton>
      )}
    </fetcher.Form>
  )
}
