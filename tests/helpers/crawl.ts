import { matchRoutes } from 'react-router'
import { POLICY } from '#app/routes/policy.ts'
import { SITE_URL } from './site.ts'

const ROUTES = Object.keys(POLICY).map((path) => ({ path }))

/** How many addresses of one pattern are opened, and how many with the same parameters: lists have thousands. */
const MAX_OF_PATTERN = 6
const MAX_ALIKE = 2

/** Links lead to few paths, each many times over, and matching one ranks all routes. */
const patterns = new Map<string, string | undefined>()

/** Returns the pattern of the policy that an address matches. */
function patternOf(address: string): string | undefined {
  const { pathname } = new URL(address, SITE_URL)
  if (!patterns.has(pathname)) patterns.set(pathname, matchRoutes(ROUTES, pathname)?.at(-1)?.route.path)
  return patterns.get(pathname)
}

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1]

/** Pictures open by links, too; those that factories name have no files. */
function linksIn(html: string): readonly string[] {
  const tags = html.match(/<a\s[^>]*>/gu) ?? []
  const links = tags.flatMap((tag) => unescaped(attribute(tag, 'href') ?? ''))
  return links.filter((link) => !link.startsWith('/media/'))
}

/** The addresses that GET forms lead to, sent as they are. */
function formsIn(html: string, here: URL): readonly string[] {
  const forms = html.match(/<form\s[^>]*>.*?<\/form>/gsu) ?? []
  return forms.flatMap((form) => {
    const [head = ''] = /<form\s[^>]*>/u.exec(form) ?? []
    if (attribute(head, 'method')?.toLowerCase() === 'post') return []
    const names = [...form.matchAll(/<(?:input|select)\s[^>]*name="([^"]+)"/gu)].map(([, name = '']) => name)
    const query = new URLSearchParams(names.map((name) => [name, '']))
    return `${unescaped(attribute(head, 'action') ?? here.pathname)}?${query}`
  })
}

type Get = (address: string) => Promise<Response>

/** Opens everything that links and GET forms lead to, from the home page. Returns the patterns, and what is dead. */
export async function crawl(get: Get) {
  const reached = new Set<string>()
  const dead: string[] = []
  const seen = new Set<string>()
  const opened = new Map<string, number>()
  const waiting: { address: string; from: string }[] = [{ address: '/', from: '' }]

  function note(link: string, here: URL) {
    const url = URL.parse(link, here)
    if (url?.origin !== SITE_URL) return
    const address = url.pathname + url.search
    const pattern = patternOf(address) ?? ''
    const kind = `${pattern} ${[...url.searchParams.keys()].toSorted().join()}`
    const [ofPattern, ofKind] = [opened.get(pattern) ?? 0, opened.get(kind) ?? 0]
    const isBare = kind === `${pattern} `
    if (seen.has(address) || ofPattern >= MAX_OF_PATTERN || (!isBare && ofKind >= MAX_ALIKE)) return
    seen.add(address)
    opened.set(pattern, ofPattern + 1)
    opened.set(kind, ofKind + 1)
    waiting.push({ address, from: here.pathname })
  }

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next
    const here = new URL(address, SITE_URL)
    const response = await get(address)
    const location = response.headers.get('location')
    if (response.status >= 400) dead.push(`${response.status} ${address} from ${from}`)
    else reached.add(patternOf(address) ?? '')
    if (location) note(location, here)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const html = isPage ? await response.text() : ''
    for (const link of [...linksIn(html), ...formsIn(html, here)]) note(link, here)
  }
  return { reached, dead }
}
