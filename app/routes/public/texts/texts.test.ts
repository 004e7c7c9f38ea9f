import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { POLICY } from '#app/routes/policy.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { START } from '#tests/helpers/language-starts.ts'
import { SITE_URL, siteWith } from '#tests/helpers/site.ts'
import { TEXT_DOCUMENTS } from './documents.ts'
import { anchorOf, type TextDocument } from './text-document.ts'

const { db } = useDatabase()

const CASES = TEXT_DOCUMENTS.flatMap((document) =>
  LOCALES.map((locale) => [document.path, locale, document] as const),
)
const PATHS = [...TEXT_DOCUMENTS.map(({ path }) => path), '/prices']

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

/** All sentences of a text. */
const keysOf = ({ sections }: TextDocument) =>
  sections.flatMap(({ title, text }) => [title, ...text.flatMap(({ of }) => of)])

/** The addresses that a sentence links to. */
const linksIn = (words: string) => Array.from(words.matchAll(/\]\(([^)]*)\)/gu), ([, to = '']) => to)

const PAGES = Object.keys(POLICY).filter((pattern) => pattern !== '/*')

/** Whether a link inside the site leads to a page, and to a section of it where it names one. */
function exists(link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const isPage = PAGES.some((pattern) => matchPath(pattern, path))
  const sections = TEXT_DOCUMENTS.find((document) => document.path === path)?.sections ?? []
  return isPage && (anchor === undefined || sections.some(({ title }) => anchorOf(title) === anchor))
}

describe.each(CASES)('%s in %s', (path, locale, document) => {
  const t = TRANSLATE[locale]

  test('[TEXT-01] has its heading, its sections, and its language and addresses for search engines', async () => {
    const response = await (await siteWith(db)).get(inLanguage(locale, path))
    const html = await response.text()

    expect(response.status).toBe(200)
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain(`<title>${t.dynamic(document.title)} · Haulpost</title>`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${RegExp.escape(t.dynamic(document.title))}</h1>`, 'u'))
    for (const { title } of document.sections) {
      expect(html).toContain(`id="${anchorOf(title)}"`)
      expect(html).toContain(`href="#${anchorOf(title)}"`)
      expect(html).toContain(`>${escaped(t.dynamic(title))}</h2>`)
    }
    expect(html).toContain(`rel="canonical" href="${SITE_URL}${START[locale]}${path}"`)
    for (const other of LOCALES)
      expect(html).toContain(`hrefLang="${other}" href="${SITE_URL}${START[other]}${path}"`)
    expect(html).toContain(`<time dateTime="${document.changedAt}">`)
    expect(/<main.*<\/main>/su.exec(html)?.[0]).not.toMatch(/\]\(|\{\w+\}/u)
  })

  test('[TEXT-01] links to pages and sections that exist, the same in every language', () => {
    for (const key of keysOf(document)) {
      const links = linksIn(t.dynamic(key))
      expect(links, key).toEqual(linksIn(TRANSLATE.en.dynamic(key)))
      expect(links.filter((link) => !link.startsWith('https://') && !exists(link))).toEqual([])
    }
  })
})

test('[TEXT-01] the texts are in the sitemap, and in the footer of every page', async () => {
  const site = await siteWith(db)
  const sitemap = await (await site.get('/sitemaps/pages.xml')).text()
  const footer = /<footer.*<\/footer>/su.exec(await (await site.get('/signin')).text())?.[0] ?? ''

  for (const path of PATHS) {
    expect(sitemap).toContain(`<loc>${SITE_URL}${path}</loc>`)
    expect(footer).toContain(`href="${path}"`)
  }
})

test('[TEXT-01] their words are not in what browsers load for every page', async () => {
  const { publicEn } = await import('#app/i18n/en/namespaces/public.ts')
  const { accountEn } = await import('#app/i18n/en/namespaces/account.ts')
  const loaded = Object.keys({ ...publicEn, ...accountEn })

  for (const feature of ['terms', 'refundPolicy', 'postingRules', 'safety', 'prices', 'about', 'privacy'])
    expect(loaded).not.toContain(feature)
})
