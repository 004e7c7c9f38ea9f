import type { useTabDraft } from './use-tab-draft.ts'

/** Says how the draft is, without interrupting; in view wherever in the form someone types. */
export function DraftSaved({ text }: { text: string }) {
  return (
    <p role="status" className="draft-saved">
      {text && <span>{text}</span>}
    </p>
  )
}

export type DraftWords = { readonly saved: string; readonly restored: string; readonly startOver: string }

type Props = { draft: ReturnType<typeof useTabDraft>; words: DraftWords }

/** The end of a form that keeps a draft in this tab. */
export function TabDraftStatus({ draft: { state, startOver }, words }: Props) {
  const text = { untouched: '', failed: '', saved: words.saved, restored: words.restored }[state]
  return (
    <>
      <DraftSaved text={text} />
      {text && (
        <p>
          <button type="button" className="button-quiet" onClick={startOver}>
            {words.startOver}
          </button>
        </p>
      )}
    </>
  )
}
