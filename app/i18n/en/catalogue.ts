import { discovery } from './discovery.ts'
import { privacy } from './privacy.ts'
import { spokenEn } from './spoken.ts'

export const en = { ...spokenEn, discovery, privacy } as const
