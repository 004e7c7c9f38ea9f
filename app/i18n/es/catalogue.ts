import type { Catalogue } from '../translate.ts'
import { accountMails } from './account-mails.ts'
import { discovery } from './discovery.ts'
import { privacy } from './privacy.ts'
import { spokenEs } from './spoken.ts'

export const es: Catalogue<'es'> = { ...spokenEs, accountMails, discovery, privacy }
