import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { isSameGrid } from '../../grid/grid.ts'
import type { Layout } from '../../layout-config.ts'
import { type Opened, SAVE_PATH, type SaveResponse } from '../editor-state.ts'

/** What is edited: a layout of the home page, or the layout of a category. */
export type Target =
  | { readonly kind: 'home'; readonly id: string }
  | { readonly kind: 'category'; readonly slug: CategorySlug }

export type Words = { readonly name: string; readonly description: string }

export type Drawn = { readonly grid: Layout; readonly words: Words }

const isSame = (a: Drawn, b: Drawn) =>
  isSameGrid(a.grid, b.grid) && a.words.name === b.words.name && a.words.description === b.words.description

function fieldsOf(target: Target, version: number, { grid, words }: Drawn): Record<string, string> {
  const sent = { version: String(version), grid: JSON.stringify(grid) }
  return target.kind === 'home' ? { ...sent, ...words, id: target.id } : { ...sent, slug: target.slug }
}

/** Saves on the version that was read: what is stored, the response, and whether there are unsaved changes. */
export function useSaving(target: Target, opened: Opened, first: Words, drawn: Drawn) {
  const { submit, data, state } = useFetcher<SaveResponse>()
  const [saved, setSaved] = useState({ version: opened.version, grid: opened.grid, words: first })
  const [response, setResponse] = useState<SaveResponse | null>(null)
  const sent = useRef(drawn)

  useEffect(() => {
    if (!data) return
    setResponse(data)
    const { result } = data
    if (result.outcome === 'done') setSaved({ ...sent.current, version: result.value.version })
  }, [data])

  return {
    response,
    version: saved.version,
    isBusy: state !== 'idle',
    isDirty: !isSame(saved, drawn),
    forget: () => setResponse(null),
    save(version = saved.version) {
      if (state !== 'idle') return
      sent.current = drawn
      setResponse(null)
      void submit(fieldsOf(target, version, drawn), {
        method: 'post',
        action: `${SAVE_PATH}?kind=${target.kind}`,
      })
    },
    /** Continues from what is stored now; undo returns to the local changes. */
    adopt(version: number, stored: Drawn) {
      setSaved({ ...stored, version })
      setResponse(null)
    },
  }
}
