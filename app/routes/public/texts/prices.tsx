import type { Translate } from '#app/i18n/translate.ts'
import { parseChoice } from '#app/lib/list-query.ts'
import { Link } from '#app/ui/link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { anyone } from '../../guards.server.ts'
import { metaTags, pageMeta } from '../../page-meta.ts'
import { cachedWithoutContent } from '../../visitors-cache.ts'
import type { Route } from './+types/prices'
import { PriceCards, PriceParts, UpgradePrices } from './price-cards.tsx'
import { readPrices } from './read-prices.server.ts'
import { TextSection } from './text-sheet.tsx'

const wordsOf = (t: Translate) => ({
  title: t('prices.title'),
  lead: t('prices.lead'),
  packagesTitle: t('prices.packagesTitle'),
  period: t('prices.period'),
  choose: t('prices.choose'),
  post: t('prices.post'),
  partsTitle: t('prices.partsTitle'),
  upgradeTitle: t('prices.upgradeTitle'),
  upgradeText: t('prices.upgradeText'),
  upgradeFrom: t('prices.upgradeFrom'),
  renewTitle: t('prices.renewTitle'),
  renewing: [t('prices.renewExtend'), t('prices.renewText')],
  bannersTitle: t('prices.bannersTitle'),
  bannersText: t('prices.bannersText'),
  bannerWanted: t('prices.bannerWanted'),
  bannersHow: [t('prices.bannersHow'), t('prices.bannersAlone')],
  moneyTitle: t('prices.moneyTitle'),
  moneyText: t('prices.moneyText'),
})

export function loader({ context, url }: Route.LoaderArgs) {
  const place = parseChoice(url.searchParams, 'place', ['home', 'category'] as const, null)
  const { site, t } = anyone(context)
  const said = { title: t('prices.title'), description: t('prices.description'), path: '/prices' }
  return { words: wordsOf(t), ...readPrices(t, place), meta: pageMeta(site, t, said) }
}

export const headers = cachedWithoutContent
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((words) => (
    <p key={words}>
      <LinkedText>{words}</LinkedText>
    </p>
  ))
}

type BannersProps = { banners: Route.ComponentProps['loaderData']['banners']; wanted: string }

/** The packages with banner ads, each with the way to its form; the one of the cell that was pressed is marked. */
function Banners({ banners, wanted }: BannersProps) {
  return (
    <ul className="grid gap-3">
      {banners.map(({ text, postAt, button, isWanted }) => (
        <li
          key={text}
          className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sign border-2 p-3 ${isWanted ? 'border-primary' : 'border-edge'}`}
        >
          <span className="min-w-0 flex-1 basis-64">
            {isWanted && <b className="block text-small">{wanted}</b>}
            {text}
          </span>
          <Link
            to={postAt}
            rel="nofollow"
            className={`${isWanted ? 'button-primary' : 'button-quiet'} print:hidden`}
          >
            {button}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What everything costs ([TEXT-02]), out of the price list. Empty cells of billboard grids lead to its banner ads. */
export default function PricesPage({ loaderData }: Route.ComponentProps) {
  const { words, packages, parts, upgrades, bump, banners } = loaderData
  return (
    <article className="frame max-w-5xl py-8 text-base print:max-w-none print:py-0">
      <h1 className="text-3xl font-extrabold tracking-tight">{words.title}</h1>
      <p className="mt-1 mb-6 max-w-2xl text-muted">{words.lead}</p>
      <div className="grid gap-8">
        <TextSection anchor="packages" title={words.packagesTitle}>
          <PriceCards packages={packages} period={words.period} choose={words.choose} />
          <Link to="/post-listing" className="button-primary justify-self-start print:hidden">
            {words.post}
          </Link>
        </TextSection>
        <TextSection anchor="parts" title={words.partsTitle}>
          <PriceParts parts={parts} />
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
          <p>{words.bannersText}</p>
          <Banners banners={banners} wanted={words.bannerWanted} />
          <Paragraphs of={words.bannersHow} />
        </TextSection>
        <TextSection anchor="payment" title={words.moneyTitle}>
          <Paragraphs of={[words.moneyText]} />
        </TextSection>
      </div>
    </article>
  )
}
