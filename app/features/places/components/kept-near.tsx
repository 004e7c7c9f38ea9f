import { DEFAULT_WITHIN, type NearQuery } from '../near.ts'

/** The place of a list, in a form that asks for something else. */
export function KeptNear({ asked: { near, to, within } }: { asked: NearQuery }) {
  if (!near) return null
  return (
    <>
      <input type="hidden" name="near" value={near} />
      {to && <input type="hidden" name="to" value={to} />}
      {within !== DEFAULT_WITHIN && <input type="hidden" name="within" value={within} />}
    </>
  )
}
