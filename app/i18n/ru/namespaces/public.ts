import type { PublicCatalogue } from '../../translate.ts'
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

export const publicRu: PublicCatalogue<'ru'> = {
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
}
