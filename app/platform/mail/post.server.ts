import { createTransport } from 'nodemailer'
import type { Settings } from '../env.server.ts'
import type { Delivery } from './delivery.ts'

/** An email as the mail server gets it. */
type OutgoingMail = {
  readonly id: string
  readonly recipient: string
  readonly replyTo: string
  readonly subject: string
  readonly html: string
  readonly body: string
  readonly language: string
}

/** Sends emails to the mail server, one at a time. */
export type Post = {
  /** Whether there is no mail server; emails then wait until there is one. */
  readonly isAway: boolean
  readonly send: (mail: OutgoingMail) => Promise<Delivery>
  /** Gives up what is being sent: it is retried later. */
  readonly close: () => void
}

/** Timeouts in milliseconds, for each step and for all of them together. */
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
} as const
const MAX_DURATION_MS = 60_000

type SmtpError = { readonly message: string; readonly code: string; readonly responseCode: number | null }

function smtpErrorOf(error: unknown): SmtpError {
  if (!(error instanceof Error)) return { message: String(error), code: '', responseCode: null }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const hasResponseCode = 'responseCode' in error && typeof error.responseCode === 'number'
  return { message: error.message, code, responseCode: hasResponseCode ? Number(error.responseCode) : null }
}

/**
 * 5xx about the email is final. A failed login is the operator's to fix, and no email's fault; 503 means out of
 * order.
 */
function isFinal({ code, responseCode }: SmtpError): boolean {
  const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutEmail && responseCode !== null && responseCode >= 500 && responseCode !== 503
}

function failureOf(error: unknown): Delivery {
  const smtpError = smtpErrorOf(error)
  if (isFinal(smtpError)) return { kind: 'refused', reason: smtpError.message }
  return { kind: 'later', reason: smtpError.message, reached: smtpError.responseCode !== null }
}

/** Addresses as objects: a string would be parsed as a list, and a comma in it would add a recipient. */
const only = (address: string) => ({ name: '', address })

type PostSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>

function smtpPost(smtpUrl: string, { mailFrom, publicUrl }: PostSettings, longestMs: number): Post {
  const transport = createTransport({
    url: smtpUrl,
    ...PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { hostname } = new URL(publicUrl)
  const closing = new AbortController()
  return {
    isAway: false,
    close() {
      closing.abort()
      transport.close()
    },
    async send({ id, recipient, replyTo, subject, html, body, language }) {
      try {
        await transport.sendMail({
          from: mailFrom,
          to: only(recipient),
          ...(replyTo && { replyTo: only(replyTo) }),
          subject,
          text: body,
          html,
          // The same for every attempt, so that a duplicate can be recognized.
          messageId: `<${id}@${hostname}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(longestMs)]),
        })
        return { kind: 'sent' }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

const outboxOnly: Post = { isAway: false, send: async () => ({ kind: 'captured' }), close: () => {} }

const withoutMailServer: Post = {
  isAway: true,
  send: async () => ({ kind: 'later', reason: 'SMTP_URL is not set', reached: false }),
  close: () => {},
}

type PostOptions = {
  /** Whether emails can be read in the outbox in a trial: without a mail server they are captured there. */
  readonly showsOutbox: boolean
  readonly longestMs?: number
}

/**
 * Opens the mail server of the settings. Without one, emails wait in the outbox; where it is shown, they are captured
 * there.
 */
export function openPost(
  settings: PostSettings,
  { showsOutbox, longestMs = MAX_DURATION_MS }: PostOptions,
): Post {
  if (settings.smtpUrl !== null) return smtpPost(settings.smtpUrl, settings, longestMs)
  return showsOutbox ? outboxOnly : withoutMailServer
}
