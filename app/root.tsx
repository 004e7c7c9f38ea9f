import './ui/zod-in-browsers.ts'
import cyrillic from '@fontsource-variable/overpass/files/overpass-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import {
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { loadWords } from './i18n/load-language.ts'
import { namespacesOf } from './i18n/namespaces.ts'
import { useT } from './i18n/use-t.tsx'
import { greetingName } from './lib/actor.ts'
import { pagePath } from './lib/language-path.ts'
import { DEFAULT_TIME_ZONE } from './lib/site-calendar.ts'
import { type Theme, themeOf } from './lib/theme.ts'
import { wantedPageContext } from './request-context.ts'
import { fetchSignedInUser, useSignedInUser } from './routes/account/use-signed-in-user.ts'
import { anyone } from './routes/guards.server.ts'
import { keepInterruptedForm } from './routes/keep-interrupted-form.server.ts'
import { isSignedOut } from './routes/lost-response.ts'
import { isCleaned } from './routes/page-params.ts'
import { footerMarkup } from './routes/shell/footer-markup.server.tsx'
import { languageOffer } from './routes/shell/language-offer.server.ts'
import { LanguageOffer } from './routes/shell/language-offer.tsx'
import { RouteError } from './routes/shell/route-error.tsx'
import { SiteFooter } from './routes/shell/site-footer.tsx'
import { SiteHeader } from './routes/shell/site-header.tsx'
import { stylesheetFor } from './routes/shell/stylesheet.ts'
import { ThemeProvider } from './routes/shell/theme-choice.tsx'
import { TravelBar } from './routes/shell/travel-bar.tsx'
import { useIsAdminArea } from './routes/shell/use-is-admin-area.ts'
import { FollowLinks } from './ui/follow-links.tsx'
import { LineIconDrawings } from './ui/line-icon.tsx'
import { waitForSaves } from './ui/pending-saves.ts'

/**
 * What every page knows: the user, and a language to offer. `search` is the query as the page
 * read it, without the parameters that the server dropped: the browser applies it to its address before hydration.
 */
export function loader({ context, request, pattern, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const { actor, site } = ctx
  return {
    user: actor && { name: greetingName(actor), isAdmin: actor.role === 'admin' },
    offer: languageOffer(context),
    footer: footerMarkup(context, ctx),
    publicUrl: site.publicUrl,
    theme: themeOf(request.headers.get('cookie')),
    search: isCleaned(pattern) ? url.search : null,
  }
}

/** Looking at a page, and where it is: guards lead visitors back there once they are signed in. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request: { method, headers }, url, context }, next) => {
    const asksForJson = headers.get('accept')?.startsWith('application/json') ?? false
    const wantsPage = /^(?:GET|HEAD)$/u.test(method) && !asksForJson
    context.set(wantedPageContext, wantsPage ? pagePath(url) + url.search : null)
    return next()
  },
  keepInterruptedForm,
]

/** Navigating inside the site changes none of it; signing in and out load a whole document. */
export function shouldRevalidate() {
  return false
}

const signInFromHere = (page: Location) =>
  redirectDocument(`/signin?to=${encodeURIComponent(pagePath(page) + page.search)}`)

/** A document of operators keeps its own rules for content, which pages of others break: they get another document. */
const leavesAdmin = (from: string, to: string) =>
  namespacesOf(from).includes('admin') && !namespacesOf(to).includes('admin')

/** A page is shown when the words and the look of its part of the site are there. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request: { method, url } }, next) => {
    const page = new URL(url)
    if (method === 'GET' && leavesAdmin(pagePath(window.location), pagePath(page)))
      throw redirectDocument(pagePath(page) + page.search)
    return next()
  },
  async ({ request }, next) => {
    const page = new URL(request.url)
    // A form that was closed a moment ago is opened with what was typed last.
    if (request.method === 'GET') await waitForSaves(page.pathname)
    preload(stylesheetFor(pagePath(page)), { as: 'style' })
    await loadWords(page)
    return next()
  },
  // A session that ended while the page was open: who is here is asked once more, then to sign in ([PROF-01]).
  async (_, next) => {
    const results = await next()
    const ended = Object.entries(results).filter(([, { result }]) => isSignedOut(result))
    if (ended.length === 0 || (await fetchSignedInUser()) !== null) return results
    const result = signInFromHere(window.location)
    return { ...results, ...Object.fromEntries(ended.map(([id]) => [id, { type: 'error', result }])) }
  },
]

/** What browsers color their own parts with: the paper of each theme. */
const PAPER = { light: '#f6f5f1', dark: '#14161a' } as const

/** Says which themes the document has: that of the device, or the chosen one ([NAV-14]). */
function ThemeMeta({ theme }: { theme: Theme }) {
  if (theme !== 'system')
    return (
      <>
        <meta name="color-scheme" content={theme} />
        <meta name="theme-color" content={PAPER[theme]} />
      </>
    )
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const t = useT()
  const site = useRouteLoaderData<typeof loader>('root')
  const user = useSignedInUser(site?.user ?? null)
  const theme = site?.theme ?? 'system'
  return (
    <html
      lang={t.locale}
      data-time-zone={t.timeZone === DEFAULT_TIME_ZONE ? undefined : t.timeZone}
      data-search={site?.search ?? undefined}
      data-theme={theme}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeMeta theme={theme} />
        {t.locale === 'ru' && (
          <link rel="preload" as="font" type="font/woff2" href={cyrillic} crossOrigin="" />
        )}
        <link rel="preload" as="font" type="font/woff2" href={latin} crossOrigin="" />
        <link rel="stylesheet" href={stylesheetFor(useLocation().pathname)} precedence="default" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col bg-paper font-sans text-ink">
        <a href="#content" className="skip-link">
          {t('shell.skipToContent')}
        </a>
        <ThemeProvider theme={theme}>
          <TravelBar />
          <FollowLinks />
          {useIsAdminArea() ? (
            children
          ) : (
            <>
              {site?.offer && <LanguageOffer offer={site.offer} />}
              <SiteHeader user={user} />
              <main id="content" tabIndex={-1} className="flex-1 outline-none">
                {children}
              </main>
              <SiteFooter footer={site?.footer} />
            </>
          )}
        </ThemeProvider>
        <LineIconDrawings />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
