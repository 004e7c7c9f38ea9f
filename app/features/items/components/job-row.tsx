import type { JobRow as Job } from '#app/features/attributes/job-row.ts'
import { Usual } from '#app/features/price-guide/components/usual-mark.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import { Lang } from '#app/ui/lang.tsx'
import type { ItemCard } from '../item-card.ts'
import { AgeAndViews, LanguageTag, OriginalTitle, Where } from './item-facts.tsx'
import { DetailsLink } from './item-link.tsx'
import { CompanyName, JobTile, RowFoot, type RowProps, seenId, Title } from './item-parts.tsx'

/** The same facts of each job in the same order, so that eyes compare down the list. */
function JobFacts({ facts }: Pick<Job, 'facts'>) {
  return (
    <dl className="job-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a week pays, how the sum is made, and who says so; of a job that does not say, the way to ask. */
function JobPay({ item, job: { pay, unstated } }: { item: ItemCard; job: Job }) {
  if (!pay) {
    return (
      <div className="job-pay job-pay-none">
        <p className="job-sum">{unstated.title}</p>
        <DetailsLink item={item} className="contact-button">
          {unstated.ask}
          <span className="sr-only">: {item.title}</span>
        </DetailsLink>
      </div>
    )
  }
  return (
    <div className="job-pay">
      <p className={pay.per === null ? 'job-rate' : 'job-sum'}>
        {pay.sum} {pay.per && <small>{pay.per}</small>}
      </p>
      {pay.how && <p className="job-how">{pay.how}</p>}
      {pay.said && <p className="job-said">{pay.said}</p>}
      {item.usual && <Usual mark={item.usual} />}
    </div>
  )
}

/** A row of a job: who and what, the facts that decide, and the pay card ([CAT-14]). */
export function JobRow(props: RowProps & { job: Job }) {
  const { item, job, heading: Heading, save } = props
  const t = useT()
  return (
    <li data-seen={seenId(item)} className="item-row item-job">
      <JobTile item={item} />
      <div className="item-head">
        {item.featured && <span className="tag tag-featured">{t('listings.featured')}</span>}
        <CompanyName item={item} /> <LanguageTag item={item} />
        <Heading className="item-heading">
          <Title item={item} />
        </Heading>
        <OriginalTitle item={item} />
        <p className="item-place">
          <span className="item-where">
            <Where item={item} />
          </span>{' '}
          <AgeAndViews item={item} />
        </p>
      </div>
      {job.facts.length > 0 ? (
        <JobFacts facts={job.facts} />
      ) : (
        <p className="job-facts item-summary item-summary-first">
          <Lang in={item.language}>{item.summary}</Lang>
        </p>
      )}
      <JobPay item={item} job={job} />
      <RowFoot {...props} />
      <div className="job-heart">{save(item)}</div>
    </li>
  )
}
