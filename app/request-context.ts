import { createContext } from 'react-router'
import type { Locale } from '#app/lib/locale.ts'
import type { Refusal } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/**
 * Set by the server for every request. Loaders and actions reach it only through a guard (routes/guards.server.ts).
 */
export const requestContext = createContext<Ctx>()

/** The nonce of this document's scripts. */
export const nonceContext = createContext<string>()

/** The requested page, as path and query, to return to it after the sign-in. Null when the request is for no page. */
export const wantedPageContext = createContext<string | null>(null)

/** The language to offer on a page whose address names another one ([LANG-06]). */
export const offeredLocaleContext = createContext<Locale | null>(null)

/** A refusal that no page of the router shows, such as a full database disk: the pipeline responds with it. */
export const uncaughtRefusalContext = createContext<Refusal | null>(null)

/** The markup of the document that this request is for, by id; null when the request is for the data of a page. */
export const documentMarkupContext = createContext<Map<string, string> | null>(null)
