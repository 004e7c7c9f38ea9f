import { type DefaultValue, getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { SubmitEvent } from 'react'
import type { z } from 'zod'
import { useT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { useEditedFields } from './edited-fields.ts'
import type { FormField, WrongField } from './form-field.ts'

type Options<S> = {
  readonly id: string
  /** The schema that the server uses too; keep it with useMemo. */
  readonly schema: S
  /** The last response to the form, if it was submitted. */
  readonly result: FormResult | undefined
  /** The initial values of the form. */
  readonly initial?: DefaultValue<z.input<S>>
}

/** What the form library knows of a field. */
type Metadata = {
  readonly id: string
  readonly name: string
  readonly initialValue?: unknown
  readonly errors?: readonly string[] | undefined
}

/** Several values of a field. A single one comes alone in what was sent. */
function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((each) => typeof each === 'string')
}

/**
 * A form that is validated by the same schema here and on the server. Submitting it marks every invalid field and
 * focuses the first one; editing a field removes its error.
 */
export function useZodForm<S extends z.ZodObject>({ id, schema, result, initial }: Options<S>) {
  const t = useT()
  const edited = useEditedFields()
  const [form, fields] = useForm<z.input<S>, z.output<S>>({
    id,
    lastResult: result?.form ?? null,
    ...(initial !== undefined && { defaultValue: initial }),
    onValidate: ({ formData }) => parseWithZod(formData, { schema, error: () => t('common.checkField') }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })

  const firstWrong = result?.outcome === 'invalid' ? Object.keys(result.form.error ?? {})[0] : undefined

  /** Returns what a control needs of a field. */
  function field(of: Metadata, { required = true } = {}): FormField {
    const { name, initialValue, errors } = of
    return {
      id: of.id,
      name,
      required,
      initialValue: typeof initialValue === 'string' ? initialValue : undefined,
      initialValues: textsOf(initialValue),
      error: edited.wasEdited(name) ? undefined : errors?.[0],
      isFirstWrong: name === firstWrong,
    }
  }

  /** The invalid fields that were not edited since; a list of values is one field. */
  const wrong: readonly WrongField[] = Object.entries(form.allErrors).flatMap(([path, [message]]) => {
    const name = path.replace(/\[.*$/u, '')
    return message && !edited.wasEdited(name) ? [{ name, id: `${form.id}-${name}`, message }] : []
  })

  const formProps = {
    ...getFormProps(form),
    onInput: edited.note,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      edited.forget()
      form.onSubmit(event)
    },
  }
  return { fields, field, wrong, formProps }
}
