import { type ReactNode, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { editorReducer } from '../editor-reducer.ts'
import { type EditorItem, type EditorState, initialState, type Opened, targetsOf } from '../editor-state.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { CellDetails } from './cell-details.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { DuplicatesNotice } from './duplicates-notice.tsx'
import { GridEditor } from './grid-editor.tsx'
import { KeyHelp } from './key-help.tsx'
import { LayoutPreview } from './layout-preview.tsx'
import { MovingNotice } from './moving-notice.tsx'
import { PlaceThis } from './place-this.tsx'
import { SaveNotice } from './save-notice.tsx'
import { ToolBar } from './tool-bar.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { type Target, useSaving, type Words } from './use-saving.tsx'
import { useTitles } from './use-titles.tsx'
import { WordFields } from './word-fields.tsx'

type Props = {
  target: Target
  title: string
  lead: string
  opened: Opened & Partial<Words>
  /** The billboard the editor was opened for, if there is one. */
  toPlace?: EditorItem | null
  /** Called when everything drawn is stored. */
  onSaved?: () => void
  children?: ReactNode
}

const NO_WORDS: Words = { name: '', description: '' }

type Items = ReadonlyMap<string, EditorItem>

/** The billboards the editor has met so far, by id. */
function useItems(first: readonly EditorItem[], more: readonly EditorItem[] | undefined) {
  const [met, setMet] = useState<readonly EditorItem[]>([])
  const items: Items = useMemo(
    () => new Map([...first, ...(more ?? []), ...met].map((item) => [item.id, item])),
    [first, more, met],
  )
  return { items, meet: (item: EditorItem) => setMet((before) => [...before, item]) }
}

/** What the last change has to say: why it was refused, or which billboards have no place any more. */
function ChangeNotice({ editor: { refusal, lost }, items }: { editor: EditorState; items: Items }) {
  const t = useAdminT()
  const titles = useTitles(items)(lost)
  return (
    <p role="alert" className="min-h-6 font-semibold text-red">
      {refusal && t.dynamic(refusal.code, refusal.params)}
      {lost.length > 0 && t('layouts.tookOut', { count: lost.length, titles })}
    </p>
  )
}

function useAssigning() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    dialog,
    isOpen,
    closed: () => setOpen(false),
    open() {
      setOpen(true)
      dialog.current?.showModal()
    },
  }
}

const categoryOf = (target: Props['target']) => (target.kind === 'category' ? target.slug : null)

/**
 * The one editor of layouts, for the home page and for categories ([LAY-03], [LAY-05]): draws on a copy, keeps every step,
 * shows what the page will show, and saves on the version it read.
 */
export function LayoutEditor({ target, title, lead, opened, toPlace, onSaved, children }: Props) {
  const t = useAdminT()
  const [editor, dispatch] = useReducer(editorReducer, opened.grid, initialState)
  const [words, setWords] = useState<Words>({ ...NO_WORDS, ...wordsOf(opened) })
  const [first] = useState(words)
  const saving = useSaving(target, opened, first, { grid: editor.grid, words })
  const { items, meet } = useItems(opened.items, saving.response?.stored?.items)
  const assigning = useAssigning()
  const place = (item: EditorItem, tool: 'assign' | 'share') => {
    meet(item)
    dispatch({ tool, id: item.id })
  }
  const { response, isDirty, isBusy } = saving
  const stored = response?.stored ?? null
  const isDone = response?.result.outcome === 'done' && !isDirty
  const previewed = useDeferredValue(editor.grid)

  useEffect(() => {
    if (isDone) onSaved?.()
    // oxlint-disable-next-line react/exhaustive-deps -- once a save, whatever function the page hands over
  }, [isDone])

  return (
    <div className="grid gap-5">
      <div className="list-bar">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-2xl font-extrabold tracking-tight">{title}</h1>
          <p className="text-muted">{lead}</p>
        </div>
        <p aria-live="polite" className="font-semibold">
          {isDirty && t('layouts.unsaved')}
        </p>
        <Link to="/admin/layout" className="button-quiet">
          {t('layouts.cancel')}
        </Link>
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => saving.save()}
          className="button-primary needs-script aria-disabled:cursor-progress aria-disabled:opacity-60"
        >
          {isBusy ? t('layouts.saving') : t('layouts.save')}
        </button>
      </div>
      <p className="notice only-without-script">{t('layouts.needsScript')}</p>
      {children}
      <SaveNotice response={response} />
      {stored && (
        <ConflictPanel
          kind={target.kind}
          stored={stored}
          mine={{ grid: editor.grid, ...(target.kind === 'home' && { name: words.name }) }}
          items={items}
          onTake={() => {
            const theirs = { ...words, ...wordsOf(stored) }
            for (const item of stored.items) meet(item)
            dispatch({ tool: 'replace', grid: stored.grid })
            setWords(theirs)
            saving.adopt(stored.version, { grid: stored.grid, words: theirs })
          }}
          onKeep={() => saving.save(stored.version)}
        />
      )}
      {target.kind === 'home' && <WordFields words={words} onChange={setWords} />}
      {toPlace && (
        <PlaceThis
          item={toPlace}
          grid={editor.grid}
          isSaved={isDone}
          onPlace={(item) => place(item, 'assign')}
        />
      )}
      <div className="flex min-w-0 flex-col gap-3">
        <div className="needs-script contents">
          <ToolBar editor={editor} dispatch={dispatch} onAssign={assigning.open} />
          <ChangeNotice editor={editor} items={items} />
          <MovingNotice editor={editor} items={items} />
          <DuplicatesNotice grid={editor.grid} items={items} />
        </div>
        <GridEditor
          kind={target.kind}
          editor={editor}
          dispatch={dispatch}
          items={items}
          onAssign={assigning.open}
        />
        <CellDetails editor={editor} items={items} />
        <KeyHelp />
      </div>
      <LayoutPreview kind={target.kind} category={categoryOf(target)} grid={previewed} items={items} />
      <AssignDialog
        ref={assigning.dialog}
        isOpen={assigning.isOpen}
        cells={targetsOf(editor).length}
        open={{ layout: target.kind === 'home' ? 'home' : target.slug, grid: editor.grid }}
        onClose={assigning.closed}
        onChoose={(item, shares) => {
          place(item, shares ? 'share' : 'assign')
          assigning.dialog.current?.close()
        }}
      />
      <UnsavedGuard isDirty={isDirty} />
    </div>
  )
}

function wordsOf({ name, description }: Partial<Words>): Partial<Words> {
  return { ...(name !== undefined && { name }), ...(description !== undefined && { description }) }
}
