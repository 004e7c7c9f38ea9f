import { data } from 'react-router'
import {
  formatPlaceChoice,
  parseCategoryChoice,
  parsePlaceChoice,
  withQuery,
} from '#app/features/billboards/place-choice.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { Link } from '#app/ui/link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { MarkupPart } from '#app/ui/markup.tsx'
import { CONTENT_OF } from '../../content-of-pages.ts'
import { anyone } from '../../guards.server.ts'
import { metaTags, pageMeta } from '../../page-meta.ts'
import { placesMarkup } from '../../place-offers.server.tsx'
import { cachedForVisitors, dependsOn } from '../../visitors-cache.ts'
import type { Route } from './+types/prices'
import { PriceCards, UpgradePrices } from './price-cards.tsx'
import { readPrices } from './read-prices.server.ts'
import { TextSection } from './text-sheet.tsx'

const wordsOf = (t: Translate) => ({
  title: t('prices.title'),
  lead: t('prices.lead'),
  packagesTitle: t('prices.packagesTitle'),
  period: t('prices.period'),
  choose: t('prices.choose'),
  post: t('prices.post'),
  placesTitle: t('prices.placesTitle'),
  upgradeTitle: t('prices.upgradeTitle'),
  upgradeText: t('prices.upgradeText'),
  upgradeFrom: t('prices.upgradeFrom'),
  renewTitle: t('prices.renewTitle'),
  renewing: [t('prices.renewExtend'), t('prices.renewText')],
  bannersTitle: t('prices.bannersTitle'),
  bannersHow: t('prices.bannersHow'),
  moneyTitle: t('prices.moneyTitle'),
  moneyText: t('prices.moneyText'),
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const { site, t } = ctx
  const choice = parsePlaceChoice(url.searchParams)
  const named = parseCategoryChoice(url.searchParams)
  const { places, category } = await placesMarkup(context, ctx, { path: '/prices', choice, category: named })
  const head = { title: t('prices.title'), description: t('prices.description'), path: '/prices' }
  const sendIn = withQuery('/post-ad', 'write=1', formatPlaceChoice(choice))
  return data(
    {
      words: wordsOf(t),
      ...readPrices(t, choice),
      places,
      postAt: withQuery('/post-listing', formatPlaceChoice(choice)),
      alone: t('prices.bannersAlone', { address: sendIn }),
      meta: pageMeta(site, t, head),
    },
    { headers: dependsOn(CONTENT_OF.prices(category)) },
  )
}

export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((words) => (
    <p key={words}>
      <LinkedText>{words}</LinkedText>
    </p>
  ))
}

/** What everything costs ([TEXT-02]), out of the price list. Empty cells of billboard grids link to its placements. */
export default function PricesPage({ loaderData }: Route.ComponentProps) {
  const { words, packages, places, upgrades, bump, postAt, alone } = loaderData
  return (
    <article className="frame max-w-5xl py-8 text-base print:max-w-none print:py-0">
      <h1 className="text-3xl font-extrabold tracking-tight">{words.title}</h1>
      <p className="mt-1 mb-6 max-w-2xl text-muted">{words.lead}</p>
      <div className="grid gap-8">
        <TextSection anchor="packages" title={words.packagesTitle}>
          <PriceCards packages={packages} period={words.period} choose={words.choose} />
          <Link to={postAt} className="button-primary justify-self-start print:hidden">
            {words.post}
          </Link>
        </TextSection>
        <TextSection anchor="places" title={words.placesTitle}>
          <MarkupPart markup={places} />
        </TextSection>
        <TextSection anchor="upgrade" title={words.upgradeTitle}>
          <p>{words.upgradeText}</p>
          <UpgradePrices upgrades={upgrades} have={words.upgradeFrom} />
        </TextSection>
        <TextSection anchor="renew" title={words.renewTitle}>
          <Paragraphs of={words.renewing} />
        </TextSection>
        <TextSection anchor="bump" title={bump.title}>
          <Paragraphs of={bump.text} />
        </TextSection>
        <TextSection anchor="banners" title={words.bannersTitle}>
          <Paragraphs of={[words.bannersHow, alone]} />
        </TextSection>
        <TextSection anchor="payment" title={words.moneyTitle}>
          <Paragraphs of={[words.moneyText]} />
        </TextSection>
      </div>
    </article>
  )
}
