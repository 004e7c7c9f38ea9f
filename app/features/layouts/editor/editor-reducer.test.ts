import { describe, expect, test } from 'vitest'
import { differencesOf } from '../grid/grid.ts'
import type { Layout } from '../layout-config.ts'
import { editorReducer } from './editor-reducer.ts'
import { type EditorAction, type EditorState, initialState } from './editor-state.ts'
import { whyNotEdit } from './tools.ts'

const A = '11111111-1111-4111-8111-111111111111'
const empty: Layout = { rows: 3, cols: 3, positions: [] }
const after = (actions: readonly EditorAction[], from: EditorState = initialState(empty)) =>
  actions.reduce(editorReducer, from)
const go = (step: 'right' | 'down' | 'left' | 'up', extended = false): EditorAction => ({
  tool: 'go',
  step,
  extends: extended,
})
const MERGED = [go('right', true), { tool: 'merge' }] as const

describe('[LAY-03] by keyboard', () => {
  test('Shift and arrows select a rectangle, and merging it selects the place it became', () => {
    const editor = after([go('right', true), go('down', true), { tool: 'merge' }])
    expect(editor.grid.positions).toEqual([{ row: 0, col: 0, width: 2, height: 2, adId: null }])
    expect(editor.selected).toEqual([{ row: 0, col: 0 }])
  })

  test('a merged place is left in one step, and the way through it keeps its row', () => {
    const editor = after([...MERGED, go('right')])
    expect(editor.cursor).toEqual({ row: 0, col: 2 })
    expect(after([go('left')], editor).cursor).toEqual({ row: 0, col: 1 })
  })

  test('at the edge one stays', () => {
    expect(after([go('left'), go('up')]).cursor).toEqual({ row: 0, col: 0 })
    expect(after([{ tool: 'go', step: 'last', extends: false }, go('right'), go('down')]).cursor).toEqual({
      row: 2,
      col: 2,
    })
  })
})

describe('[LAY-03] undo', () => {
  test('takes back one change at a time, and redo brings it again', () => {
    const done = after([...MERGED, { tool: 'assign', id: A }])
    const back = after([{ tool: 'undo' }], done)
    expect(back.grid.positions).toEqual([{ row: 0, col: 0, width: 2, height: 1, adId: null }])
    expect(after([{ tool: 'undo' }], back).grid).toEqual(empty)
    expect(after([{ tool: 'undo' }, { tool: 'redo' }, { tool: 'redo' }], done).grid).toEqual(done.grid)
    expect(
      after([{ tool: 'undo' }, { tool: 'undo' }, { tool: 'undo' }, { tool: 'undo' }], done).grid,
    ).toEqual(empty)
  })

  test('a refused change is no step, and says why', () => {
    const editor = after([{ tool: 'merge' }])
    expect(editor.refusal).toMatchObject({ code: 'layouts.notRectangular' })
    expect(editor.past).toEqual([])
  })

  test.each([
    ['nothing selected', []],
    ['one cell', [{ tool: 'toggle' }]],
    ['two cells apart', [{ tool: 'toggle' }, go('right'), go('right'), { tool: 'toggle' }]],
    ['a rectangle', [go('right', true)]],
    ['a merged place', MERGED],
    ['a billboard', [{ tool: 'assign', id: A }]],
  ] as const satisfies readonly (readonly [string, readonly EditorAction[]])[])(
    'with %s a button is dimmed exactly when its tool refuses, with the same words',
    (_, actions) => {
      const editor = after(actions)
      for (const tool of ['merge', 'split', 'remove'] as const)
        expect([tool, whyNotEdit(editor, { tool })]).toEqual([tool, editorReducer(editor, { tool }).refusal])
      for (const tool of ['insert', 'delete'] as const)
        for (const axis of ['row', 'col'] as const)
          expect(whyNotEdit(editor, { tool, axis })).toEqual(editorReducer(editor, { tool, axis }).refusal)
    },
  )

  test('brings back what lost its place, which was named', () => {
    const full = after([{ tool: 'assign', id: A }])
    const without = after([{ tool: 'delete', axis: 'row' }], full)
    expect(without.lost).toEqual([A])
    expect(after([{ tool: 'undo' }], without).grid).toEqual(full.grid)
  })

  test('a change after an undo begins again', () => {
    const editor = after([...MERGED, { tool: 'undo' }, { tool: 'assign', id: A }, { tool: 'redo' }])
    expect(editor.grid.positions).toEqual([{ row: 0, col: 0, width: 1, height: 1, adId: A }])
    expect(editor.future).toEqual([])
  })
})

