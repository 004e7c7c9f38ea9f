import type { ReactNode } from 'react'
import { ClearFilters, EmptyList, type EmptyListProps } from './empty-list.tsx'

type FilteredProps = Pick<EmptyListProps, 'title' | 'text'> & {
  isFiltered: boolean
  /** What it says while no filter is set: then there is nothing at all. */
  noneYet: { readonly title: string; readonly text: string }
  /** What leads to the first entry. */
  children?: ReactNode
}

/** An empty list that can be filtered: filters are blamed only if some are set. */
export function EmptyFilteredList({ isFiltered, title, text, noneYet, children }: FilteredProps) {
  if (!isFiltered) return <EmptyList {...noneYet}>{children}</EmptyList>
  return (
    <EmptyList title={title} text={text}>
      <ClearFilters />
    </EmptyList>
  )
}
