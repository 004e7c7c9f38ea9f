import type { PublicTranslate } from '#app/i18n/translate.ts'
import { jsonHeaders } from '#app/lib/page-language.ts'
import { telHref } from '#app/lib/phone.ts'
import { showTrouble } from '#app/ui/show-trouble.ts'

type Contact = { name: string; email: string; phone: string; extension: string }

function isContact(value: unknown): value is Contact {
  return typeof value === 'object' && value !== null && 'phone' in value && 'email' in value
}

/** Asks for the contact data of an item: no list carries them, and every asking is counted for the owner (D-39). */
async function revealContact(listingId: string): Promise<Contact | null> {
  try {
    const response = await fetch('/api/reveal-contact', {
      method: 'POST',
      headers: jsonHeaders(),
      body: JSON.stringify({ listingId }),
    })
    const contact: unknown = response.ok ? await response.json() : null
    return isContact(contact) ? contact : null
  } catch {
    return null
  }
}

function linkTo(href: string, text: string, className: string): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.className = className
  link.textContent = text
  return link
}

/** What is shown instead of the button. */
function shown({ phone, email, extension }: Contact, t: PublicTranslate): HTMLElement {
  if (phone) {
    const text = extension ? `${phone} ${t('detail.extension', { extension })}` : phone
    return linkTo(telHref(phone, extension), text, 'contact-link')
  }
  if (email) return linkTo(`mailto:${email}`, email, 'contact-link break-all')
  const none = document.createElement('span')
  none.tabIndex = -1
  none.className = 'text-small text-muted'
  none.textContent = t('detail.noContact')
  return none
}

/** Asks for the contact of an item and shows it instead of its button; where that fails, the button says so. */
export async function reveal(button: HTMLButtonElement, id: string, t: PublicTranslate): Promise<void> {
  button.disabled = true
  const contact = await revealContact(id)
  button.disabled = false
  showTrouble(button, contact ? '' : t('detail.contactFailed'))
  if (!contact) return
  const instead = shown(contact, t)
  button.replaceWith(instead)
  instead.focus()
}
