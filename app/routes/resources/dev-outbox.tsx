import { useAccountT } from '#app/i18n/use-t.tsx'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import { formatDayAndTime } from '#app/lib/site-calendar.ts'
import { findMail, newestMails } from '#app/platform/mail/outbox.server.ts'
import { Link } from '#app/ui/link.tsx'
import { anyone, refused } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dev-outbox'

/**
 * For trying out without a mail server: every mail this site has written, links to new passwords among them. There is
 * such a page on a local site only, and only for who sits at that machine.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, site, t, visitor } = anyone(context)
  if (!site.showsOutbox || !visitor.isLocal) throw refused(refuse('notFound', 'common.notFound'))
  const parts = { title: t('mail.outboxTitle'), description: '', path: '/dev/outbox', index: false }
  const meta = pageMeta(site, t, parts)
  if (params.id === undefined) return { meta, mails: await newestMails(db), mail: null }
  const mail = isUuid(params.id) ? await findMail(db, params.id) : undefined
  if (!mail) throw refused(refuse('notFound', 'mail.noSuchMail'))
  return { meta, mails: [], mail }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

type Loaded = Route.ComponentProps['loaderData']
type Mail = NonNullable<Loaded['mail']>

function MailList({ mails }: { mails: Loaded['mails'] }) {
  const t = useAccountT()
  if (mails.length === 0) return <p>{t('mail.outboxEmpty')}</p>
  return (
    <ul className="border-t-2 border-asphalt">
      {mails.map(({ id, subject, recipient, state, createdAt }) => (
        <li key={id} className="border-b border-line">
          <Link to={`/dev/outbox/${id}`} className="row-link max-sm:flex-col max-sm:items-start max-sm:gap-0">
            <span className="max-w-full min-w-0 truncate">{subject}</span>
            <span className="font-mono text-small wrap-anywhere text-muted sm:shrink-0">
              {recipient} · {state} · {formatDayAndTime(createdAt, t)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function MailHead({ mail }: { mail: Mail }) {
  const t = useAccountT()
  const rows = [
    [t('mail.to'), mail.recipient],
    [t('mail.replyTo'), mail.replyTo],
    [t('mail.subject'), mail.subject],
    [t('mail.template'), mail.template],
    [t('mail.language'), mail.language],
    [t('mail.state'), mail.state],
    [t('mail.attempts'), String(mail.attempts)],
    [t('mail.lastError'), mail.lastError],
    [t('mail.written'), formatDayAndTime(mail.createdAt, t)],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-y border-line py-3">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="break-all">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function MailPage({ mail }: { mail: Mail }) {
  const t = useAccountT()
  return (
    <div className="grid gap-6">
      <Link to="/dev/outbox" className="plain-link justify-self-start">
        {t('mail.backToOutbox')}
      </Link>
      <MailHead mail={mail} />
      <h2 className="section-name mb-0">{t('mail.asText')}</h2>
      <pre className="overflow-x-auto border border-line bg-card p-4 font-mono text-small whitespace-pre-wrap">
        {mail.body}
      </pre>
      <h2 className="section-name mb-0">{t('mail.asHtml')}</h2>
      {/* Without any permission: no script, no form, no way out. */}
      <iframe
        title={t('mail.asHtml')}
        sandbox=""
        srcDoc={mail.html}
        className="h-[32rem] w-full border border-line bg-white"
      />
    </div>
  )
}

export default function Outbox({ loaderData: { mails, mail } }: Route.ComponentProps) {
  const t = useAccountT()
  return (
    <div className="frame max-w-5xl py-8">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('mail.outboxTitle')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('mail.outboxText')}</p>
      {mail ? <MailPage mail={mail} /> : <MailList mails={mails} />}
    </div>
  )
}
