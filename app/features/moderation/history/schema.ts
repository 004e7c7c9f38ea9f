import { z } from 'zod'

/** What the button of an edit sends. */
export const revertForm = () =>
  z.object({ edit: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
