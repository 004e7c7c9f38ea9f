import { useId } from 'react'
import { useFetcher } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { NOTES_LENGTH } from '../rules.ts'
import { USERS_FETCHER } from '../users-fetcher.ts'

/** What admins want to remember about a user ([USR-07]). Works without JavaScript. */
export function UserNotes({ userId, notes }: { userId: string; notes: string }) {
  const t = useAdminT()
  const id = useId()
  const fetcher = useFetcher({ key: USERS_FETCHER })
  const field = { id, name: 'notes', required: false, initialValue: notes }
  return (
    // A stored note replaces what was typed, such as that of a ban.
    <fetcher.Form key={notes} method="post" action="/admin/users?change=notes" className="grid gap-2">
      <input type="hidden" name="userId" value={userId} />
      <TextArea
        field={field}
        label={t('users.notes')}
        hint={t('users.notesHint')}
        rows={4}
        maxLength={NOTES_LENGTH}
      />
      <OnceButton busy={fetcher.state !== 'idle'} className="button-quiet justify-self-start">
        {t('users.saveNotes')}
      </OnceButton>
    </fetcher.Form>
  )
}
