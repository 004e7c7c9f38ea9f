import { formatDay } from '#app/lib/site-calendar.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { anchorOf, type TextDocument } from './text-document.ts'

type Reading = Pick<Ctx, 'site' | 't'>

/** Returns what a page says about the operator; null where the operator has set no name. */
function operatorOf({ site: { seller }, t }: Reading) {
  if (!seller.name) return null
  const facts = [
    { label: t('texts.phone'), value: seller.phone },
    { label: t('texts.email'), value: seller.email },
    { label: t('texts.taxId'), value: seller.taxId },
  ]
  return { name: seller.name, address: seller.address, facts: facts.filter(({ value }) => value !== '') }
}

/**
 * Returns a text in the reader's language, with everything its page shows. The words reach the browser with this page
 * only: they are in no namespace.
 */
export function readText({ site, t }: Reading, document: TextDocument) {
  const { path, sections } = document
  const title = t.dynamic(document.title)
  const params = { host: new URL(site.publicUrl).host }
  // Noon, so that it is the same day in every time zone of the country.
  const changedAt = new Date(`${document.changedAt}T18:00:00Z`)
  return {
    title,
    changed: { at: document.changedAt, words: t('texts.changed', { day: formatDay(changedAt, t) }) },
    contents: t('texts.contents'),
    sections: sections.map((section) => ({
      anchor: anchorOf(section.title),
      title: t.dynamic(section.title),
      text: section.text.map(({ list, of }) => ({ list, of: of.map((key) => t.dynamic(key, params)) })),
      operator: section.operator ?? false,
    })),
    operator: operatorOf({ site, t }),
    noOperator: t('texts.noOperator'),
    meta: pageMeta(site, t, { title, description: t.dynamic(document.description), path }),
  }
}

export type ReadText = ReturnType<typeof readText>
