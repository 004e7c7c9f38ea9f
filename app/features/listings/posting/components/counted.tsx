import { type ComponentProps, type InputEvent, useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { lengthSeen } from '#app/lib/text.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

type Counting = { readonly max: number }

/** Returns how much of a limit is used, in visible characters ([POST-02], D-29), or by how many it is exceeded. */
function useCount(written: string | undefined, max: number) {
  const t = useAccountT()
  const [count, setCount] = useState(() => lengthSeen(written ?? ''))
  const note = (event: InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setCount(lengthSeen(event.currentTarget.value))
  const over = count - max
  const isHintWrong = over > 0
  const hint = isHintWrong
    ? t('posting.countedOver', { count: over, max })
    : t('posting.counted', { count, max })
  return { hint, isHintWrong, note }
}

/** A single-line text field that shows its length. */
export function CountedInput({ max, ...props }: Counting & Omit<ComponentProps<typeof TextInput>, 'hint'>) {
  const { note, ...hint } = useCount(props.field.initialValue, max)
  return <TextInput {...props} {...hint} onInput={note} />
}

/** A multi-line text field that shows its length. */
export function CountedArea({ max, ...props }: Counting & Omit<ComponentProps<typeof TextArea>, 'hint'>) {
  const { note, ...hint } = useCount(props.field.initialValue, max)
  return <TextArea {...props} {...hint} onInput={note} />
}
