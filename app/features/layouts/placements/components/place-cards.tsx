import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { CategoryOptions } from '#app/features/categories/components/category-options.tsx'
import type { Translate } from '#app/i18n/translate.ts'
import { useAddress } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import type { DescribedPlacement } from '../describe-placement.server.ts'
import { DrawnPage } from './page-drawing.tsx'

/** A placement, and how to get it. */
export type PlaceOffer = DescribedPlacement & {
  readonly text: string
  readonly price: string
  readonly postAt: string
  readonly button: string
  readonly isChosen: boolean
}

type CardProps = { offer: PlaceOffer; t: Translate }

function Facts({ facts }: Pick<DescribedPlacement, 'facts'>) {
  return (
    <dl className="place-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function PlaceCard({ offer, t }: CardProps) {
  const { placement, name, page, text, price, isChosen, example, postAt, button } = offer
  return (
    <li id={`place-${placement}`} className={isChosen ? 'place-card place-chosen' : 'place-card'}>
      {isChosen && <b className="text-small">{t('prices.bannerWanted')}</b>}
      <h3 className="text-lead font-bold">
        {name} <span className="font-normal text-muted">· {page}</span>
      </h3>
      <DrawnPage drawing={offer.drawing} alt={offer.alt} />
      <p>{text}</p>
      {price && <p className="font-bold">{price}</p>}
      <Facts facts={offer.facts} />
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
        <Link
          to={postAt}
          rel="nofollow"
          className={`${isChosen ? 'button-primary' : 'button-quiet'} max-w-full wrap-anywhere`}
        >
          {button}
          <span className="sr-only">: {name}</span>
        </Link>
        {example && (
          <Link to={example.to} className="text-link inline-flex min-h-11 items-center">
            {example.text}
          </Link>
        )}
      </p>
    </li>
  )
}

type Choice = { readonly path: string; readonly place: string | null; readonly category: CategorySlug }

/** Chooses the category whose page is the example. A plain form: it needs no script. */
function ExampleForm({ path, place, category, t }: Choice & { t: Translate }) {
  const address = useAddress()
  return (
    <form action={address(`${path}#places`)} className="flex flex-wrap items-end gap-2 print:hidden">
      {place && <input type="hidden" name="place" value={place} />}
      <label className="grid min-w-0 flex-[0_1_22rem] gap-1 text-sm font-bold">
        {t('prices.examplePage')}
        <select name="category" defaultValue={category} className="select w-full min-w-0 font-normal">
          <CategoryOptions />
        </select>
      </label>
      <button type="submit" className="button-quiet">
        {t('prices.showPage')}
      </button>
    </form>
  )
}

/**
 * What is sold on which page, drawn and counted ([AD-11], [TEXT-06]). Only the server renders it, with all its words.
 */
export function PlaceCards({
  offers,
  t,
  ...choice
}: Choice & { offers: readonly PlaceOffer[]; t: Translate }) {
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">{t('prices.placesLead')}</p>
      <ExampleForm {...choice} t={t} />
      <ul className="place-cards">
        {offers.map((offer) => (
          <PlaceCard key={offer.placement} offer={offer} t={t} />
        ))}
      </ul>
      <p className="max-w-prose text-small text-muted">{t('prices.placesCounted')}</p>
    </div>
  )
}
