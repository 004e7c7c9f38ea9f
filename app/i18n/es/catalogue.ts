import type { Catalogue } from '../translate.ts'
import { common } from './common.ts'
import { detail } from './detail.ts'
import { limits } from './limits.ts'
import { listings } from './listings.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'

export const es: Catalogue<'es'> = { common, detail, search, listings, shell, limits }
