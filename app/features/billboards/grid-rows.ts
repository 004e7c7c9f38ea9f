/** A rectangle of the grid, counted from 0; width and height in cells. */
export type Area = {
  readonly row: number
  readonly col: number
  readonly width: number
  readonly height: number
}

/** A cell of a grid, and its billboard. */
export type Place<Item> = Area & { readonly item: Item | null }

/** A cell as a page shows it, and where it is in the layout: row and column from 1, under which it is counted. */
export type ShownPlace<Item> = Place<Item> & { readonly cell: string }

/**
 * How the two kinds of grids are shown: the height of a row on a desktop in pixels, how many cells a phone shows in
 * two columns, how many of these come before the list, and how many empty cells are offered for sale, on a phone one at
 * most. Pages and the preview of the editor read this table.
 */
export const GRIDS = {
  home: { rowHeight: 130, mobilePlaces: 20, mobileFirst: 6, offered: 2 },
  category: { rowHeight: 180, mobilePlaces: 8, mobileFirst: 4, offered: 1 },
} as const
export type GridKind = keyof typeof GRIDS

/** Returns the rows that a billboard covers, in order; the first row where there is none. */
function usedRows<Item>(places: readonly Place<Item>[]): readonly number[] {
  const rows = new Set<number>()
  for (const { row, height, item } of places)
    if (item) for (let at = row; at < row + height; at += 1) rows.add(at)
  return rows.size > 0 ? [...rows].sort((a, b) => a - b) : [0]
}

/** Rows without a billboard take no space: the others move up, and an empty merged cell loses its part in them. */
function withoutEmptyRows<Item>(places: readonly Place<Item>[]): readonly ShownPlace<Item>[] {
  const used = usedRows(places)
  return places.flatMap((place) => {
    const inside = used.filter((row) => row >= place.row && row < place.row + place.height)
    const [first] = inside
    if (first === undefined) return []
    const cell = `${place.row + 1} ${place.col + 1}`
    return [{ ...place, row: used.indexOf(first), height: inside.length, cell }]
  })
}

/** Returns the places that a page shows: those with a billboard, and a few empty ones for sale ([HOME-09]). */
export function shownPlaces<Item>(
  kind: GridKind,
  places: readonly Place<Item>[],
): readonly ShownPlace<Item>[] {
  const shown = withoutEmptyRows(places)
  const free = new Set(shown.filter((p) => !p.item).slice(0, GRIDS[kind].offered))
  return shown.filter((p) => p.item || free.has(p))
}

/** How many cells of a phone a place takes: merged ones are twice as wide or high. */
const cellsOnPhone = ({ width, height }: Area) => (width > 1 ? 2 : 1) * (height > 1 ? 2 : 1)

/** On a phone a free cell comes after all billboards, where it fills a row that has room. */
function inOrderOfPhone<Item>(places: readonly ShownPlace<Item>[]): readonly ShownPlace<Item>[] {
  const free = places.find(({ item }) => !item)
  return [...places.filter(({ item }) => item), ...(free ? [free] : [])]
}

/** A part between listings: two rows of a phone. */
const CELLS_OF_PART = 4

/**
 * Divides the places for a phone: those before the list, and parts that are shown between listings. What does not fit
 * into the rows of a phone is in none.
 */
export function phoneParts<Item>(kind: GridKind, places: readonly Place<Item>[]) {
  const { mobilePlaces, mobileFirst } = GRIDS[kind]
  const parts: ShownPlace<Item>[][] = [[]]
  let cells = 0
  let room: number = mobileFirst
  for (const place of inOrderOfPhone(shownPlaces(kind, places))) {
    const taken = cellsOnPhone(place)
    const leavesHole = room % 2 === 1
    if (!place.item && cells > 0 && !leavesHole) break
    cells += taken
    if (cells > mobilePlaces) break
    if (taken > room) {
      parts.push([])
      room = CELLS_OF_PART
    }
    parts.at(-1)?.push(place)
    room -= taken
  }
  const [first = [], ...later] = parts
  return { first, later: later.filter((part) => part.some(({ item }) => item)) }
}
