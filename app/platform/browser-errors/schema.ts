import { z } from 'zod'
import { SENT_KINDS } from './error-kinds.ts'

/** What a browser tells of an error. Longer than we send is not from us; what is cut is cut in the browser. */
export const errorTold = z.object({
  kind: z.enum(SENT_KINDS),
  message: z.string().max(1000),
  stack: z.string().max(4000),
  path: z.string().startsWith('/').max(1000),
  build: z
    .string()
    .regex(/^[\w.?=&-]{0,100}$/u)
    .optional(),
})

export type ErrorTold = z.output<typeof errorTold>
