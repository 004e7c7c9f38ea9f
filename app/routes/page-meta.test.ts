import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { metaTags, pageMeta } from './page-meta.ts'

const site = { publicUrl: 'https://haulpost.example' }
const head = { title: 'Jobs', description: 'Work', path: '/categories/jobs' }
const tagsOf = (given: Partial<Parameters<typeof pageMeta>[2]> = {}) =>
  metaTags(pageMeta(site, TRANSLATE.ru, { ...head, ...given }))
const link = (attributes: object) => ({ tagName: 'link', ...attributes })

describe('the head of a page', () => {
  test('[LANG-06] names the page in each language and as x-default', () => {
    const url = 'https://haulpost.example/categories/jobs'

    expect(tagsOf()).toEqual(
      expect.arrayContaining([
        link({ rel: 'canonical', href: url }),
        link({ rel: 'alternate', hrefLang: 'en', href: `${url}?lang=en` }),
        link({ rel: 'alternate', hrefLang: 'ru', href: `${url}?lang=ru` }),
        link({ rel: 'alternate', hrefLang: 'es', href: `${url}?lang=es` }),
        link({ rel: 'alternate', hrefLang: 'x-default', href: url }),
      ]),
    )
  })

  test('[LANG-06] seen in a forced language, the page is an own one of that language', () => {
    const tags = tagsOf({ search: '?lang=ru&view=gallery', next: '/categories/jobs?page=2' })

    expect(tags).toContainEqual(
      link({ rel: 'canonical', href: 'https://haulpost.example/categories/jobs?lang=ru' }),
    )
    expect(tags).toContainEqual(
      link({ rel: 'next', href: 'https://haulpost.example/categories/jobs?page=2&lang=ru' }),
    )
    expect(tags).toContainEqual(
      link({ rel: 'alternate', hrefLang: 'x-default', href: 'https://haulpost.example/categories/jobs' }),
    )
  })

  test('links the feed in the language of the page', () => {
    expect(tagsOf({ feed: { title: 'Работа', path: '/feeds/jobs.xml' } })).toContainEqual(
      link({
        rel: 'alternate',
        type: 'application/rss+xml',
        title: 'Работа',
        href: 'https://haulpost.example/feeds/jobs.xml?lang=ru',
      }),
    )
  })

  test('shares the site’s picture unless the page has one of its own', () => {
    const picture = { path: '/media/x/640.webp', width: 640, height: 480 }

    expect(tagsOf()).toContainEqual({ property: 'og:image', content: 'https://haulpost.example/share.png' })
    expect(tagsOf({ picture })).toEqual(
      expect.arrayContaining([
        { property: 'og:image', content: 'https://haulpost.example/media/x/640.webp' },
        { property: 'og:image:width', content: '640' },
        { property: 'og:image:alt', content: 'Jobs' },
      ]),
    )
  })
})
