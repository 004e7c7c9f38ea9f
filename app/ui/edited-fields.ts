import { type InputEvent, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/** Which fields were edited since the form was last sent: their errors speak of what no longer stands there. */
export function useEditedFields() {
  const [edited, setEdited] = useState(NONE)
  return {
    wasEdited: (name: string) => edited.has(name),
    /** For the form's onInput. */
    note: ({ target }: InputEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      const { name } = target
      setEdited((before) => (before.has(name) ? before : new Set([...before, name])))
    },
    /** For the form's onSubmit. */
    forget: () => setEdited(NONE),
  }
}
