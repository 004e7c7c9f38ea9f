import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

type Known = {
  readonly isSignedIn: boolean
  readonly isKept: (id: string) => boolean
  /** The server has agreed: from now on it is so on the whole page. */
  readonly note: (id: string, kept: boolean) => void
}

const Favorites = createContext<Known | null>(null)

/** What is known of favorites here; null where hearts have no place. */
export const useKnownFavorites = () => useContext(Favorites)

type Props = {
  /** Which of the shown listings the person keeps; null for visitors. */
  ids: readonly string[] | null
  onChange?: (id: string, kept: boolean) => void
  children: ReactNode
}

const NOTHING: ReadonlyMap<string, boolean> = new Map()

/**
 * Tells the hearts below which are full. What changed since the page was loaded counts more, until it is loaded again;
 * inside another of these, changes are noted there, so that a list and the item on top of it say the same.
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
  return <Favorites value={known}>{children}</Favorites>
}
