import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { askedForProof, ProveAgain } from '../../components/prove-again.tsx'
import { PEOPLE_FETCHER } from './people-table.tsx'

/** The response to a change of the list: the message, and whether all of it worked. */
export type Done = { readonly text: string; readonly complete: boolean }
export type ChangeAnswer = {
  /** The name of the change, as in the address of its form. */
  readonly change: string
  /** What is said when it did not work, in the language of the page. */
  readonly failed: string
  readonly said: FormAnswer<Done>
}

function useWhyNot(said: FormAnswer<Done>): string | undefined {
  const t = useAdminT()
  if (said.outcome === 'refused') return t.said(said.refusal.code, said.refusal.params)
  if (said.outcome === 'invalid') return Object.values(said.form.error ?? {})[0]?.[0]
  return undefined
}

/** Says what became of the last change, in literal words, and takes the focus there. */
export function ChangeNotice({ answer: { change, said, failed } }: { answer: ChangeAnswer }) {
  const { Form } = useFetcher({ key: PEOPLE_FETCHER })
  const ref = useRef<HTMLDivElement>(null)
  const why = useWhyNot(said)
  useEffect(() => ref.current?.focus(), [said])
  const waiting = askedForProof(said)
  if (waiting) return <ProveAgain answer={waiting} action={`/admin/users?change=${change}`} via={Form} />
  if (said.outcome === 'done')
    return <Notice ref={ref} tone={said.value.complete ? 'good' : 'bad'} title={said.value.text} />
  return (
    <Notice ref={ref} tone="bad" title={failed}>
      {why && <p>{why}</p>}
    </Notice>
  )
}
