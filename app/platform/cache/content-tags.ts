/**
 * Names a part of the public content that pages show, or could show. Triggers announce the same names when it changes
 * (db/migrations/0058_content_tags.sql).
 */
export type ContentTag =
  /** Any public listing; those of a category; one, by its public number. */
  | 'listings'
  | `listings:${string}`
  | `listing:${number}`
  /** Any public billboard; one. Grids show billboards of all categories. */
  | 'banners'
  | `banner:${number}`
  /** What runs in the ticker. */
  | 'ticker'
  /** The layout of the home page (`layout:home`) or of a category. */
  | `layout:${string}`
  /** The public page of a user, by id: the profile and the listings. */
  | `user:${string}`
  /** The known words, which corrections of misspelled ones come from. */
  | 'words'

export const EVERYTHING = 'everything'

/** What a page or a count depends on. */
export type DependsOn = readonly ContentTag[] | typeof EVERYTHING

/** What changed. Tags of the database are compared as they are, known or not. */
export type ContentChange = readonly string[] | typeof EVERYTHING

/** The header by which a route declares what its page depends on. It does not leave the server. */
export const TAGS_HEADER = 'x-content-tags'

/** Reads the payload of a notification, tags separated by spaces; none means everything. */
export function parseChange(payload: string | undefined): ContentChange {
  const tags = payload?.split(' ').filter(Boolean) ?? []
  return tags.length > 0 ? tags : EVERYTHING
}
