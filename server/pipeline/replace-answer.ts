import type { Context } from 'hono'
import type { SiteEnv } from '../site-parts.ts'

/** Gives another answer than the one made so far. Without clearing it first, Hono would mix the headers of both. */
export function replaceAnswer(c: Context<SiteEnv>, response: Response): void {
  c.res = undefined
  c.res = response
}
