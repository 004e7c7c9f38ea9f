import { chromium } from 'playwright-core'
const [base, out, ...specs] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
for (const spec of specs) {
  const [name, path, width = '1280', lang = 'en', full = '', scheme='light'] = spec.split('|')
  const ctx = await browser.newContext({ viewport: { width: Number(width), height: Number(width) < 500 ? 844 : 1000 }, locale: lang, colorScheme: scheme })
  const page = await ctx.newPage()
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message))
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'console', m.text().slice(0, 200)))
  await page.goto(base + path, { waitUntil: 'load', timeout: 60000 })
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: full === 'full' })
  await ctx.close()
}
await browser.close()
