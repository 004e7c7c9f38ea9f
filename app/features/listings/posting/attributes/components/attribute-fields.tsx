import { type InputEvent, useState } from 'react'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormField } from '#app/ui/form-field.ts'
import { type AttributeField, attributeField, type FilledIn } from '../attribute-fields.ts'
import type { AttributeWords } from '../attribute-words.ts'
import { type FormGroup, formGroups } from '../category-groups.ts'
import { payLine } from '../pay-line.ts'
import { AttributeControl } from './attribute-control.tsx'

type Props = {
  readonly category: CategorySlug
  readonly words: AttributeWords
  /** Returns the field of the form by its name. */
  readonly fieldOf: (name: AttributeField) => FormField
}

type Controls = Props & { readonly keys: readonly FilledIn[]; readonly payModel: string }

function Controls({ keys, words, fieldOf, payModel }: Controls) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {keys.map((key) => (
        <AttributeControl
          key={key}
          attribute={key}
          field={fieldOf(attributeField(key))}
          words={words}
          payModel={payModel}
        />
      ))}
    </div>
  )
}

const saysSomething = ({ initialValue, initialValues = [], error }: FormField) =>
  Boolean(initialValue || error || initialValues.some(Boolean))

/** What decides is in sight; the rest is folded until it says something. */
function Group({
  group: { group, first, rest },
  line,
  ...props
}: Omit<Controls, 'keys'> & { group: FormGroup; line: string }) {
  const t = useAccountT()
  const name = props.words.groups[group]
  const isOpen = rest.some((key) => saysSomething(props.fieldOf(attributeField(key))))
  const folded = rest.length > 0 && (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {first.length > 0 ? t('posting.moreFacts', { count: rest.length }) : name}
      </summary>
      <Controls {...props} keys={rest} />
    </details>
  )
  if (first.length === 0) return folded
  return (
    <fieldset className="grid gap-3">
      <legend className="section-name">{name}</legend>
      <Controls {...props} keys={first} />
      {group === 'pay' && (
        <p role="status" className="min-h-6 font-semibold">
          {line}
        </p>
      )}
      {folded}
    </fieldset>
  )
}

/** What was typed when the form was opened. */
function useTypedPay({ category, fieldOf }: Props) {
  const t = useAccountT()
  const initial = (key: 'payModel' | 'payFrom' | 'payTo' | 'payTypical' | 'payGross') =>
    fieldOf(attributeField(key)).initialValue ?? ''
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>(() => ({
    [attributeField('payModel')]: initial('payModel'),
    [attributeField('payFrom')]: initial('payFrom'),
    [attributeField('payTo')]: initial('payTo'),
    [attributeField('payTypical')]: initial('payTypical'),
    [attributeField('payGross')]: initial('payGross'),
  }))
  const note = ({ target }: InputEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      const { name, value } = target
      if (name in typed) setTyped((now) => ({ ...now, [name]: value }))
    }
  }
  return { payModel: String(typed[attributeField('payModel')]), line: payLine(t, category, typed), note }
}

/** The facts that a category asks for, from the catalogue: pay first, the rest folded ([ATTR-12]). */
export function AttributeFields(props: Props) {
  const t = useAccountT()
  const { payModel, line, note } = useTypedPay(props)
  return (
    <div className="grid gap-4" onInput={note}>
      <p className="text-small text-muted">{t('posting.factsLead')}</p>
      {formGroups(props.category).map((group) => (
        <Group key={group.group} {...props} group={group} payModel={payModel} line={line} />
      ))}
    </div>
  )
}
