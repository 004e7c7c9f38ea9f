import { useT } from '#app/i18n/use-t.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import type { ItemCard } from '../item-card.ts'

/** 'Call' or 'Write' on a card: `revealContacts` puts the number where the button was. */
export function ContactButton({ item }: { item: Pick<ItemCard, 'id' | 'title' | 'canCall' | 'canWrite'> }) {
  const t = useT()
  if (!item.canCall && !item.canWrite) return null
  return (
    <button type="button" data-reveal={item.id} className="contact-button needs-script">
      <LineIcon name={item.canCall ? 'phone' : 'mail'} size={15} />
      {item.canCall ? t('listings.call') : t('listings.write')}
      <span className="sr-only">: {item.title}</span>
    </button>
  )
}
