/** What the parts of the site need to know of a kind of items. Texts of a screen are in a table of that screen. */
type KindFacts = {
  /** The table that holds them. ITEM_COLUMNS has what its columns are called. */
  readonly table: 'listings' | 'ads'
  /** How public addresses begin. Those of its owner and of admins are in OWN_PATHS. */
  readonly path: `/${string}`
  /** Names the kind where an address has no room. */
  readonly letter: string
  /** Packages are bought for it: it waits unpaid, and its place in the ticker comes and goes with what was paid. */
  readonly isPaidFor: boolean
  /** How often it was seen and followed is counted (D-10), and it is no job posting for search engines. */
  readonly isAdvertising: boolean
  readonly canBeFavorite: boolean
}

/** The kinds of items: visitors contact a listing and look at a banner (D-34). */
export const ITEM_KINDS = {
  listing: {
    table: 'listings',
    path: '/listings',
    letter: 'l',
    isPaidFor: true,
    isAdvertising: false,
    canBeFavorite: true,
  },
  banner: {
    table: 'ads',
    path: '/promotions',
    letter: 'b',
    isPaidFor: false,
    isAdvertising: true,
    canBeFavorite: false,
  },
} as const satisfies Record<string, KindFacts>

export type ItemKind = keyof typeof ITEM_KINDS
export type ItemTable = KindFacts['table']

export const ITEM_KIND_NAMES = ['listing', 'banner'] as const satisfies readonly ItemKind[]

export function isItemKind(text: unknown): text is ItemKind {
  return ITEM_KIND_NAMES.some((kind) => kind === text)
}

/** The kind with this letter, or with this beginning of its addresses; null for anything else. */
export function kindWith(fact: 'letter' | 'path', value: string | undefined): ItemKind | null {
  return ITEM_KIND_NAMES.find((kind) => ITEM_KINDS[kind][fact] === value) ?? null
}

/** The permanent address of an item without its readable tail, which differs by language and changes with the title. */
export function shortItemPath(kind: ItemKind, publicId: number): string {
  return `${ITEM_KINDS[kind].path}/${publicId}`
}

/** Returns the kind of an imported row that has none ([DET-05]): without a contact it is a banner. */
export function kindByContact(contact: { name: string; email: string; phone: string }): ItemKind {
  return contact.name || contact.email || contact.phone ? 'listing' : 'banner'
}
