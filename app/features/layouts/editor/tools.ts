import type { Refusal } from '#app/lib/refusal.ts'
import { whyNotDelete, whyNotInsert, whyNotMerge, whyNotRemove, whyNotSplit } from '../grid/grid.ts'
import { type Edit, type EditorState, targetsOf } from './editor-state.ts'

/** Why a tool cannot work on the selection: its button shows it without trying the edit at every key. */
export function whyNotEdit(editor: EditorState, edit: Edit): Refusal | null {
  const { grid, selected } = editor
  switch (edit.tool) {
    case 'merge':
      return whyNotMerge(grid, selected)
    case 'split':
      return whyNotSplit(grid, targetsOf(editor))
    case 'remove':
      return whyNotRemove(grid, targetsOf(editor))
    case 'insert':
      return whyNotInsert(grid, edit.axis)
    case 'delete':
      return whyNotDelete(grid, edit.axis)
    case 'move':
      return whyNotRemove(grid, [edit.from])
    default:
      return null
  }
}
