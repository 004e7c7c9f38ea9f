import type { PublicCatalogue } from '../../translate.ts'
import { common } from '../common.ts'
import { contact } from '../contact.ts'
import { detail } from '../detail.ts'
import { favorites } from '../favorites.ts'
import { limits } from '../limits.ts'
import { listings } from '../listings.ts'
import { search } from '../search.ts'
import { shell } from '../shell.ts'
import { views } from '../views.ts'

export const publicEs: PublicCatalogue<'es'> = {
  common,
  contact,
  detail,
  favorites,
  limits,
  listings,
  search,
  shell,
  views,
}
