import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transformSync } from 'amaro'

const SOURCE = path.resolve(import.meta.dirname, '..')

/** The only files a browser may have: the browser part, the words it shows, and the style sheets. */
const SERVED = /^(?:browser|words|pages)\/[\w-]+\.(?<extension>ts|css)$/u

const known = new Map<string, Promise<string>>()

async function read(name: string, isScript: boolean): Promise<string> {
  const text = await readFile(path.join(SOURCE, name), 'utf8')
  return isScript ? transformSync(text, { mode: 'strip-only' }).code : text
}

/** Returns a file for browsers, scripts without their types; null for every other name. Each is read once. */
export async function browserFile(name: string): Promise<Response | null> {
  const extension = SERVED.exec(name)?.groups?.['extension']
  const isScript = extension === 'ts'
  // Of the pages only their style sheet: the rest runs on the server.
  if (extension === undefined || name.endsWith('.test.ts') || (isScript && name.startsWith('pages/')))
    return null
  const text = known.get(name) ?? read(name, isScript)
  known.set(name, text)
  const type = isScript ? 'text/javascript' : 'text/css'
  try {
    return new Response(await text, { headers: { 'content-type': `${type}; charset=utf-8` } })
  } catch {
    known.delete(name)
    return null
  }
}
