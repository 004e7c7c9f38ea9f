import type { AttributeKey } from '../catalog.ts'

/** What every job asks for first, and last. */
export const PAY_KEYS: readonly AttributeKey[] = ['payModel', 'payFrom', 'payTo', 'payTypical']

export const JOB_KEYS: readonly AttributeKey[] = ['employment', 'schedule', 'shift', 'experience']
