import { useState } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { phoneDigits } from '#app/lib/phone.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import type { ItemCard } from '../item-card.ts'

type Contact = { name: string; email: string; phone: string; extension: string }
type State = { step: 'hidden' | 'loading' | 'failed' } | { step: 'shown'; contact: Contact }

function isContact(value: unknown): value is Contact {
  return typeof value === 'object' && value !== null && 'phone' in value && 'email' in value
}

/** Asks for the contact data of an item: no list carries them, and every asking is counted for the owner (D-39). */
async function revealContact(listingId: string): Promise<Contact | null> {
  try {
    const response = await fetch('/api/reveal-contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ listingId }),
    })
    const contact: unknown = response.ok ? await response.json() : null
    return isContact(contact) ? contact : null
  } catch {
    return null
  }
}

function Shown({ contact }: { contact: Contact }) {
  const t = useT()
  const { phone, email, extension } = contact
  if (phone) {
    return (
      <a ref={takeFocus} href={`tel:+1${phoneDigits(phone)}`} className="contact-link">
        {phone}
        {extension && ` ${t('detail.extension', { extension })}`}
      </a>
    )
  }
  return email ? (
    <a ref={takeFocus} href={`mailto:${email}`} className="contact-link break-all">
      {email}
    </a>
  ) : (
    <span ref={takeFocus} tabIndex={-1} className="text-[13px] text-muted">
      {t('detail.noContact')}
    </span>
  )
}

/** 'Call' or 'Write' on a card: the number appears where the button was. */
export function ContactButton({ item }: { item: Pick<ItemCard, 'id' | 'title' | 'canCall' | 'canWrite'> }) {
  const t = useT()
  const [state, setState] = useState<State>({ step: 'hidden' })
  if (!item.canCall && !item.canWrite) return null
  if (state.step === 'shown') return <Shown contact={state.contact} />
  const show = async () => {
    setState({ step: 'loading' })
    const contact = await revealContact(item.id)
    setState(contact ? { step: 'shown', contact } : { step: 'failed' })
  }
  return (
    <>
      <button
        type="button"
        onClick={show}
        disabled={state.step === 'loading'}
        className="contact-button needs-script"
      >
        <LineIcon name={item.canCall ? 'phone' : 'mail'} size={15} />
        {item.canCall ? t('listings.call') : t('listings.write')}
        <span className="sr-only">: {item.title}</span>
      </button>
      {state.step === 'failed' && (
        <p role="alert" className="text-[12px] text-red">
          {t('detail.contactFailed')}
        </p>
      )}
    </>
  )
}
