import { z } from 'zod'
import { SENT_KINDS } from './error-kinds.ts'

/** What a browser sends of an error. Longer input is not from us: the browser cuts it. */
export const browserErrorInput = z.object({
  kind: z.enum(SENT_KINDS),
  message: z.string().max(1000),
  stack: z.string().max(4000),
  path: z.string().startsWith('/').max(1000),
  build: z
    .string()
    .regex(/^[\w.?=&-]{0,100}$/u)
    .optional(),
})

export type BrowserErrorInput = z.output<typeof browserErrorInput>
