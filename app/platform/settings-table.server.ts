import { z } from 'zod'
import { DEFAULT_TIME_ZONE, isTimeZone } from '#app/lib/site-calendar.ts'
import { BACKUP_SETTINGS } from './backup/backup-settings.server.ts'
import { SHARED_CACHE_SETTINGS } from './cache/shared-cache-settings.server.ts'
import { DATABASE_SETTINGS } from './db/database-settings.server.ts'
import { REQUIREMENT_NAMES, type RequirementName } from './production-requirements.ts'

const port = z.coerce.number().int().min(0).max(65535)
const flag = z.enum(['on', 'off']).transform((word) => word === 'on')
/** Host names as browsers compare them: lower case, other scripts in their ASCII form. */
const hostNames = z.string().transform((line, ctx) => {
  const names = line.split(',').flatMap((name) => name.trim() || [])
  return names.map((name) => {
    const hostname = URL.parse(`http://${name}`)?.hostname
    if (!hostname || hostname.length < name.length) ctx.addIssue(`'${name}' is no name of a host`)
    return hostname ?? ''
  })
})
const requirements = z.string().transform((line, ctx) =>
  line
    .split(',')
    .flatMap((word) => word.trim() || [])
    .flatMap((word): RequirementName | [] => {
      const found = REQUIREMENT_NAMES.find((name) => name === word)
      if (!found) ctx.addIssue(`'${word}' is none of ${REQUIREMENT_NAMES.join(', ')}`)
      return found ?? []
    }),
)
const address = z.url({ protocol: /^https?$/u }).transform((url) => new URL(url).origin)

const stripeKey = (...kinds: readonly string[]) =>
  z.string().regex(new RegExp(`^(?:${kinds.join('|')})_(?:test|live)_\\w+$`, 'u'))

/**
 * Every variable the product reads, with its default and its purpose. A test compares `.env.example` with this table.
 */
