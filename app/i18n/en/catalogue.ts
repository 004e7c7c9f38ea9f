import { common } from './common.ts'
import { detail } from './detail.ts'
import { limits } from './limits.ts'
import { listings } from './listings.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'

export const en = { common, detail, search, listings, shell, limits } as const
