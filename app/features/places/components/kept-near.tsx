import { DEFAULT_WITHIN, type NearQuery } from '../near.ts'

/** The place of a list, in a form that asks for something else. */
export function KeptNear({ asked: { near, within } }: { asked: NearQuery }) {
  if (!near) return null
  return (
    <>
      <input type="hidden" name="near" value={near} />
      {within !== DEFAULT_WITHIN && <input type="hidden" name="within" value={within} />}
    </>
  )
}
