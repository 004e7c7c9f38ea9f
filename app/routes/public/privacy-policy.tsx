import type { MessageKey } from '#app/i18n/translate.ts'
import { Link } from '#app/ui/link.tsx'
import { anyone } from '../guards.server.ts'
import { cachedForVisitors, metaTags, pageMeta } from '../page-meta.ts'
import type { Route } from './+types/privacy-policy'

/** A stretch of text: paragraphs, or points of a list. */
type Stretch<Text> = { readonly list: boolean; readonly of: readonly Text[] }
type Section<Text> = { readonly title: Text; readonly text: readonly Stretch<Text>[] }

const paragraphs = (...of: readonly MessageKey[]) => ({ list: false, of })
const points = (...of: readonly MessageKey[]) => ({ list: true, of })

/** The policy ([CON-05]). Its words go to this page only, through the loader. Change it together with what the product does. */
const POLICY: readonly Section<MessageKey>[] = [
  { title: 'privacy.introTitle', text: [paragraphs('privacy.intro', 'privacy.introOperator')] },
  {
    title: 'privacy.collectedTitle',
    text: [
      points(
        'privacy.collectedReading',
        'privacy.collectedLog',
        'privacy.collectedContact',
        'privacy.collectedAccount',
        'privacy.collectedListings',
        'privacy.collectedPayments',
      ),
    ],
  },
  {
    title: 'privacy.useTitle',
    text: [points('privacy.useService', 'privacy.useCounting', 'privacy.useSafety', 'privacy.useNever')],
  },
  {
    title: 'privacy.othersTitle',
    text: [points('privacy.othersTranslate', 'privacy.othersPayment', 'privacy.othersNobody')],
  },
  {
    title: 'privacy.keptTitle',
    text: [
      points(
        'privacy.keptMessages',
        'privacy.keptListings',
        'privacy.keptUnsent',
        'privacy.keptReports',
        'privacy.keptAccount',
        'privacy.keptPayments',
      ),
    ],
  },
  {
    title: 'privacy.rightsTitle',
    text: [
      paragraphs('privacy.rightsText'),
      points(
        'privacy.rightsAccess',
        'privacy.rightsCorrect',
        'privacy.rightsErase',
        'privacy.rightsRestrict',
        'privacy.rightsWithdraw',
      ),
      paragraphs('privacy.rightsComplain'),
    ],
  },
  {
    title: 'privacy.cookiesTitle',
    text: [
      paragraphs('privacy.cookiesText'),
      points(
        'privacy.cookieLanguage',
        'privacy.cookieTranslate',
        'privacy.cookieSession',
        'privacy.cookieDevice',
      ),
      paragraphs('privacy.cookiesNone'),
    ],
  },
  { title: 'privacy.contactTitle', text: [paragraphs('privacy.contactText')] },
]

export function loader({ context, request }: Route.LoaderArgs) {
  const { site, t } = anyone(context)
  const { search } = new URL(request.url)
  const said = {
    title: t('privacy.title'),
    description: t('privacy.description'),
    path: '/privacy-policy',
    search,
  }
  const policy = POLICY.map(({ title, text }) => ({
    title: t.dynamic(title),
    text: text.map(({ list, of }) => ({ list, of: of.map((key) => t.dynamic(key)) })),
  }))
  return { title: said.title, policy, contact: t('privacy.contactLink'), meta: pageMeta(site, t, said) }
}

export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

function Text({ list, of }: Stretch<string>) {
  if (!list) return of.map((words) => <p key={words}>{words}</p>)
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {of.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { title, policy, contact } = loaderData
  return (
    <article className="frame max-w-3xl py-8 text-base">
      <h1 className="text-3xl font-extrabold tracking-tight">{title}</h1>
      {policy.map((section) => (
        <section key={section.title} className="mt-8 grid gap-3">
          <h2 className="border-b-2 border-asphalt pb-1 text-xl font-bold">{section.title}</h2>
          {section.text.map((stretch) => (
            <Text key={stretch.of[0]} {...stretch} />
          ))}
        </section>
      ))}
      <Link to="/contact" className="plain-link mt-3">
        {contact}
      </Link>
    </article>
  )
}
