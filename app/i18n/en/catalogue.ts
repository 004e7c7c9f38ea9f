import { accountMails } from './account-mails.ts'
import { discovery } from './discovery.ts'
import { privacy } from './privacy.ts'
import { spokenEn } from './spoken.ts'

export const en = { ...spokenEn, accountMails, discovery, privacy } as const
