import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = {
  readonly from: string
  readonly to: readonly string[]
  /** The message as it came over the wire. */
  readonly raw: string
}

/** The server's response to a recipient instead of accepting it. */
export class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

type Behaviour = {
  /** Why an email to this address is not accepted now; null accepts it. */
  readonly refuse?: (recipient: string) => SmtpRefusal | null
  /** Takes a message, and says so only when this resolves. */
  readonly hold?: () => Promise<unknown>
  /** Accepts connections and never responds. */
  readonly isSilent?: boolean
  /** Requires a password, and accepts none. */
  readonly locksOut?: boolean
}

/** Starts a mail server for the test, on a port of its own. */
export async function aMailServer({
  refuse = () => null,
  hold = async () => undefined,
  isSilent = false,
  locksOut = false,
}: Behaviour = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: locksOut ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_login, _session, done) => done(new SmtpRefusal(535, 'wrong password')),
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect: (_session, done) => (isSilent ? undefined : done()),
    onRcptTo: ({ address }, _session, done) => done(refuse(address)),
    onData(stream, { envelope }, done) {
      const take = async (raw: string) => {
        const { mailFrom, rcptTo } = envelope
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map((to) => to.address), raw })
        await hold()
        done()
      }
      text(stream).then(take, done)
    },
  })
  // A client that hangs up is no error of the server.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const fromBytes = (bytes: number[]) => Buffer.from(bytes).toString('utf8')

/** Decodes quoted-printable: '=D0=AF' and soft line ends. */
function fromQuoted(written: string): string {
  const bytes = written
    .replace(/=\r?\n/gu, '')
    .match(/=[0-9A-F]{2}|[\s\S]/gu)
    ?.flatMap((sign) => (sign.length === 3 ? [Number.parseInt(sign.slice(1), 16)] : [...Buffer.from(sign)]))
  return fromBytes(bytes ?? [])
}

/** Returns one header of a message, unfolded and decoded; null when it is absent. */
export function headerOf(raw: string, name: string): string | null {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/gu, ' ')
  const line = head.split('\r\n').find((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  if (line === undefined) return null
  return line
    .slice(name.length + 1)
    .trim()
    .replace(/\?= +=\?/gu, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/giu, (_, kind: string, words: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString('utf8')
        : fromQuoted(words.replaceAll('_', ' ')),
    )
}

/** Returns one part of a message, decoded. */
export function partOf(raw: string, type: 'text/plain' | 'text/html'): string {
  const part = raw.split(/\r\n--[^\r\n]+/u).find((piece) => piece.includes(`Content-Type: ${type}`)) ?? ''
  const [head = '', ...body] = part.trimStart().split('\r\n\r\n')
  const written = body.join('\r\n\r\n')
  if (/base64/iu.test(head)) return Buffer.from(written, 'base64').toString('utf8')
  return /quoted-printable/iu.test(head) ? fromQuoted(written) : written
}
