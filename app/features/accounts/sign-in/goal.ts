import { splitLanguage } from '#app/lib/language-path.ts'
import { safePath } from '#app/lib/safe-path.ts'

/**
 * What a visitor wanted when they were asked to sign in: the page to return to, and the id of a listing to save there.
 * It travels in the address of the account pages, and with the link of an email, which may be opened on another device.
 */
export type Goal = { readonly to: string; readonly save: string | null }

export const NO_GOAL: Goal = { to: '/', save: null }

/** Letters of other scripts get longer in an address. */
const MAX_PATH_LENGTH = 2000

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u

/** Reads a goal from browser input: a path of this site without its language, and the only action there is. Everything else is dropped. */
export function parseGoal(params: URLSearchParams): Goal {
  const save = params.get('save') ?? ''
  const to = splitLanguage(safePath(params.get('to'))).path
  return { to: to.length > MAX_PATH_LENGTH ? NO_GOAL.to : to, save: UUID.test(save) ? save : null }
}

/** Returns a goal as the query of an address, '' for none. */
export function formatGoal({ to, save }: Goal): string {
  const params = new URLSearchParams()
  if (to !== NO_GOAL.to) params.set('to', to)
  if (save) params.set('save', save)
  return params.toString()
}

/** Returns the address of an account page that keeps the goal. */
export function withGoal(path: string, goal: Goal): string {
  const query = formatGoal(goal)
  return query ? `${path}?${query}` : path
}
