import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useListHearts } from './list-hearts.tsx'

type Known = {
  readonly isSignedIn: boolean
  readonly isKept: (id: string) => boolean
  /** Records a change that the server confirmed, for all hearts of the page. */
  readonly note: (id: string, kept: boolean) => void
}

const Favorites = createContext<Known | null>(null)

/** Returns the favorites known on this page; null where there are no hearts. */
export const useKnownFavorites = () => useContext(Favorites)

type Props = {
  /** The shown listings that are favorites of the user; null for visitors. */
  ids: readonly string[] | null
  onChange?: (id: string, kept: boolean) => void
  children: ReactNode
}

const NOTHING: ReadonlyMap<string, boolean> = new Map()

/**
 * Provides the state of favorites to the hearts below. Changes since the page was loaded win, until it is loaded
 * again. Nested providers record changes in the outer one, so that a list and the item in its dialog agree.
 */
export function KnownFavorites({ ids, onChange, children }: Props) {
  const above = useContext(Favorites)
  const [changed, setChanged] = useState({ since: ids, by: NOTHING })
  const known = useMemo<Known>(() => {
    const by = changed.since === ids ? changed.by : NOTHING
    return {
      isSignedIn: ids !== null,
      isKept: (id) => by.get(id) ?? (ids?.includes(id) || above?.isKept(id) || false),
      note(id, kept) {
        setChanged({ since: ids, by: new Map(by).set(id, kept) })
        above?.note(id, kept)
        onChange?.(id, kept)
      },
    }
  }, [above, changed, ids, onChange])
  useListHearts(above || !known.isSignedIn ? null : known)
  return <Favorites value={known}>{children}</Favorites>
}
