import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { PersonRow as Person } from '../queries.server.ts'
import type { BulkAction } from '../rules.ts'
import { type Asked, PeopleDialogs } from './people-dialogs.tsx'
import { PersonRow } from './person-row.tsx'

/** All changes of the list use one fetcher, so that one place reports their results. */
export const PEOPLE_FETCHER = 'people'

type BarProps = { count: number; onAct: (action: BulkAction) => void; onDeselect: () => void }

function BulkBar({ count, onAct, onDeselect }: BarProps) {
  const t = useAdminT()
  return (
    <section aria-label={t('people.bulkBar')} className="bulk-bar">
      <p className="font-bold" role="status">
        {t('people.selected', { count })}
      </p>
      <button type="button" className="button-primary" onClick={() => onAct('verify')}>
        {t('people.verify')}
      </button>
      <button type="button" className="button-danger" onClick={() => onAct('ban')}>
        {t('people.ban')}
      </button>
      <button type="button" className="button-quiet" onClick={onDeselect}>
        {t('people.deselect')}
      </button>
    </section>
  )
}

function TableHead({ all, onAll }: { all: boolean; onAll: (all: boolean) => void }) {
  const t = useAdminT()
  return (
    <thead>
      <tr>
        <th scope="col" className="cell-tick">
          <Checkbox label={t('people.selectAll')} checked={all} onChange={onAll} />
        </th>
        <th scope="col">{t('people.person')}</th>
        <th scope="col">{t('people.role')}</th>
        <th scope="col">{t('people.joined')}</th>
        <th scope="col">{t('people.actions')}</th>
      </tr>
    </thead>
  )
}

/** The answer to a question as the form the server reads, and where it goes. */
function formOf(asked: Asked, said: FormData): { change: string; form: FormData } {
  if ('person' in asked) {
    said.set('userId', asked.person.id)
    return { change: asked.kind, form: said }
  }
  said.set('action', asked.kind)
  for (const id of asked.userIds) said.append('userIds', id)
  return { change: 'bulk', form: said }
}

type Props = { people: readonly Person[]; adminId: string }

/** The users of one page; selecting some shows the bulk actions ([USR-05]). */
export function PeopleTable({ people, adminId }: Props) {
  const fetcher = useFetcher({ key: PEOPLE_FETCHER })
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked | null>(null)
  const userIds = people.map(({ id }) => id).filter((id) => ticked.has(id))
  const tick = (ids: readonly string[], on: boolean) => {
    setTicked((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  }
  const send = (answered: Asked, said: FormData) => {
    const { change, form } = formOf(answered, said)
    if (!('person' in answered)) setTicked(new Set())
    void fetcher.submit(form, { method: 'post', action: `/admin/users?change=${change}` })
  }
  return (
    <>
      <table className="admin-table mt-4">
        <TableHead
          all={userIds.length === people.length}
          onAll={(on) =>
            tick(
              people.map(({ id }) => id),
              on,
            )
          }
        />
        <tbody>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              adminId={adminId}
              selected={ticked.has(person.id)}
              onSelect={(on) => tick([person.id], on)}
              onAsk={setAsked}
              fetcherKey={PEOPLE_FETCHER}
            />
          ))}
        </tbody>
      </table>
      {userIds.length > 0 && (
        <BulkBar
          count={userIds.length}
          onAct={(kind) => setAsked({ kind, userIds })}
          onDeselect={() => setTicked(new Set())}
        />
      )}
      <PeopleDialogs asked={asked} onAnswer={send} onClose={() => setAsked(null)} />
    </>
  )
}
