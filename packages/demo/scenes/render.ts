import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

// Renders the scenes of catalogue.js to pictures/scenes/*.webp: `node packages/demo/scenes/render.ts [name…]`.

const ORIGIN = 'http://scenes.example'
const QUALITY = 62
const FOLDER = new URL('../pictures/scenes/', import.meta.url)
const HERE = new URL('./', import.meta.url)
const THREE = new URL('../', `file://${createRequire(import.meta.url).resolve('three')}`)

const PAGE = `<!doctype html><meta charset=utf-8><body style="margin:0">
<script type=importmap>{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script>
<script type=module>import { names, picture } from '/catalogue.js'; globalThis.scenes = { names, picture }</script>`

const GL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']

const out = process.env['SCENES_OUT'] ? new URL(`file://${process.env['SCENES_OUT']}/`) : FOLDER
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', ...GL],
})
const page = await browser.newPage({ viewport: { width: 880, height: 660 } })
page.on('console', (message) => { if (message.type() === 'error') console.error(message.text()) })
page.on('pageerror', (error) => console.error(error.message))
await page.route(`${ORIGIN}/**`, async (route) => {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE })
  const file = pathname.startsWith('/three/') ? new URL(pathname.slice(7), THREE) : new URL(pathname.slice(1), HERE)
  return route.fulfill({ contentType: 'text/javascript', body: await readFile(file, 'utf8') })
})
await page.goto(ORIGIN)
await page.waitForFunction('globalThis.scenes')
const all: string[] = await page.evaluate('scenes.names')
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => part.endsWith('*') ? name.startsWith(part.slice(0, -1)) : name === part)
let total = 0
for (const name of all.filter(isWanted)) {
  const start = performance.now()
  const url: string = await page.evaluate(`scenes.picture(${JSON.stringify(name)}, ${process.env['SAMPLES'] ?? 'undefined'})`)
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const webp = await sharp(png).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer()
  await writeFile(new URL(`${name}.webp`, out), webp)
  total += webp.length
  console.log(`${name}: ${Math.round(webp.length / 1000)} kB, ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
console.log(`${Math.round(total / 1000)} kB`)
await browser.close()
