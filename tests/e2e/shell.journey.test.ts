import { describe, expect, test } from 'vitest'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'

const PAGES = [
  '/',
  '/categories',
  '/categories/cdl-a-company-drivers',
  '/search?q=truck',
  '/contact',
  '/privacy-policy',
  '/nothing',
]

describe('every public page', () => {
  for (const language of ['en', 'ru', 'es'] as const) {
    for (const width of [320, 1280] as const) {
      test(`[LANG-03] in ${language} at ${width} pixels: nothing sticks out, nothing keeps people out`, async () => {
        const page = await openPage({ language, width })
        for (const path of PAGES) {
          await page.goto(path)
          expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(width)
          await expectNoAxeViolations(page)
          await screenshot(page, `page${path.replace(/\W+/gu, '-')}-${language}-${width}`)
        }
      })
    }
  }
})

describe('the header', () => {
  test('[LANG-02] the language chosen on a large screen survives reloading', async () => {
    const page = await openPage()
    await page.goto('/categories/jobs')
    await untilAlive(page)
    await page.getByRole('button', { name: 'Русский' }).click()
    await until(page, `document.documentElement.lang === 'ru'`)
    expect(new URL(page.url()).pathname).toBe('/categories/jobs')
    await page.reload()
    expect(await page.getAttribute('html', 'lang')).toBe('ru')
  })

  test('[LANG-02] on a small screen the languages are a menu', async () => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await untilAlive(page)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.locator('#language-menu').getByRole('button', { name: 'Español' }).click()
    await until(page, `document.documentElement.lang === 'es'`)
  })

  test('[LANG-02] without JavaScript too', async () => {
    const page = await openPage({ javaScript: false })
    await page.goto('/')
    await page.getByRole('button', { name: 'Español' }).first().click()
    expect(await page.getAttribute('html', 'lang')).toBe('es')
  })

  test('[LANG-06] links of a page in a forced language load whole pages, so that no two languages mix', async () => {
    const page = await openPage()
    await page.goto('/?lang=ru')
    await untilAlive(page)
    await page
      .getByRole('link', { name: /Стоянки для траков/u })
      .first()
      .click()
    await page.waitForURL('**/categories/parking-lots')
    expect(await page.getAttribute('html', 'lang')).toBe('en')
    await page.getByRole('heading', { level: 1, name: 'Parking Lots for Semis' }).waitFor()
  })

  test('[NAV-05] a visitor who wants to post is told to log in, and nothing else happens', async () => {
    const page = await openPage()
    await page.goto('/')
    await untilAlive(page)
    await page.getByRole('link', { name: 'Add Post' }).click()
    await page.getByRole('dialog', { name: 'Please login to create a post' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.keyboard.press('Escape')
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('Add Post')
  })

  test('[NAV-05] on a small screen too, from the menu', async () => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await untilAlive(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Add Post' }).click()
    const said = page.getByRole('dialog', { name: 'Please login to create a post' })
    await said.waitFor()
    await screenshot(page, 'login-to-post-320')
    await said.getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL('**/signin?to=/post-listing')
    await page.locator('#site-menu').waitFor({ state: 'hidden' })
  })

  test('[NAV-02] a search from the header leaves the focus in its box', async () => {
    const page = await openPage()
    await page.goto('/')
    await untilAlive(page)
    await page.locator('#site-search').fill('reefer')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=reefer')
    await page.getByRole('heading', { level: 1, name: /reefer/u }).waitFor()
    expect(await page.evaluate('document.activeElement?.id')).toBe('site-search')
  })

  test('[NAV-06] the menu of a small screen opens, leads on, and closes on Escape', async () => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await untilAlive(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Contact' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('#site-menu').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/contact')
    await page.locator('#site-menu').waitFor({ state: 'hidden' })
  })

  test('the first Tab offers to skip to the content', async () => {
    const page = await openPage()
    await page.goto('/')
    await untilAlive(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement?.id')).toBe('content')
  })
})

describe('the footer', () => {
  test('[LANG-05] nothing of a third party is loaded before the button is pressed; when it cannot be, that is said', async () => {
    const asked: string[] = []
    const page = await openPage({ mayAskFor: /translate\.google/u })
    page.on('request', (request) => {
      if (/google/u.test(request.url())) asked.push(request.url())
    })
    await page.goto('/')
    await untilAlive(page)
    expect(asked).toEqual([])
    await page.getByLabel('Language of the translation').selectOption('fr')
    await page.getByRole('button', { name: 'Translate this page' }).click()
    await page.getByText('The translation could not be loaded', { exact: false }).waitFor()
    expect(asked.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Show the original' }).click()
    await until(page, `!document.cookie.includes('translate=1')`)
  })
})

describe('a page that is not there', () => {
  test('[NAV-09] leads back, home, and to a search', async () => {
    const page = await openPage()
    await page.goto('/contact')
    await untilAlive(page)
    await page.goto('/nothing')
    await untilAlive(page)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await page.waitForURL('**/contact')
    await page.goto('/nothing')
    await untilAlive(page)
    await page.getByRole('main').getByRole('searchbox').fill('truck')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await page.waitForURL('**/search?q=truck')
  })
})
