/** The settings that the requirements read. */
type Checked = {
  readonly isProduction: boolean
  readonly smtpUrl: string | null
  readonly publicUrl: string
  readonly adminEmail: string
  readonly mailFrom: string
  readonly stripe: object | null
  readonly seller: { readonly name: string; readonly address: string }
  /** The requirements that ALLOW_MISSING names. */
  readonly allowMissing: readonly RequirementName[]
}

type Requirement = {
  /**
   * What happens without it. English, for the terminal. The admin overview has messages of its own (`admin.missing`).
   */
  readonly consequence: string
  /** Returns the names of the settings that have to be set or changed. */
  readonly missing: (settings: Checked) => readonly string[]
}

/** Reserved names (RFC 2606, RFC 6761), those of local networks, and this machine. */
const NOT_PUBLIC =
  /(?:^|\.)(?:example|test|invalid|localhost|local|example\.(?:com|net|org))$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/iu

const isPublicHost = (host: string) => host.includes('.') && !NOT_PUBLIC.test(host)

/** Returns the host of an address, alone or as in `Haulpost <no-reply@haulpost.us>`. */
const hostOfMailbox = (mailbox: string) => /@(?<host>[^@>\s]+)>?\s*$/u.exec(mailbox)?.groups?.['host'] ?? ''

/**
 * What a public site cannot do without. The refused start, the warning on the admin overview and the tests use this
 * table.
 */
export const PRODUCTION_REQUIREMENTS = {
  mail: {
    consequence: 'no mail is sent, and no one can confirm an account',
    missing: ({ smtpUrl }) => (smtpUrl === null ? ['SMTP_URL'] : []),
  },
  addresses: {
    consequence: 'links in mails lead nowhere, and replies do not arrive',
    missing: ({ publicUrl, adminEmail, mailFrom, smtpUrl }) => {
      const hosts = {
        PUBLIC_URL: new URL(publicUrl).hostname,
        ADMIN_EMAIL: hostOfMailbox(adminEmail),
        // Without a mail server it is the sender of nothing, and `mail` is what is missing.
        ...(smtpUrl === null ? {} : { MAIL_FROM: hostOfMailbox(mailFrom) }),
      }
      return Object.entries(hosts).flatMap(([name, host]) => (isPublicHost(host) ? [] : [name]))
    },
  },
  payments: {
    consequence: 'payments are simulated, and everyone posts with a test card',
    missing: ({ stripe }) => (stripe === null ? ['STRIPE_SECRET_KEY'] : []),
  },
  identity: {
    consequence: 'visitors cannot see who runs the site and takes the money',
    missing: ({ seller }) => [
      ...(seller.name === '' ? ['SELLER_NAME'] : []),
      ...(seller.address === '' ? ['SELLER_ADDRESS'] : []),
    ],
  },
} as const satisfies Record<string, Requirement>

export type RequirementName = keyof typeof PRODUCTION_REQUIREMENTS

export const REQUIREMENT_NAMES = [
  'mail',
  'addresses',
  'payments',
  'identity',
] as const satisfies readonly RequirementName[]

/** A requirement that is not met, with the settings concerned. */
export type MissingRequirement = { readonly name: RequirementName; readonly settings: readonly string[] }

/** Returns what is missing for production; nothing while the site does not run in production. */
export function missingForProduction(settings: Checked): readonly MissingRequirement[] {
  if (!settings.isProduction) return []
  return REQUIREMENT_NAMES.flatMap((name) => {
    const missing = PRODUCTION_REQUIREMENTS[name].missing(settings)
    return missing.length > 0 ? [{ name, settings: missing }] : []
  })
}

const sentenceOf = ({ name, settings }: MissingRequirement) =>
  `${settings.join(', ')}: ${PRODUCTION_REQUIREMENTS[name].consequence}`

/** Returns one line about what is missing without permission, or null when the site may start. */
export function whyNotInProduction(settings: Checked): string | null {
  const missing = missingForProduction(settings).filter(({ name }) => !settings.allowMissing.includes(name))
  if (missing.length === 0) return null
  const names = missing.map(({ name }) => name).join(',')
  return `Not ready for NODE_ENV=production. Missing or only an example: ${missing.map(sentenceOf).join('; ')}. Set them, or start without: ALLOW_MISSING=${names}`
}

/** Returns a line for each requirement that is missing with permission, logged at every start. */
export function allowedInProduction(settings: Checked): readonly string[] {
  return missingForProduction(settings).map(
    (missing) => `Missing, as ALLOW_MISSING=${missing.name} allows. ${sentenceOf(missing)}.`,
  )
}