describe('[LAY-03] by pointer', () => {
  const press = (row: number, col: number, adds = false): EditorAction => ({
    tool: 'press',
    at: { row, col },
    adds,
  })

  test('pressing a place selects it in place of others, pressing it again takes it out of the selection', () => {
    const once = after([press(1, 1)])
    expect(once.selected).toEqual([{ row: 1, col: 1 }])
    expect(after([press(0, 2)], once).selected).toEqual([{ row: 0, col: 2 }])
    expect(after([press(1, 1)], once).selected).toEqual([])
  })

  test('with Ctrl, or while several are selected, pressing adds and takes out', () => {
    const two = after([press(1, 1), press(0, 2, true)])
    expect(two.selected).toEqual([
      { row: 1, col: 1 },
      { row: 0, col: 2 },
    ])
    expect(after([press(1, 1, true)], two).selected).toEqual([{ row: 0, col: 2 }])
    expect(after([{ tool: 'several' }, press(1, 1), press(0, 2)]).selected).toEqual(two.selected)
  })

  test.each(['assign', 'share'] as const)('two banner ads are placed one after the other (%s)', (tool) => {
    const B = '22222222-2222-4222-8222-222222222222'
    const editor = after([press(0, 0), { tool, id: A }, press(0, 1), { tool, id: B }])
    expect(editor.grid.positions.map(({ col, adId }) => [col, adId])).toEqual([
      [0, A],
      [1, B],
    ])
    expect([editor.selected, editor.lost]).toEqual([[], []])
  })

  test('after several were selected and filled, the next press is alone again', () => {
    const several = [{ tool: 'several' }, press(0, 0), press(0, 1), { tool: 'assign', id: A }] as const
    expect(after([...several, press(2, 2)]).selected).toEqual([{ row: 2, col: 2 }])
  })

  test('a merged place is meant by any of its cells', () => {
    const editor = after([...MERGED, { tool: 'clear' }, press(0, 1)])
    expect(editor.selected).toEqual([{ row: 0, col: 0 }])
  })
})

test('[LAY-03] the selection never points outside after rows and columns were taken away', () => {
  const last: EditorAction = { tool: 'go', step: 'last', extends: false }
  const editor = after([
    last,
    { tool: 'toggle' },
    { tool: 'delete', axis: 'row' },
    { tool: 'delete', axis: 'col' },
  ])
  expect(editor.cursor).toEqual({ row: 1, col: 1 })
  expect(editor.selected).toEqual([])
})

test('[LAY-07] two versions differ where a place, its size or its billboard is another one', () => {
  const place = (row: number, col: number, more: object = {}) => {
    return { row, col, width: 1, height: 1, adId: 'a', ...more }
  }
  const theirs = { rows: 2, cols: 3, positions: [place(0, 0), place(0, 1), place(1, 0, { width: 2 })] }
  const mine = { rows: 3, cols: 3, positions: [place(0, 0), place(0, 1, { adId: 'b' }), place(2, 2)] }

  expect(differencesOf(theirs, mine)).toEqual([
    { row: 0, col: 1, theirs: place(0, 1), mine: place(0, 1, { adId: 'b' }) },
    { row: 1, col: 0, theirs: place(1, 0, { width: 2 }), mine: null },
    { row: 2, col: 2, theirs: null, mine: place(2, 2) },
  ])
  expect(
    differencesOf(mine, { ...mine, positions: [...mine.positions, place(1, 1, { adId: null })] }),
  ).toEqual([])
})

test('[AD-06] a place is shared in the order of coming, each once, and taking out empties it', () => {
  const B = A.replaceAll('1', '2')
  const shared = after([A, B, A].map((id) => ({ tool: 'share', id })))
  const place = { row: 0, col: 0, width: 1, height: 1, adId: A, others: [B] }
  expect(shared.grid.positions).toEqual([place])
  const emptied = after([{ tool: 'remove' }], shared)
  expect([emptied.grid, emptied.lost]).toEqual([empty, [A, B]])
})

const CARRY = { tool: 'carry' } as const

describe('[LAY-12] a banner ad is picked up and dropped', () => {
  const B = A.replaceAll('1', '2')
  const place = (row: number, col: number, adId: string) => ({ row, col, width: 1, height: 1, adId })
  const grid: Layout = { rows: 2, cols: 2, positions: [place(0, 0, A), place(0, 1, B)] }
  const swapped = [place(0, 0, B), place(0, 1, A)]
  const from = { row: 0, col: 0 }
  const to = { row: 0, col: 1 }
  const moved = (...actions: EditorAction[]) => after(actions, initialState(grid))

  test.each([
    ['the same key', CARRY],
    ['Space', { tool: 'toggle' }],
    ['a press on the cell', { tool: 'press', at: to, adds: false }],
  ] as const)('by %s, which is one step to undo', (_, drop) => {
    const editor = moved(CARRY, go('right'), drop)
    expect(editor).toMatchObject({ carried: null, cursor: to, selected: [], grid: { positions: swapped } })
    expect(editor.moving).toEqual({ step: 'dropped', from, to })
    expect(editorReducer(editor, { tool: 'undo' }).grid).toEqual(grid)
  })

  test('by dragging, from any cell', () => {
    expect(moved(go('down'), { tool: 'move', from, to }).grid.positions).toEqual(swapped)
  })

  test('Escape puts it back, and so does dropping it where it was: that is no step to undo', () => {
    for (const editor of [moved(CARRY, go('right'), { tool: 'clear' }), moved(CARRY, CARRY)]) {
      expect(editor).toMatchObject({ grid, carried: null, cursor: from, past: [] })
      expect(editor.moving).toEqual({ step: 'canceled', from, to: from })
    }
  })

  test('an empty cell has nothing to pick up, and says so', () => {
    const editor = moved(go('down'), CARRY)
    expect(editor).toMatchObject({ carried: null, refusal: { code: 'layouts.nothingToRemove' } })
  })

  test('another tool ends it: nothing stays picked up that is not there any more', () => {
    for (const other of [{ tool: 'delete', axis: 'row' }, { tool: 'remove' }] as const)
      expect(moved(CARRY, other).carried).toBeNull()
  })
})
