import { Form } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { browserName } from '#app/lib/browser-name.ts'
import { formatDay } from '#app/lib/site-calendar.ts'

type Session = {
  readonly id: string
  readonly userAgent: string
  readonly network: string
  readonly seenAt: Date
  readonly isThis: boolean
}

type Props = {
  sessions: readonly Session[]
  /** Where the forms for ending one session, and for ending all others, are sent. */
  endOne: string
  endOthers: string
}

/** The sessions of a user, each with a button that ends it. */
export function SessionList({ sessions, endOne, endOthers }: Props) {
  const t = useAccountT()
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="w-full border-t border-line">
        {sessions.map(({ id, userAgent, network, seenAt, isThis }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-b border-line py-2">
            <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
              {t('accounts.sessionFacts', {
                browser: browserName(userAgent) || t('accounts.unknownBrowser'),
                network,
                day: formatDay(seenAt, t),
              })}
            </p>
            {isThis ? (
              <span className="tag">{t('accounts.thisSession')}</span>
            ) : (
              <Form method="post" action={endOne} preventScrollReset>
                <input type="hidden" name="sessionId" value={id} />
                <button type="submit" className="button-quiet">
                  {t('accounts.endSession')}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action={endOthers} preventScrollReset>
          <button type="submit" className="button-quiet">
            {t('accounts.endOthers')}
          </button>
        </Form>
      )}
    </div>
  )
}
