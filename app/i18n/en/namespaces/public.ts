import { common } from '../common.ts'
import { contact } from '../contact.ts'
import { detail } from '../detail.ts'
import { favorites } from '../favorites.ts'
import { limits } from '../limits.ts'
import { listings } from '../listings.ts'
import { search } from '../search.ts'
import { shell } from '../shell.ts'
import { views } from '../views.ts'

/** The words every page needs in the browser. Longer texts reach a page through its loader. */
export const publicEn = {
  common,
  contact,
  detail,
  favorites,
  limits,
  listings,
  search,
  shell,
  views,
} as const
