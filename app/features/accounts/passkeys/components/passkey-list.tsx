import { Form } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatDay } from '#app/lib/site-calendar.ts'

type Passkey = {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

/** The passkeys of a user, each with a button that removes it. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useAccountT()
  if (passkeys.length === 0) return <p>{t('passkeys.none')}</p>
  return (
    <ul className="border-t border-line">
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
          <p>
            <span className="font-bold">{name}</span>
            <span className="block text-muted">
              {usedAt
                ? t('passkeys.factsUsed', {
                    day: formatDay(createdAt, t),
                    used: formatDay(usedAt, t),
                  })
                : t('passkeys.facts', { day: formatDay(createdAt, t) })}
            </span>
          </p>
          <Form method="post" action="?change=remove" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <button type="submit" className="button-quiet">
              {t('passkeys.remove', { name })}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
