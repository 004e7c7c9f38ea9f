import { Form, useNavigation } from 'react-router'
import { useWholeDocuments } from '#app/ui/link.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'

type Props = {
  wish: 'removeCard' | 'makeDefault' | 'turnOff' | 'turnOn'
  id: string
  label: string
  /** The element that names the card or subscription. */
  about: string
}

/** A form of one button, which works without JavaScript. */
export function PortalButton({ wish, id, label, about }: Props) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset reloadDocument={useWholeDocuments()}>
      <input type="hidden" name="id" value={id} />
      <OnceButton
        busy={busy}
        name="wish"
        value={wish}
        aria-describedby={about}
        className="button-quiet min-h-11 px-3 py-1 text-[13.5px] md:min-h-9"
      >
        {label}
      </OnceButton>
    </Form>
  )
}
