import type { Dispatch } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { whyNotAssign, whyNotRemove } from '../../grid/grid.ts'
import { type Edit, type EditorAction, type EditorState, targetsOf } from '../editor-state.ts'
import { whyNotEdit } from '../tools.ts'

const EDITS = [
  { name: 'layouts.merge', edit: { tool: 'merge' } },
  { name: 'layouts.split', edit: { tool: 'split' } },
  { name: 'layouts.remove', edit: { tool: 'remove' } },
  { name: 'layouts.addRow', edit: { tool: 'insert', axis: 'row' } },
  { name: 'layouts.removeRow', edit: { tool: 'delete', axis: 'row' } },
  { name: 'layouts.addCol', edit: { tool: 'insert', axis: 'col' } },
  { name: 'layouts.removeCol', edit: { tool: 'delete', axis: 'col' } },
] as const satisfies readonly { name: `layouts.${string}`; edit: Edit }[]

type Props = { editor: EditorState; dispatch: Dispatch<EditorAction>; onAssign: () => void }

function Tool({ label, whyNot, onPress }: { label: string; whyNot: string | null; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-disabled={whyNot !== null || undefined}
      title={whyNot ?? undefined}
      onClick={onPress}
      className="button-quiet aria-disabled:opacity-60"
    >
      {label}
    </button>
  )
}

/** What can be done with what is selected. A tool that cannot work looks like it, and says why when it is pressed. */
export function ToolBar({ editor, dispatch, onAssign }: Props) {
  const t = useAdminT()
  const whyNot = (edit: Edit) => {
    const refusal = whyNotEdit(editor, edit)
    return refusal && t.dynamic(refusal.code, refusal.params)
  }
  const assign = whyNotAssign(targetsOf(editor))
  const carry = editor.carried ? null : whyNotRemove(editor.grid, [editor.cursor])
  return (
    <div role="group" aria-label={t('layouts.tools')} className="tool-bar">
      <Tool label={t('layouts.assign')} whyNot={assign && t.dynamic(assign.code)} onPress={onAssign} />
      <Tool
        label={t(editor.carried ? 'layouts.drop' : 'layouts.move')}
        whyNot={carry && t.dynamic(carry.code)}
        onPress={() => dispatch({ tool: 'carry' })}
      />
      <Tool
        label={t('layouts.undo')}
        whyNot={editor.past.length > 0 ? null : t('layouts.undo')}
        onPress={() => dispatch({ tool: 'undo' })}
      />
      <Tool
        label={t('layouts.redo')}
        whyNot={editor.future.length > 0 ? null : t('layouts.redo')}
        onPress={() => dispatch({ tool: 'redo' })}
      />
      {EDITS.map(({ name, edit }) => (
        <Tool key={name} label={t(name)} whyNot={whyNot(edit)} onPress={() => dispatch(edit)} />
      ))}
      <p aria-live="polite" className="whitespace-nowrap text-muted">
        {t('layouts.selected', { count: editor.selected.length })}
      </p>
      <button
        type="button"
        aria-pressed={editor.selectsSeveral}
        onClick={() => dispatch({ tool: 'several' })}
        className="button-quiet aria-pressed:border-primary aria-pressed:text-primary"
      >
        {t('layouts.selectSeveral')}
      </button>
      {editor.selected.length > 0 && (
        <button type="button" className="plain-link" onClick={() => dispatch({ tool: 'clear' })}>
          {t('layouts.clearSelection')}
        </button>
      )}
    </div>
  )
}
