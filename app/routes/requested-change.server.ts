import { refuse } from '#app/lib/refusal.ts'
import { refused } from './guards.server.ts'

/**
 * Returns which of a page's changes a form asks for, by the address it was sent to: `?change=password`. Ends the
 * request with 400 when it is none of them.
 */
export function requestedChange<T extends object>(request: Request, changes: T): keyof T & string {
  const isChange = (name: string): name is keyof T & string => Object.hasOwn(changes, name)
  const name = new URL(request.url).searchParams.get('change') ?? ''
  if (!isChange(name)) throw refused(refuse('malformed', 'common.badRequest'))
  return name
}
