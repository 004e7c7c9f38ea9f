import ExternalLinkIcon from 'lucide-react/icons/external-link'
import Flag from 'lucide-react/icons/flag'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { PriceDrop } from '#app/features/price-guide/components/price-drop.tsx'
import { Usual } from '#app/features/price-guide/components/usual-mark.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import { phoneDigits } from '#app/lib/phone.ts'
import { STATE_OPTIONS } from '#app/lib/state-names.ts'
import { Lang } from '#app/ui/lang.tsx'
import { ExternalLink, Link } from '#app/ui/link.tsx'
import { AgeAndViews, LanguageTag, Tags } from '../../components/item-facts.tsx'
import type { HeadingLevel, SaveButton } from '../../components/item-views.tsx'
import { shortItemPath } from '../../item-kinds.ts'
import type { ItemDetail } from '../item-detail.ts'
import { CompanyLine } from './company-line.tsx'
import { FactTable } from './fact-table.tsx'
import { PayCard } from './pay-card.tsx'
import { PictureViewer } from './picture-viewer.tsx'

/** Returns 'Joliet, IL 60431'; a state alone by its full name. */
function place({ city, state, zip }: { city: string; state: string; zip: string }): string {
  if (!city && !zip) return STATE_OPTIONS.find(({ value }) => value === state)?.text ?? state
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

const telOf = ({ phone, extension }: ItemDetail['contact']) =>
  `tel:+1${phoneDigits(phone)}${extension && `;ext=${extension}`}`

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

function Contact({ contact, heading: Heading }: { contact: ItemDetail['contact']; heading: HeadingLevel }) {
  const t = useT()
  const { name, phone, email, extension } = contact
  return (
    <section>
      <Heading className="section-name mb-1">{t('detail.contact')}</Heading>
      {name && <p className="font-bold break-words">{name}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {phone && (
          <a href={telOf(contact)} className="button-primary w-full px-2.5">
            <Phone aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            <span className="min-w-0">
              {t('detail.call', { phone })} {extension && t('detail.extension', { extension })}
            </span>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="button-quiet w-full px-2.5">
            <Mail aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <Breakable>{t('detail.writeTo', { email })}</Breakable>
            </span>
          </a>
        )}
      </div>
      {!phone && !email && <p className="text-muted">{t('detail.noContact')}</p>}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null
  return (
    <div>
      <dt className="section-name mb-0.5">{name}</dt>
      <dd className="break-words">{value}</dd>
    </div>
  )
}

function Places({ item }: { item: ItemDetail }) {
  const t = useT()
  const { area } = item.service
  const wide =
    area === 'all_states' ? t('listings.allStates') : area === 'midwest' ? t('listings.midwest') : ''
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <Fact name={t('detail.businessLocation')} value={place(item.business)} />
      <Fact name={t('detail.serviceArea')} value={wide || place(item.service)} />
      <Fact name={t('detail.location')} value={item.place} />
    </dl>
  )
}

/** Where a job pays something, that is what a price is elsewhere. */
const amountOf = ({ price, pay }: ItemDetail) => (pay?.isStated ? pay.headline : price)

function Price({ price }: { price: string }) {
  if (!price) return null
  return (
    <p className="rounded-sign bg-asphalt px-3 py-1 text-xl font-extrabold break-words text-on-asphalt">
      {price}
    </p>
  )
}

/** The price and two words are worth more than two icons: without these, all of it fits beside each other. */
const BAR_ICON = {
  'aria-hidden': true,
  size: 18,
  strokeWidth: 1.75,
  className: 'shrink-0 @max-[24rem]/detail:hidden',
}

/** On a phone: the price and the ways to the poster, always in sight. */
function ContactBar({ item }: { item: ItemDetail }) {
  const t = useT()
  const { contact } = item
  const { phone, email } = contact
  const price = amountOf(item)
  if (!phone && !email) return null
  return (
    <div className="contact-bar">
      {price && <p className="max-w-full truncate text-lg font-extrabold">{price}</p>}
      <p className="flex min-w-fit flex-1 gap-2">
        {phone && (
          <a href={telOf(contact)} className="button-primary flex-1 @max-[24rem]/detail:px-3">
            <Phone {...BAR_ICON} />
            {t('listings.call')}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="button-quiet flex-1 @max-[24rem]/detail:px-3">
            <Mail {...BAR_ICON} />
            {t('listings.write')}
          </a>
        )}
      </p>
    </div>
  )
}

/** What one decides by: the price, how fresh it is, and the contact. */
function Side({ item, heading, Save, compareTo }: Props) {
  const t = useT()
  const Heading = heading
  return (
    <div className="item-side">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price price={item.price} />
        <p className="flex flex-wrap gap-1.5">
          <Tags item={item} />
          <LanguageTag item={{ language: item.descriptionLanguage ?? item.titleLanguage }} />
        </p>
        <p className="flex-[1_1_11rem] text-sm text-muted">
          <AgeAndViews item={item} />, {t('detail.id', { id: String(item.publicId) })}
        </p>
        <Save item={item} />
        {compareTo && (
          <Link to={compareTo} rel="nofollow" className="plain-link text-sm">
            {t('listings.compare')}
          </Link>
        )}
      </div>
      {item.drop && <PriceDrop drop={item.drop} />}
      {item.usual && item.usualSentence && (
        <section>
          <Heading className="section-name mb-1">{t('detail.usual')}</Heading>
          <Usual mark={item.usual} />
          <p className="mt-1 text-sm">{item.usualSentence}</p>
        </section>
      )}
      {item.pay && <PayCard pay={item.pay} contact={item.contact} heading={heading} />}
      <CompanyLine company={item.company} />
      <Contact contact={item.contact} heading={heading} />
    </div>
  )
}

type Props = {
  readonly item: ItemDetail
  readonly heading: HeadingLevel
  readonly Save: SaveButton
  /** The address that compares it with others; null: with nothing. */
  readonly compareTo: string | null
}

/** Everything about one item, the same in the dialog and on its own page ([DET-02]). The title is above it. */
export function ItemDetails(props: Props) {
  const { item, heading: Heading } = props
  const t = useT()
  return (
    <div className="item-detail">
      <div className="item-detail-parts">
        {item.pictures.length > 0 && <PictureViewer pictures={item.pictures} title={item.title} />}
        <Side {...props} />
        <section>
          <Heading className="section-name mb-1">{t('detail.description')}</Heading>
          <p className="max-w-prose break-words whitespace-pre-line">
            <Lang in={item.descriptionLanguage}>{item.description}</Lang>
          </p>
        </section>
        <FactTable facts={item.facts} heading={Heading} />
        <Places item={item} />
        {item.websiteUrl && (
          <p>
            <ExternalLink href={item.websiteUrl} className="button-quiet">
              <ExternalLinkIcon aria-hidden size={18} strokeWidth={1.75} />
              {t('detail.visitWebsite')}: {URL.parse(item.websiteUrl)?.hostname}
              <span className="sr-only"> ({t('listings.opensInNewTab')})</span>
            </ExternalLink>
          </p>
        )}
        <Safety item={item} />
      </div>
      <ContactBar item={item} />
    </div>
  )
}

function Safety({ item }: { item: ItemDetail }) {
  const t = useT()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3 text-sm text-muted">
      <p>{t('detail.beSafe')}</p>
      {item.posterId && (
        <Link to={`/users/${item.posterId}`} rel="nofollow" className="plain-link">
          {t('detail.morePosts')}
        </Link>
      )}
      <Link
        to={`/report${shortItemPath(item.kind, item.publicId)}`}
        rel="nofollow"
        className="plain-link gap-1.5"
      >
        <Flag aria-hidden size={16} strokeWidth={1.75} />
        {t('detail.report')}
      </Link>
    </div>
  )
}
