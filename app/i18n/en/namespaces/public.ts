import { common } from '../common.gen.ts'
import { contact } from '../contact.gen.ts'
import { detail } from '../detail.gen.ts'
import { favorites } from '../favorites.gen.ts'
import { home } from '../home.gen.ts'
import { limits } from '../limits.gen.ts'
import { listings } from '../listings.gen.ts'
import { places } from '../places.gen.ts'
import { search } from '../search.gen.ts'
import { shell } from '../shell.gen.ts'
import { views } from '../views.gen.ts'

/** The words every page needs in the browser. Longer texts reach a page through its loader. */
export const publicEn = {
  common,
  contact,
  detail,
  favorites,
  limits,
  home,
  listings,
  places,
  search,
  shell,
  views,
} as const
