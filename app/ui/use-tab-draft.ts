import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FormValues } from '#app/lib/draft.ts'
import { isJsonObject } from '#app/lib/json-object.ts'
import { fillIn, snapshotOf, writtenIn } from './form-snapshot.ts'
import { watchForm } from './watch-form.ts'

const PREFIX = 'draft:'

/** What a form is for, and the id of the user who types; '' for a visitor. */
export type TabDraft = { readonly form: string; readonly owner: string }

const keyOf = ({ form, owner }: TabDraft) => `${PREFIX}${owner}:${form}`

/** Runs with the storage of this tab, if the browser allows it. */
function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

const isValue = (value: unknown): value is string | readonly string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'))

function readDraft(draft: TabDraft): FormValues | null {
  const parsed = inStorage((storage): unknown => JSON.parse(storage.getItem(keyOf(draft)) ?? 'null'))
  if (!isJsonObject(parsed)) return null
  const values: Record<string, string | readonly string[]> = {}
  for (const [name, value] of Object.entries(parsed)) if (isValue(value)) values[name] = value
  return values
}

/** What is typed into visible fields: hidden ones belong to this opening of the form. */
function typedIn(form: HTMLFormElement): FormValues {
  const hidden = form.querySelectorAll<HTMLInputElement>('input[type=hidden]')
  const names = new Set([...hidden].map(({ name }) => name))
  return Object.fromEntries(Object.entries(snapshotOf(form)).filter(([name]) => !names.has(name)))
}

/** Ends the draft of a form that was sent. */
export function forgetTabDraft(draft: TabDraft): void {
  inStorage((storage) => storage.removeItem(keyOf(draft)))
}

/** Forgets what another user typed in this tab. */
function forgetOthers({ owner }: TabDraft): void {
  inStorage((storage) => {
    const own = `${PREFIX}${owner}:`
    for (const key of Object.keys(storage))
      if (key.startsWith(PREFIX) && !key.startsWith(own)) storage.removeItem(key)
  })
}

export type TabDraftState = 'untouched' | 'restored' | 'saved' | 'failed'

/**
 * Keeps what is typed into a form that needs no account, in this tab only: it ends with the tab, with signing out, and
 * when the form was sent ([FORM-05]). `sent` is the response to a form that was sent; each one ends the draft.
 */
export function useTabDraft(form: RefObject<HTMLFormElement | null>, draft: TabDraft, sent: object | null) {
  const [state, setState] = useState<TabDraftState>('untouched')
  const initial = useRef<string | null>(null)
  const ended = useRef(sent)
  const { form: name, owner } = draft
  useEffect(() => {
    const element = form.current
    if (!element) return
    const own = { form: name, owner }
    forgetOthers(own)
    initial.current ??= writtenIn(typedIn(element))
    const kept = readDraft(own)
    if (kept) {
      fillIn(element, kept)
      setState('restored')
    }
    const keep = () => {
      const values = typedIn(element)
      const isEmpty = writtenIn(values) === initial.current
      const isSaved = inStorage((storage) => {
        if (isEmpty) storage.removeItem(keyOf(own))
        else storage.setItem(keyOf(own), JSON.stringify(values))
        return true
      })
      if (!isEmpty) setState(isSaved ? 'saved' : 'failed')
    }
    const stop = watchForm(element, keep)
    return () => {
      stop()
      keep()
    }
  }, [form, name, owner])
  const forget = useCallback(() => {
    forgetTabDraft({ form: name, owner })
    setState('untouched')
  }, [name, owner])
  useEffect(() => {
    if (sent === null || sent === ended.current) return
    ended.current = sent
    forget()
  }, [sent, forget])
  return {
    state,
    startOver() {
      form.current?.reset()
      forget()
    },
  }
}
