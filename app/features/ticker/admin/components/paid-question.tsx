import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatDay } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { TickerEntry } from '../ticker-groups.ts'

/**
 * Asks before a paid place is taken away, and says what follows (D-07). The server asks, so it works without
 * JavaScript.
 */
export function PaidQuestion({ entry }: { entry: TickerEntry }) {
  const t = useAdminT()
  const notice = useRef<HTMLDivElement>(null)
  const [params] = useSearchParams()
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tone="bad" title={t('ticker.paidTitle')}>
      <p>{t('ticker.paidText', { title: entry.title, date: formatDay(entry.paidUntil, t) })}</p>
      <div className="flex flex-wrap gap-2">
        <Link to={{ search: params.toString() }} className="button-primary">
          {t('layouts.cancel')}
        </Link>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="kind" value={entry.kind} />
          <input type="hidden" name="id" value={entry.id} />
          <input type="hidden" name="title" value={entry.title} />
          <input type="hidden" name="isSure" value="true" />
          <button name="featured" value="false" className="button-quiet text-red">
            {t('ticker.removePaid')}
          </button>
        </Form>
      </div>
    </Notice>
  )
}
