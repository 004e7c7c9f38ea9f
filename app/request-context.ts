import { createContext } from 'react-router'
import type { Refusal } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/** Set by the server for every request. Loaders and actions reach it through a guard only (routes/guards.server.ts). */
export const requestContext = createContext<Ctx>()

/** The nonce of this document's scripts. */
export const nonceContext = createContext<string>()

/** The page somebody wants to look at, as path and query, for leading back to it. Null: no page is being looked at. */
export const wantedPageContext = createContext<string | null>(null)

/** A refusal that no page of the router shows, such as a database without room: the pipeline answers with it. */
export const uncaughtRefusalContext = createContext<Refusal | null>(null)
