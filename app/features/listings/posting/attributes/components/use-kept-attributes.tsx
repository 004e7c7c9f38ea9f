import { type RefObject, useState } from 'react'
import type { FormField } from '#app/ui/form-field.ts'
import { snapshotOf } from '#app/ui/form-snapshot.ts'
import { attributeOfField } from '../attribute-fields.ts'

type Kept = Readonly<Record<string, readonly string[]>>

/** The names of the attributes that the form shows, with what is typed into each; nothing is typed into an empty list. */
function typedInto(form: HTMLFormElement): Kept {
  const typed = snapshotOf(form)
  const names = [...form.elements].flatMap((element) => element.getAttribute('name') ?? [])
  const shown = names.filter((name) => attributeOfField(name) !== null)
  return Object.fromEntries(shown.map((name) => [name, [typed[name] ?? []].flat()]))
}

/**
 * Keeps what was typed when the category changes, so that what both categories ask for is still there, and everything is when
 * one changes one's mind ([ATTR-11]).
 */
export function useKeptAttributes(form: RefObject<HTMLFormElement | null>, initial: string) {
  const [category, setCategory] = useState(initial)
  const [kept, setKept] = useState<Kept>({})
  return {
    category,
    changeCategory(next: string) {
      const element = form.current
      if (element) setKept((before) => ({ ...before, ...typedInto(element) }))
      setCategory(next)
    },
    withKept(field: FormField): FormField {
      const values = kept[field.name]
      return values ? { ...field, initialValue: values[0] ?? '', initialValues: values } : field
    },
  }
}