export const SETTINGS = z.object({
  PORT: port.prefault('3000').describe('Port of the site.'),
  HOST: z
    .string()
    .prefault('')
    .transform((line) => line.split(/[\s,]+/u).filter(Boolean))
    .describe(
      'Addresses the site listens on, such as 0.0.0.0. Empty: 0.0.0.0, but 127.0.0.1 and ::1 while PUBLIC_URL is local.',
    ),
  PUBLIC_URL: address
    .optional()
    .describe('Address users type, such as https://haulpost.example. Empty: http://localhost and the port.'),
  DATA_DIR: z.string().prefault('.data').describe('Folder of the database and the pictures.'),
  SITE_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Secret of at least 32 characters that encrypts stored secrets and signs backups; the same on all machines. Empty: site-key in DATA_DIR.',
    ),
  PICTURE_BUCKET: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe(
      'S3-compatible bucket for pictures, such as https://s3.us-east-2.amazonaws.com/haulpost. Empty: DATA_DIR.',
    ),
  PICTURE_BUCKET_REGION: z
    .string()
    .prefault('us-east-1')
    .describe('Region of the bucket, as its owner names it.'),
  PICTURE_BUCKET_KEY: z
    .string()
    .optional()
    .describe('Access key that may read, write, list and delete in the bucket.'),
  PICTURE_BUCKET_SECRET: z.string().optional().describe('Secret of that access key.'),
  ...BACKUP_SETTINGS,
  ...DATABASE_SETTINGS,
  DEMO_DATA: flag
    .prefault('on')
    .describe('on: an empty database is filled with demo content at the first start.'),
  PROCESSES: z
    .enum(['all', 'web', 'worker'])
    .prefault('all')
    .describe(
      'What this start runs: all, or web or worker alone, for containers of their own. Those need DATABASE_URL, and haulpost migrate before them.',
    ),
  JOIN: z
    .literal('1')
    .optional()
    .describe(
      '1: this start may run next to another one on the same DATA_DIR, on a port of its own. Empty: it is refused.',
    ),
  WEB_PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe('How many web processes share PORT. Empty: one less than the machine has cores, at least 1.'),
  METRICS_HOST: z
    .string()
    .prefault('127.0.0.1')
    .describe(
      'Address the metrics listen on. They are for you only: where others reach it, close the ports to them.',
    ),
  METRICS_PORT: port
    .prefault('9464')
    .describe('Port of the Prometheus metrics of the web processes. 0: none.'),
  WORKER_METRICS_PORT: port
    .optional()
    .describe('The same of the worker, with its health. 0: none. Empty: one above METRICS_PORT.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .optional()
    .describe(
      'How many seconds a site that stops goes on answering, with /readyz saying 503. Empty: 5 in production, else 0.5.',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .prefault('info')
    .describe('How much is logged: debug, info, warn, error or silent.'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .prefault('0')
    .describe('How many proxies of yours stand in front and append to X-Forwarded-For.'),
  RATE_LIMIT_LOOPBACK: flag
    .prefault('off')
    .describe('on: limits keyed by address also bind requests from this machine.'),
  STRICT_ORIGIN: flag.prefault('off').describe('on: JSON requests without an Origin header are refused too.'),
  PAGE_CACHE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .prefault('300')
    .describe(
      'How many seconds the page of a visitor may be served again while its content stays the same. 0: never.',
    ),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(16_384)
    .prefault('64')
    .describe(
      'Memory of each web process for pages of visitors, in megabytes; searches and filters get a quarter more.',
    ),
  ...SHARED_CACHE_SETTINGS,
  ADMIN_EMAIL: z
    .email()
    .prefault('admin@haulpost.example')
    .describe(
      'Mailbox that receives the contact form. It stands in /.well-known/security.txt for everyone to read.',
    ),
  MAIL_FROM: z.string().prefault('Haulpost <no-reply@haulpost.example>').describe('Sender of every mail.'),
  PASSWORD_MIN_LENGTH: z.coerce
    .number()
    .int()
    .min(6)
    .max(64)
    .prefault('8')
    .describe('Fewest characters of a new password.'),
  PASSWORD_BLOCKLIST: flag
    .prefault('on')
    .describe('on: the commonest passwords are refused. off: for demos.'),
  ADMIN_REQUIRE_2FA: flag
    .prefault('off')
    .describe('on: admins need a second factor and new passwords of 12 characters. Recommended.'),
  HOLD_FIRST_POSTS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .prefault('0')
    .describe('Paid posts of an account that wait for an admin, until this many are approved. 0: none.'),
  BLOCKED_HOSTS: hostNames
    .prefault('')
    .describe('Hosts that no post may link to, with all below them, such as bad.example, worse.example.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/u })
    .optional()
    .describe(
      'Mail server, such as smtps://user:password@mail.example:465. Empty: mails wait, or can be read at /dev/outbox while PUBLIC_URL is local.',
    ),
  SITE_TIME_ZONE: z
    .string()
    .prefault(DEFAULT_TIME_ZONE)
    .refine(isTimeZone, 'it is no name of a time zone')
    .describe('Time zone of the days in pages, mails and receipts, such as America/Denver.'),
  SELLER_NAME: z
    .string()
    .max(120)
    .prefault('')
    .describe(
      'Name of your business on receipts and on pages such as About and Terms. Empty: receipts name the site, pages no operator.',
    ),
  SELLER_ADDRESS: z
    .string()
    .max(300)
    .prefault('')
    .describe('Postal address of your business beside its name, on one line. Empty: none.'),
  SELLER_PHONE: z
    .string()
    .max(40)
    .prefault('')
    .describe('Phone number of your business, shown to the public. Empty: none.'),
  SELLER_EMAIL: z
    .email()
    .or(z.literal(''))
    .prefault('')
    .describe('Email address of your business, shown to the public. Empty: only the contact form.'),
  SELLER_TAX_ID: z
    .string()
    .max(40)
    .prefault('')
    .describe('Your tax number on receipts, About and Terms, such as an EIN. Empty: none.'),
  STRIPE_SECRET_KEY: stripeKey('sk', 'rk')
    .optional()
    .describe('Secret key of your Stripe account. Empty: payments are simulated, with test cards only.'),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk')
    .optional()
    .describe('Publishable key of the same account and mode. Needed with STRIPE_SECRET_KEY.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/u)
    .optional()
    .describe('Signing secret of the webhook /api/stripe/webhook at Stripe. Needed with STRIPE_SECRET_KEY.'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .prefault('development')
    .describe(
      'production hides what is made for trying out, such as /dev/outbox, and needs SMTP_URL, Stripe, SELLER_NAME and addresses of your own.',
    ),
  ALLOW_MISSING: requirements
    .prefault('')
    .describe(
      'What production may start without, such as mail,addresses,payments,identity. Admins then see a warning.',
    ),
})
