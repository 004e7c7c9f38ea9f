import { operatorLine } from '#app/lib/operator.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

const VALUES = [
  { title: 'footer.aboutTitle', text: 'footer.about' },
  { title: 'footer.easyTitle', text: 'footer.easy' },
  { title: 'footer.secureTitle', text: 'footer.secure' },
  { title: 'footer.communityTitle', text: 'footer.community' },
] as const

const PAGES = {
  '/about': 'footer.aboutTitle',
  '/prices': 'footer.prices',
  '/posting-rules': 'footer.rules',
  '/safety': 'footer.safety',
  '/terms': 'footer.terms',
  '/refund-policy': 'footer.refunds',
  '/privacy-policy': 'footer.privacy',
  '/contact': 'shell.contact',
  '/feeds/all.xml': 'footer.feed',
} as const

/** The first year of the copyright line ([NAV-07], D-23). */
const SINCE = 2020

/**
 * Returns what the footer says, and the pages it leads to ([TEXT-01]). The words come with the page, so that no browser
 * loads them as a script.
 */
export function readFooter({ now, site, t }: Pick<Ctx, 'now' | 'site' | 't'>) {
  const year = String(Math.max(SINCE, now.getUTCFullYear()))
  return {
    values: VALUES.map(({ title, text }) => ({ title: t(title), text: t(text) })),
    pages: Object.entries(PAGES).map(([to, name]) => ({ to, name: t(name) })),
    owner: [t('footer.copyright', { from: String(SINCE), to: year }), ...operatorLine(site.seller)].join(
      ' · ',
    ),
    disclaimer: t('footer.disclaimer'),
  }
}

export type Footer = ReturnType<typeof readFooter>
