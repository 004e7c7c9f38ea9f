import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Locale } from '#app/lib/locale.ts'
import { expect } from './journey.ts'
import type { PageKind } from './page-kind.ts'
import { USER_AGENT } from './visitor.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Returns the text of HTML without tags and comments. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<[^>]*>/gsu, '')
    .replaceAll(/&(\w+|#x27);/gu, (entity, name: string) => ENTITIES[name] ?? entity)

const contentOf = (html: string, element: string): string =>
  textOf(new RegExp(`<${element}[ >].*?</${element}>`, 'su').exec(html)?.[0] ?? '')

type Asked = { readonly url: URL; readonly cookie: string }

/** Checks that the HTML of a page is in a language: what its reader sees before any script, and without one. */
export async function expectServedIn(
  language: Locale,
  kind: PageKind,
  { url, cookie }: Asked,
): Promise<void> {
  const t = TRANSLATE[language]
  const headers = { cookie, 'accept-language': language, 'user-agent': USER_AGENT }
  const response = await fetch(url, { headers })
  const html = await response.text()
  const where = `${url.href} in ${language}`
  expect(html, where).toContain(`<html lang="${language}"`)
  expect(contentOf(html, 'h1'), where).toBe(kind.heading(t))
  expect(contentOf(html, 'title'), where).toMatch(new RegExp(`^${RegExp.escape(kind.title(t))}`, 'u'))
  expect(textOf(html), where).toContain(kind.control[1](t))
}
