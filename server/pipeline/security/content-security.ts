import { plainPath } from '#app/lib/plain-path.ts'
import { maySession, requestsTranslation } from '#server/pipeline/identity/said-by-visitor.ts'

/** What a document may load. The policy of the first document stays in force during client navigation. */
export type Profile = 'standard' | 'admin' | 'translated' | 'payment'

type Directives = Readonly<Record<string, string>>

const STANDARD: Directives = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'script-src': '',
  'connect-src': "'self'",
  'img-src': "'self' data: blob:",
  'style-src-elem': "'self'",
  // Positions in a grid and the like are style attributes.
  'style-src-attr': "'unsafe-inline'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'none'",
  'frame-src': "'none'",
}

const GOOGLE = 'https://translate.googleapis.com'

const STRIPE = 'https://js.stripe.com https://*.js.stripe.com'

const PROFILES: Readonly<Record<Profile, Directives>> = {
  standard: STANDARD,
  admin: { ...STANDARD, 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" },
  translated: {
    ...STANDARD,
    'script-src': `https://translate.google.com ${GOOGLE} https://translate-pa.googleapis.com`,
    'connect-src': `'self' ${GOOGLE} https://translate-pa.googleapis.com`,
    'img-src': `'self' data: blob: https://www.gstatic.com https://www.google.com https://translate.google.com ${GOOGLE}`,
    'style-src-elem': `'self' 'unsafe-inline' https://www.gstatic.com ${GOOGLE}`,
    'frame-src': GOOGLE,
  },
  // What Stripe needs: its script, its fields in frames, and the banks' pages behind them.
  payment: {
    ...STANDARD,
    'script-src': STRIPE,
    'connect-src': "'self' https://api.stripe.com",
    'img-src': "'self' data: blob: https://*.stripe.com",
    'frame-src': `${STRIPE} https://hooks.stripe.com`,
    'form-action': "'self' https://hooks.stripe.com",
  },
}

/**
 * Pages that show something private or take a password: no third party may read along, whatever the visitor chose.
 */
const PRIVATE =
  /^\/(?:signin|signup|forgot-password|reset-password|confirm-email|resend-confirmation|change-email|undo-email-change|account|dashboard|favorites|profile|settings|payment|post-|edit-|promotions\/statistics\/|sandbox\/|dev\/)/u
const ADMIN = /^\/admin(?:\/|$)/u

/** Pages that take a password. */
const TAKES_PASSWORD = /^\/(?:signin|signup|forgot-password|reset-password|account\/confirm)(?:\/|$)/u

/**
 * Returns the profile of the document at a path. With a real payment provider, documents of signed-in users allow its
 * script: from any of them a user may reach a card form without loading another document.
 */
export function profileOf(path: string, headers: Pick<Headers, 'get'>, isLive = false): Profile {
  const plain = plainPath(path)
  if (ADMIN.test(plain)) return 'admin'
  if (!PRIVATE.test(plain) && requestsTranslation(headers)) return 'translated'
  return isLive && maySession(headers) && !TAKES_PASSWORD.test(plain) ? 'payment' : 'standard'
}

/** How the document's own inline scripts are trusted: by a nonce, or by a hash of each. */
type Trust =
  | { readonly nonce: string }
  | { readonly scripts: readonly string[]; readonly styles: readonly string[] }

const sources = (...parts: readonly string[]) => parts.filter(Boolean).join(' ')

function trusted(trust: Trust): { scripts: string; styles: string } {
  if ('nonce' in trust) {
    const nonce = `'nonce-${trust.nonce}'`
    return { scripts: `${nonce} 'strict-dynamic'`, styles: nonce }
  }
  // Imports of an inline module are checked one by one, and only a nonce would apply to them: hence 'self'.
  return { scripts: sources("'self'", ...trust.scripts), styles: sources(...trust.styles) }
}

/** Returns the Content-Security-Policy of a document. */
export function policyOf(profile: Profile, trust: Trust, isHttps: boolean): string {
  const { scripts, styles } = trusted(trust)
  const base = PROFILES[profile]
  const elements = base['style-src-elem'] ?? ''
  // A nonce or a hash would disable 'unsafe-inline'.
  const styleElements = elements.includes("'unsafe-inline'") ? elements : sources(elements, styles)
  const directives = {
    ...base,
    'script-src': sources(scripts, base['script-src'] ?? ''),
    'style-src-elem': styleElements,
    ...(isHttps && { 'upgrade-insecure-requests': '' }),
    'report-to': 'csp',
    'report-uri': '/csp-report',
  }
  return Object.entries(directives)
    .map(([name, value]) => sources(name, value))
    .join('; ')
}

/** For responses that are no documents: they may do nothing, should a browser open them as one. */
export const NO_DOCUMENT_POLICY = "default-src 'none'; frame-ancestors 'none'"
