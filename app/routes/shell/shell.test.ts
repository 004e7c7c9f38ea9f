import { describe, expect, test } from 'vitest'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { START } from '#tests/helpers/language-starts.ts'
import { SITE_URL, siteWith } from '#tests/helpers/site.ts'

const base = useDatabase()

type Given = Parameters<typeof siteWith>[1]
const page = async (address: string, headers?: HeadersInit, given?: Given) => {
  const response = await (await siteWith(base.db, given)).get(address, headers)
  return { status: response.status, text: await response.text() }
}

describe('languages', () => {
  test.for([
    ['ru-RU', 'ru', 'Новые объявления'],
    ['es-MX,es', 'es', 'Anuncios recientes'],
    ['de', 'en', 'Newest listings'],
  ] as const)(
    '[LANG-01] a browser that says %s gets the page in %s from the server',
    async ([says, lang, words]) => {
      const { text } = await page('/', { 'accept-language': says })
      expect(text).toContain(`<html lang="${lang}"`)
      expect(text).toContain(words)
    },
  )

  test('[LANG-02] the switch keeps the choice in a cookie and comes back to the page', async () => {
    const site = await siteWith(base.db)
    const response = await site.post(
      '/language',
      new URLSearchParams({ lang: 'ru', to: '/categories/jobs?view=gallery' }),
    )
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/categories/jobs?view=gallery')
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await (await site.get('/', { cookie, 'accept-language': 'es' })).text()).toContain(
      '<html lang="ru"',
    )
  })

  test.for(['xx', '', 'EN'])('[LANG-02] %j is no language: nothing is chosen', async (lang) => {
    const response = await (await siteWith(base.db)).post('/language', new URLSearchParams({ lang, to: '/' }))
    expect(response.status).toBe(400)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('[LANG-02] a form of a page whose address must not travel comes through', async () => {
    const form = new URLSearchParams({ lang: 'ru', to: '/' })
    const response = await (await siteWith(base.db)).post('/language', form, { origin: 'null' })
    expect(response.status).toBe(302)
  })

  test('[LANG-02] what is no form is refused, and chooses nothing', async () => {
    const response = await (await siteWith(base.db)).post('/language', { lang: 'ru' })
    expect(response.status).toBe(400)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('[LANG-02] the switch leads to no other site', async () => {
    const response = await (await siteWith(base.db)).post(
      '/language',
      new URLSearchParams({ lang: 'ru', to: '//evil.example' }),
    )
    expect(response.headers.get('location')).toBe('/')
  })

  test('[LANG-06] every public page names its three alternates and the neutral one', async () => {
    for (const path of [
      '/search',
      '/categories',
      '/categories/jobs',
      '/contact',
      '/prices',
      '/privacy-policy',
    ]) {
      const { text } = await page(path)
      for (const locale of LOCALES) {
        expect(text).toContain(`hrefLang="${locale}" href="${SITE_URL}${START[locale]}${path}"`)
      }
      expect(text).toContain(`hrefLang="x-default" href="${SITE_URL}${path}"`)
    }
  })

  test('[LANG-05] the footer offers twelve languages and loads nothing from a third party', async () => {
    const { text } = await page('/')
    for (const code of ['en', 'es', 'ru', 'fr', 'de', 'it', 'pt', 'ja', 'ko', 'zh', 'ar', 'hi']) {
      expect(text).toMatch(new RegExp(`<option value="${code}"`, 'u'))
    }
    expect(text).not.toMatch(/<script[^>]*src="https?:/u)
  })

  test('[LANG-05] what the third party sees is written on the page, for touch screens too', async () => {
    const { text } = await page('/')
    const [, described] = /<button[^>]*aria-describedby="([^"]+)"[^>]*>Translate this page/u.exec(text) ?? []

    expect(text).toMatch(new RegExp(`<p id="${described}"[^>]*>Google Translate is loaded only when`, 'u'))
  })
})

describe('the theme', () => {
  const choose = async (fields: Record<string, string>) =>
    (await siteWith(base.db)).post('/theme', new URLSearchParams(fields))

  test('[NAV-14] is kept in a cookie of the browser for a year, and that of the device needs none', async () => {
    const response = await choose({ theme: 'dark', to: '/search?q=truck' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/search?q=truck')
    expect(response.headers.get('set-cookie')).toContain('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax')
    expect((await choose({ theme: 'system', to: '/' })).headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test.for(['blue', '', 'dark; Path=/x'])('[NAV-14] %j is no theme: nothing is chosen', async (theme) => {
    const response = await choose({ theme, to: '//evil.example' })
    expect(response.status).toBe(400)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test.for(['/', '/nothing-here', '/signin', '/%'])(
    '[NAV-14] %s comes in the chosen colors from the server, before any script runs',
    async (path) => {
      for (const theme of ['light', 'dark'] as const) {
        const { text } = await page(path, { cookie: `theme=${theme}` })
        expect(text).toMatch(new RegExp(`<html[^>]* data-theme="${theme}"`, 'u'))
      }
    },
  )

  test('[NAV-14] browsers learn the chosen colors for their own parts; without a choice, those of both themes', async () => {
    const metas = async (cookie: string) =>
      (await page('/', { cookie })).text.match(/<meta name="(?:color-scheme|theme-color)"[^>]*>/gu)
    expect(await metas('theme=dark')).toEqual([
      '<meta name="color-scheme" content="dark"/>',
      '<meta name="theme-color" content="#14161a"/>',
    ])
    expect(await metas('')).toEqual([
      '<meta name="color-scheme" content="light dark"/>',
      '<meta name="theme-color" content="#f6f5f1" media="(prefers-color-scheme: light)"/>',
      '<meta name="theme-color" content="#14161a" media="(prefers-color-scheme: dark)"/>',
    ])
  })
})

describe('the header', () => {
  test('[NAV-01] logo to the home page, search box, contact link, in the language of the page', async () => {
    const { text } = await page('/', { 'accept-language': 'ru' })
    expect(text).toMatch(/<a[^>]*aria-label="Haulpost, на главную"[^>]*href="\/"/u)
    expect(text).toContain('placeholder="Траки, работа, стоянки…"')
    expect(text).toMatch(/href="\/contact"[^>]*>Контакты/u)
  })

  test('[NAV-02] a search goes to /search?q=, without JavaScript too, and not when it is empty', async () => {
    const { text } = await page('/')
    expect(text).toMatch(/<form[^>]*action="\/search"/u)
    expect(text).toMatch(/<input id="site-search"[^>]*required=""[^>]*name="q"/u)
  })

  test('[NAV-03] the heart is for users who are signed in', async () => {
    expect((await page('/')).text).not.toContain('href="/favorites"')
    expect((await page('/', {}, { actor: anActor() })).text).toContain('href="/favorites"')
  })

  test('[NAV-04] a user is greeted and led to the dashboard; a visitor is led to sign in', async () => {
    expect((await page('/')).text).toContain('href="/signin"')
    const named = await page('/', {}, { actor: anActor({ fullName: 'Dana Driver' }) })
    expect(named.text).toMatch(/href="\/dashboard"[^>]*>Hello, Dana Driver/u)
    const nameless = await page('/', {}, { actor: anActor({ fullName: '', email: 'joe@x.example' }) })
    expect(nameless.text).toContain('Hello, joe')
    const unknown = await page('/', {}, { actor: anActor({ fullName: '', email: '' }) })
    expect(unknown.text).toContain('Hello, User')
  })

  test('[NAV-05] members post a listing, admins and visitors add a post; visitors are asked to log in', async () => {
    const member = await page('/', {}, { actor: anActor() })
    expect(member.text).toContain('>Post Listing<')
    const admin = await page('/', {}, { actor: anActor({ role: 'admin' }) })
    expect(admin.text).toContain('>Add Post<')
    const visitor = await page('/')
    expect(visitor.text).toContain('>Add Post<')
    expect(visitor.text).toContain('Please login to create a post')
  })

  test('[NAV-06] the menu of small screens leads everywhere', async () => {
    const menu = (text: string) => /<nav id="site-menu".*?<\/nav>/su.exec(text)?.[0] ?? ''
    const visitor = menu((await page('/')).text)
    for (const path of ['/search', '/signin', '/contact']) expect(visitor).toContain(`href="${path}"`)
    const member = menu((await page('/', {}, { actor: anActor() })).text)
    for (const path of ['/search', '/dashboard', '/post-listing', '/contact'])
      expect(member).toContain(`href="${path}"`)
    expect(member).toMatch(/action="\/signout"/u)
  })
})

describe('the footer', () => {
  test('[NAV-07] about us, three values, disclaimer, and a copyright from 2020 to this year', async () => {
    const { text } = await page('/', {}, { now: new Date('2031-05-05T00:00:00Z') })
    for (const words of [
      'About us',
      'Easy to use',
      'Secure and reliable',
      'Community focused',
      'subject to verification',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).toContain('© 2020–2031 Haulpost')
  })

  test.for(LOCALES)(
    '[NAV-07] in %s promises no translation of posts, and no contact that is hidden',
    async (locale) => {
      const { text } = await page(inLanguage(locale, '/'))
      const footer = /<footer.*<\/footer>/su.exec(text)?.[0].replaceAll(/<[^>]*>/gu, ' ') ?? ''
      expect(footer).toContain('Haulpost')
      expect(footer).not.toMatch(/every post|все объявления на|todos los anuncios|hidden|скрыт|ocult/iu)
    },
  )
})

describe('addresses that lead nowhere', () => {
  test.for(['/nothing', '/categories/jobs/extra', '/listings', '/.env', '/wp-login.php', '/%D0%BF'])(
    '[NAV-09] %s: 404 with the ways on',
    async (path) => {
      const { status, text } = await page(path)
      expect(status).toBe(404)
      for (const words of [
        'Page Not Found',
        'Go Home',
        'Go Back',
        'Popular pages',
        'Categories',
        'Post Listing',
        'Contact',
      ]) {
        expect(text).toContain(words)
      }
      expect(text).toMatch(/id="not-found-search"/u)
    },
  )

  test('[NAV-09] in Russian too', async () => {
    expect((await page('/nothing', { 'accept-language': 'ru' })).text).toContain('Страница не найдена')
  })
})
