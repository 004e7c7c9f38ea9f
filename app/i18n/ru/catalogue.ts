import type { Catalogue } from '../translate.ts'
import { accountMails } from './account-mails.ts'
import { discovery } from './discovery.ts'
import { privacy } from './privacy.ts'
import { spokenRu } from './spoken.ts'

export const ru: Catalogue<'ru'> = { ...spokenRu, accountMails, discovery, privacy }
