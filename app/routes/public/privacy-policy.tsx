import type { ReactNode } from 'react'
import type { MessageKey } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { Go } from '#app/ui/go.tsx'
import { cachedForVisitors } from '../cache-policy.ts'
import { anyone } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import type { Route } from './+types/privacy-policy'

export function loader({ context, request }: Route.LoaderArgs) {
  const { site, t } = anyone(context)
  const { search } = new URL(request.url)
  const said = {
    title: t('privacy.title'),
    description: t('privacy.description'),
    path: '/privacy-policy',
    search,
  }
  return { meta: pageMeta(site, t, said) }
}

export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

function Section({ title, children }: { title: MessageKey; children: ReactNode }) {
  const t = useT()
  return (
    <section className="mt-8 grid gap-3">
      <h2 className="border-b-2 border-asphalt pb-1 text-xl font-bold">{t.said(title)}</h2>
      {children}
    </section>
  )
}

function Paragraphs({ of }: { of: readonly MessageKey[] }) {
  const t = useT()
  return of.map((key) => <p key={key}>{t.said(key)}</p>)
}

function Points({ of }: { of: readonly MessageKey[] }) {
  const t = useT()
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {of.map((key) => (
        <li key={key}>{t.said(key)}</li>
      ))}
    </ul>
  )
}

const COLLECTED = [
  'privacy.collectedReading',
  'privacy.collectedLog',
  'privacy.collectedContact',
  'privacy.collectedAccount',
  'privacy.collectedListings',
  'privacy.collectedPayments',
] as const
const USE = ['privacy.useService', 'privacy.useCounting', 'privacy.useSafety', 'privacy.useNever'] as const
const OTHERS = ['privacy.othersTranslate', 'privacy.othersPayment', 'privacy.othersNobody'] as const
const KEPT = [
  'privacy.keptMessages',
  'privacy.keptListings',
  'privacy.keptAccount',
  'privacy.keptPayments',
] as const
const RIGHTS = [
  'privacy.rightsAccess',
  'privacy.rightsCorrect',
  'privacy.rightsErase',
  'privacy.rightsRestrict',
  'privacy.rightsWithdraw',
] as const
const COOKIES = ['privacy.cookieLanguage', 'privacy.cookieTranslate', 'privacy.cookieSession'] as const

/** What is stored and why ([CON-05]). Change it together with what the product does. */
export default function PrivacyPolicy() {
  const t = useT()
  return (
    <article className="frame max-w-3xl py-8 text-base">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('privacy.title')}</h1>
      <Section title="privacy.introTitle">
        <Paragraphs of={['privacy.intro', 'privacy.introOperator']} />
      </Section>
      <Section title="privacy.collectedTitle">
        <Points of={COLLECTED} />
      </Section>
      <Section title="privacy.useTitle">
        <Points of={USE} />
      </Section>
      <Section title="privacy.othersTitle">
        <Points of={OTHERS} />
      </Section>
      <Section title="privacy.keptTitle">
        <Points of={KEPT} />
      </Section>
      <Section title="privacy.rightsTitle">
        <Paragraphs of={['privacy.rightsText']} />
        <Points of={RIGHTS} />
        <Paragraphs of={['privacy.rightsComplain']} />
      </Section>
      <Section title="privacy.cookiesTitle">
        <Paragraphs of={['privacy.cookiesText']} />
        <Points of={COOKIES} />
        <Paragraphs of={['privacy.cookiesNone']} />
      </Section>
      <Section title="privacy.contactTitle">
        <Paragraphs of={['privacy.contactText']} />
        <Go to="/contact" className="plain-link justify-self-start">
          {t('privacy.contactLink')}
        </Go>
      </Section>
    </article>
  )
}
