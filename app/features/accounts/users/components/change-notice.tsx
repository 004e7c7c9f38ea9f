import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Notice } from '#app/ui/notice.tsx'
import { needsReauthentication, ReauthenticationForm } from '../../components/re-authentication.tsx'
import { USERS_FETCHER } from '../users-fetcher.ts'

/** The response to a change of the list: the message, and whether all of it worked. */
export type Done = { readonly text: string; readonly complete: boolean }
export type UserChange = {
  /** The name of the change, as in the address of its form. */
  readonly change: string
  /** The message when it did not work, in the language of the page. */
  readonly failed: string
  readonly result: FormResult<Done>
}

function useWhyNot(result: FormResult<Done>): string | undefined {
  const t = useAdminT()
  if (result.outcome === 'refused') return t.dynamic(result.refusal.code, result.refusal.params)
  if (result.outcome === 'invalid') return Object.values(result.form.error ?? {})[0]?.[0]
  return undefined
}

/** Says what became of the last change, in literal words, and takes the focus there. */
export function ChangeNotice({ outcome: { change, result, failed } }: { outcome: UserChange }) {
  const { Form } = useFetcher({ key: USERS_FETCHER })
  const ref = useRef<HTMLDivElement>(null)
  const why = useWhyNot(result)
  useEffect(() => ref.current?.focus(), [result])
  const waiting = needsReauthentication(result)
  if (waiting)
    return <ReauthenticationForm result={waiting} action={`/admin/users?change=${change}`} via={Form} />
  if (result.outcome === 'done')
    return <Notice ref={ref} tone={result.value.complete ? 'good' : 'bad'} title={result.value.text} />
  return (
    <Notice ref={ref} tone="bad" title={failed}>
      {why && <p>{why}</p>}
    </Notice>
  )
}
