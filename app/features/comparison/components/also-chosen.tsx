import { useEffect, useState } from 'react'
import { Link } from '#app/ui/link.tsx'
import { NONE_CHOSEN } from '../chosen.ts'
import { comparePath } from '../compare-address.ts'
import { type ComparedSort, MAX_COMPARED } from '../compared.ts'
import { readChosen } from './stored-choice.tsx'

type Props = {
  readonly sort: ComparedSort | null
  /** The numbers of the listings that the page compares. */
  readonly numbers: readonly number[]
  /** The place that distances start from, as the address names it; '' for none. */
  readonly near: string
  /** What the link says about 1, 2, 3 more. */
  readonly texts: readonly string[]
}

/** Leads from a comparison to that with what was chosen in lists before, as far as it fits ([CMP-04]). */
export function AlsoChosen({ sort, numbers, near, texts }: Props) {
  const [chosen, setChosen] = useState(NONE_CHOSEN)
  useEffect(() => setChosen(readChosen()), [])
  const more =
    chosen.sort === sort
      ? chosen.listings.map(({ number }) => number).filter((n) => !numbers.includes(n))
      : []
  const added = more.slice(0, MAX_COMPARED - numbers.length)
  if (added.length === 0) return null
  return (
    <Link to={comparePath([...numbers, ...added], near)} rel="nofollow" className="button-quiet">
      {texts[added.length - 1]}
    </Link>
  )
}
