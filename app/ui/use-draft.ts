import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { DRAFT_FIELD, DRAFT_PARAM, type FormDraft, NO_DRAFT, parseDraftMark } from '#app/lib/draft.ts'
import { openDraftSaver, type SaveResult, sendDraft } from './draft-saver.ts'
import { snapshotOf, writtenIn } from './form-snapshot.ts'
import { noteLateDraft, takeLateDraft } from './late-draft.ts'
import { type SaveMoment, watchForm } from './watch-form.ts'

/** Whether what is typed is safe. */
export type DraftState = 'untouched' | SaveResult

/** The address of this page with a draft of its form, or without one. */
function addressWith(draft: string): string {
  const url = new URL(location.href)
  url.searchParams.set(DRAFT_PARAM, draft)
  return `${url.pathname}${url.search}`
}

/** A reload opens this tab's draft, and not the newest one. The router takes the address from the window. */
function nameInAddress(draft: FormDraft): void {
  const { id } = parseDraftMark(draft.mark) ?? {}
  if (id) history.replaceState(history.state, '', addressWith(id))
}

/** Deletes what was typed into this form, and opens it again. */
export async function startOver(draft: FormDraft): Promise<void> {
  await sendDraft(draft, null)
  location.assign(addressWith(NO_DRAFT))
}

/** Whether this form is being sent, and not another one of the page. */
function useIsSending({ mark }: FormDraft): boolean {
  return useNavigation().formData?.get(DRAFT_FIELD) === mark
}

/**
 * Keeps what is typed into a form on the server ([FORM-01]): while it is typed, and when the form is closed, left or
 * hidden. `isDone` says that the form was sent, which ends its draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, draft: FormDraft, isDone: boolean) {
  const [state, setState] = useState<DraftState>('untouched')
  const isOver = useIsSending(draft) || isDone
  const over = useRef(isOver)
  const last = useRef<string | null>(null)
  const saver = useMemo(() => openDraftSaver(draft), [draft])
  useLayoutEffect(() => {
    over.current = isOver
  }, [isOver])
  useEffect(() => {
    const late = takeLateDraft(draft)
    if (late) location.replace(addressWith(late))
  }, [draft])
  useEffect(() => {
    const element = form.current
    if (!element || isOver) return
    const wasSent = last.current !== null
    last.current ??= writtenIn(snapshotOf(element))
    const { pathname } = location
    const keep = (moment: SaveMoment) => {
      const fields = snapshotOf(element)
      const written = writtenIn(fields)
      if (written === last.current) return
      last.current = written
      if (moment === 'unloading') noteLateDraft(draft)
      const save = moment === 'unloading' ? saver.saveNow : saver.save
      void save(pathname, fields).then((result) => {
        if (result === null) return
        setState(result)
        // The next change tries again, or the return to this tab.
        if (result !== 'saved') last.current = ''
        else if (element.isConnected) nameInAddress(draft)
      })
    }
    const stop = watchForm(element, keep)
    // Sent and refused: what was typed last is not in the draft yet.
    if (wasSent) keep('pause')
    return () => {
      stop()
      // What was typed last is in the form that is sent. Otherwise the form is left without having been sent.
      if (!over.current) keep('pause')
    }
  }, [form, draft, saver, isOver])
  return state
}
