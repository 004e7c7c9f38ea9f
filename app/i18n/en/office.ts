import { admin } from './admin.ts'

/** The words browsers load besides for pages of operators. */
export const officeEn = { admin } as const
