import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { UserRow as User } from '../queries.server.ts'
import { USERS_FETCHER } from '../users-fetcher.ts'
import { type Question, RowActions } from './user-row.tsx'
import { UsersDialogs } from './users-dialogs.tsx'

/** The actions on one user, with their questions, as in the list ([USR-02] to [USR-04]). */
export function UserActions({ user, adminId }: { user: User; adminId: string }) {
  const fetcher = useFetcher({ key: USERS_FETCHER })
  const [asked, setAsked] = useState<Question | null>(null)
  return (
    <>
      <RowActions user={user} adminId={adminId} onAsk={setAsked} fetcherKey={USERS_FETCHER} />
      <UsersDialogs
        asked={asked}
        onConfirm={(answered, form) => {
          form.set('userId', user.id)
          void fetcher.submit(form, { method: 'post', action: `/admin/users?change=${answered.kind}` })
        }}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
