import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { metaTags, pageMeta } from './page-meta.ts'

const site = { publicUrl: 'https://haulpost.example' }
const head = { title: 'Jobs', description: 'Work', path: '/categories/jobs' }
const tagsOf = (given: Partial<Parameters<typeof pageMeta>[2]> = {}) =>
  metaTags(pageMeta(site, TRANSLATE.ru, { ...head, ...given }))
const link = (attributes: object) => ({ tagName: 'link', ...attributes })

describe('the head of a page', () => {
  test('[LANG-06] names the page in its language, in each other one and as x-default', () => {
    const site = 'https://haulpost.example'

    expect(tagsOf({ next: '/categories/jobs?page=2' })).toEqual(
      expect.arrayContaining([
        link({ rel: 'canonical', href: `${site}/ru/categories/jobs` }),
        link({ rel: 'next', href: `${site}/ru/categories/jobs?page=2` }),
        link({ rel: 'alternate', hrefLang: 'en', href: `${site}/categories/jobs` }),
        link({ rel: 'alternate', hrefLang: 'ru', href: `${site}/ru/categories/jobs` }),
        link({ rel: 'alternate', hrefLang: 'es', href: `${site}/es/categories/jobs` }),
        link({ rel: 'alternate', hrefLang: 'x-default', href: `${site}/categories/jobs` }),
      ]),
    )
  })

  test('links the feed in the language of the page', () => {
    expect(tagsOf({ feed: { title: 'Работа', path: '/feeds/jobs.xml' } })).toContainEqual(
      link({
        rel: 'alternate',
        type: 'application/rss+xml',
        title: 'Работа',
        href: 'https://haulpost.example/ru/feeds/jobs.xml',
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
