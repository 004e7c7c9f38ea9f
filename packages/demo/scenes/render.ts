import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

// Renders scenes to pictures/scenes/: those that are there already, or those that are named (`aero-*` for several).
// README.md of this package says more.

const { CHROMIUM = '/usr/bin/chromium', SAMPLES = '14', SCENES_OUT } = process.env
const QUALITY = 62
/** The size in pixels; `SIZE=1600x520` for a wide one. */
const [width = 880, height = 660] = process.env['SIZE']?.split('x').map(Number) ?? []
const ORIGIN = 'http://scenes.example'
const HERE = new URL('./', import.meta.url)
const OUT = SCENES_OUT ? new URL(`file://${SCENES_OUT}/`) : new URL('../pictures/scenes/', import.meta.url)
const THREE = new URL('../', `file://${createRequire(import.meta.url).resolve('three')}`)

const PAGE = `<!doctype html><meta charset=utf-8><body style="margin:0">
<script type=importmap>
{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}
</script>
<script type=module>import * as scenes from '/catalogue.ts'; globalThis.scenes = scenes</script>`

/** WebGL without a graphics card. */
const SOFTWARE_GL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** A module of this folder without its types, or of the 3D library. */
async function moduleAt(pathname: string): Promise<string> {
  const [, library] = pathname.split('/three/')
  if (library) return readFile(new URL(library, THREE), 'utf8')
  return stripTypeScriptTypes(await readFile(new URL(pathname.slice(1), HERE), 'utf8'))
}

/** Opens the page that renders. */
async function openStudio(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } })
  page.on('pageerror', ({ message }) => process.stderr.write(`${message}\n`))
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE })
    return route.fulfill({ contentType: 'text/javascript', body: await moduleAt(pathname) })
  })
  await page.goto(ORIGIN)
  await page.waitForFunction('globalThis.scenes')
  return page
}

/** Returns the size of the file in bytes. */
async function render(page: Page, name: string): Promise<number> {
  const url = await page.evaluate<string>(`scenes.picture(${JSON.stringify(name)}, ${SAMPLES})`)
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const webp = await sharp(png).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer()
  await writeFile(new URL(`${name}.webp`, OUT), webp)
  return webp.length
}

const wanted = process.argv.slice(2)

function isWanted(name: string): boolean {
  const matches = (part: string) => (part.endsWith('*') ? name.startsWith(part.slice(0, -1)) : name === part)
  return wanted.length === 0 ? existsSync(new URL(`${name}.webp`, OUT)) : wanted.some(matches)
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', ...SOFTWARE_GL] })
const page = await openStudio(browser)
const names = await page.evaluate<string[]>('scenes.names')
for (const name of names.filter(isWanted)) {
  const said = await render(page, name).then(
    (bytes) => `${Math.round(bytes / 1000)} kB`,
    (error: unknown) => `failed: ${String(error)}`,
  )
  process.stdout.write(`${name}: ${said}\n`)
}
await browser.close()
