import { accounts } from './accounts.ts'
import { common } from './common.ts'
import { contact } from './contact.ts'
import { detail } from './detail.ts'
import { discovery } from './discovery.ts'
import { limits } from './limits.ts'
import { listings } from './listings.ts'
import { mail } from './mail.ts'
import { privacy } from './privacy.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { views } from './views.ts'

export const en = {
  common,
  detail,
  discovery,
  search,
  listings,
  shell,
  limits,
  contact,
  mail,
  privacy,
  views,
  accounts,
} as const
