import { type InputEvent, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

function isControl(
  target: EventTarget,
): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind)
}

/** Which fields were edited since the form was last submitted: their errors are outdated. */
export function useEditedFields() {
  const [edited, setEdited] = useState(NONE)
  return {
    wasEdited: (name: string) => edited.has(name),
    /** For the form's onInput. */
    note: ({ target }: InputEvent<HTMLFormElement>) => {
      if (!isControl(target)) return
      const { name } = target
      setEdited((before) => (before.has(name) ? before : new Set([...before, name])))
    },
    /** For the form's onSubmit. */
    forget: () => setEdited(NONE),
  }
}
