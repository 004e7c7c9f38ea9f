import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { assertAllowed, assertFound, isJudged, type Refusal, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '../ctx.server.ts'
import { prefixOf } from '../limits/network.ts'
import { hashPassword, isPassword } from './password.server.ts'
import { fingerprintOf, newToken } from './secret-token.server.ts'
import { agesOf, whyNoSession } from './session-rules.ts'

type Asking = Pick<Ctx, 'db' | 'now' | 'visitor' | 'site'>

/** Nothing the library signs leaves this process: our cookies hold secrets that the database knows by fingerprint. */
const SIGNING_SECRET = randomBytes(32).toString('base64url')

const USER_AGENT_LENGTH = 400

/** What a new session looks like; throws when this account may have none. */
async function sessionFor({ db, now, visitor }: Asking, userId: string, token: string) {
  const account = await db
    .selectFrom('profiles')
    .select(['role', 'emailVerified', 'deactivatedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  assertFound(account, 'accounts.noSuchAccount')
  assertAllowed(whyNoSession(account))
  return {
    token: fingerprintOf(token),
    ipAddress: prefixOf(visitor.address),
    userAgent: visitor.userAgent.slice(0, USER_AGENT_LENGTH),
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + agesOf(account.role).absoluteMs),
  }
}

/**
 * The account library on our tables, for one request, so that it works in the caller's transaction and by the caller's
 * clock. It has no endpoints: only server code calls it. `token` is the secret of the session it will open.
 */
function libraryFor(ctx: Asking, token: string) {
  return betterAuth({
    baseURL: ctx.site.publicUrl,
    secret: SIGNING_SECRET,
    database: { db: ctx.db, type: 'postgres', transaction: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: { modelName: 'profiles', fields: { name: 'fullName', image: 'avatarUrl' } },
    account: { modelName: 'accounts' },
    session: {
      modelName: 'sessions',
      fields: { token: 'tokenHash', updatedAt: 'seenAt', ipAddress: 'network' },
      cookieCache: { enabled: false },
    },
    emailAndPassword: {
      enabled: true,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(password, hash) },
    },
    advanced: { database: { generateId: 'uuid', validateSchema: false } },
    databaseHooks: {
      session: {
        create: { before: async ({ userId }) => ({ data: await sessionFor(ctx, userId, token) }) },
      },
    },
  })
}

/** A session as it was opened: what the browser gets, and whose it is. */
export type Opened = { readonly userId: string; readonly token: string }

export const WRONG_PAIR = refuse('unauthenticated', 'accounts.wrongPair')

const SAID: Readonly<Record<string, Refusal>> = {
  INVALID_EMAIL_OR_PASSWORD: WRONG_PAIR,
  INVALID_EMAIL: WRONG_PAIR,
  PASSWORD_TOO_LONG: WRONG_PAIR,
}

function refusalBehind(error: unknown): Refusal | null {
  if (isAPIError(error)) return SAID[error.body?.code ?? ''] ?? null
  // Thrown by the hook above. That nobody could hash says nothing about the password.
  return isJudged(error) ? error.refusal : null
}

/**
 * Opens a session for whoever knows the password, or says why not. An address without an account takes as long as a
 * wrong password does. Hashes a password, so never call it inside a transaction.
 */
export async function openSessionByPassword(
  ctx: Asking,
  credentials: { readonly email: string; readonly password: string },
): Promise<Opened | Refusal> {
  const token = newToken()
  try {
    const { user } = await libraryFor(ctx, token).api.signInEmail({ body: { ...credentials } })
    return { userId: user.id, token }
  } catch (error) {
    const refusal = refusalBehind(error)
    if (refusal) return refusal
    throw error
  }
}

/** Opens a session for somebody who has proved in another way who they are. Throws a refusal when they may have none. */
export async function openSession(ctx: Asking, userId: string): Promise<Opened> {
  const token = newToken()
  const { internalAdapter } = await libraryFor(ctx, token).$context
  await internalAdapter.createSession(userId)
  return { userId, token }
}
