import ExternalLinkIcon from 'lucide-react/icons/external-link'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { useT } from '#app/i18n/use-t.tsx'
import { telHref } from '#app/lib/phone.ts'
import { ExternalLink } from '#app/ui/link.tsx'
import type { ItemDetail } from '../item-detail.ts'

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75, className: 'shrink-0' } as const

/** A text with an email address, which may break after the @. What is copied is the plain address. */
function Breakable({ children }: { children: string }) {
  const [before, after] = children.split('@')
  return after === undefined ? (
    children
  ) : (
    <>
      {before}@<wbr />
      {after}
    </>
  )
}

function Website({ url, isMain }: { url: string; isMain: boolean }) {
  const t = useT()
  return (
    <ExternalLink href={url} className={isMain ? 'button-primary px-2.5' : 'button-quiet px-2.5'}>
      <ExternalLinkIcon {...ICON} />
      <span className="min-w-0 wrap-anywhere">
        {t('detail.visitWebsite')}: {URL.parse(url)?.hostname}
      </span>
      <span className="sr-only"> ({t('listings.opensInNewTab')})</span>
    </ExternalLink>
  )
}

/** The ways to the poster, with number and address: the first one is the main action of the page. */
export function ContactWays({ item: { company, contact, websiteUrl } }: { item: ItemDetail }) {
  const t = useT()
  const { name, phone, email, extension } = contact
  return (
    <div className="grid gap-2">
      {company && name && name !== company.name && (
        <p className="wrap-anywhere">{t('detail.askFor', { name })}</p>
      )}
      {phone && (
        <a href={telHref(phone, contact.extension)} className="button-primary px-2.5">
          <Phone {...ICON} />
          <span className="min-w-0">
            {t('detail.call', { phone })} {extension && t('detail.extension', { extension })}
          </span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={phone ? 'button-quiet px-2.5' : 'button-primary px-2.5'}>
          <Mail {...ICON} />
          <span className="min-w-0 wrap-anywhere">
            <Breakable>{t('detail.writeTo', { email })}</Breakable>
          </span>
        </a>
      )}
      {websiteUrl && <Website url={websiteUrl} isMain={!phone && !email} />}
      {!phone && !email && !websiteUrl && <p className="text-muted">{t('detail.noContact')}</p>}
    </div>
  )
}

/** The price and two words are worth more than two icons: without these, all of it fits beside each other. */
const BAR_ICON = { ...ICON, className: 'shrink-0 @max-[24rem]/detail:hidden' }

/** Where a job pays something, that is what a price is elsewhere. */
const amountOf = ({ price, pay, payRow }: ItemDetail) =>
  payRow ? [payRow.sum, payRow.per].filter(Boolean).join(' ') : pay?.isStated ? pay.headline : price

/** On a phone: the price and the ways to the poster, always in sight. */
export function ContactBar({ item }: { item: ItemDetail }) {
  const t = useT()
  const { contact, usual } = item
  const { phone, email } = contact
  const amount = amountOf(item)
  if (!phone && !email) return null
  return (
    <>
      {amount && (
        <p className="contact-bar-amount">
          {amount}
          {usual && <small>{usual.text}</small>}
        </p>
      )}
      <p className="flex min-w-fit flex-1 gap-2">
        {email && (
          <a
            href={`mailto:${email}`}
            className={`${phone ? 'button-quiet' : 'button-primary'} flex-1 @max-[24rem]/detail:px-3`}
          >
            <Mail {...BAR_ICON} />
            {t('listings.write')}
          </a>
        )}
        {phone && (
          <a
            href={telHref(phone, contact.extension)}
            className="button-primary flex-1 @max-[24rem]/detail:px-3"
          >
            <Phone {...BAR_ICON} />
            {t('listings.call')}
          </a>
        )}
      </p>
    </>
  )
}
