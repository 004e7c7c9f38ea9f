import { useT } from '#app/i18n/use-t.tsx'
import { telHref } from '#app/lib/phone.ts'
import type { HeadingLevel } from '../../components/item-views.tsx'
import type { ItemDetail } from '../item-detail.ts'

type Props = {
  readonly pay: NonNullable<ItemDetail['pay']>
  readonly row: ItemDetail['payRow']
  readonly contact: ItemDetail['contact']
  readonly heading: HeadingLevel
}

/** The way to ask the poster; none where there is no contact. */
function Ask({ contact: { phone, email, extension } }: Pick<Props, 'contact'>) {
  const t = useT()
  if (!phone && !email) return null
  const href = email ? `mailto:${email}` : telHref(phone, extension)
  return (
    <a href={href} className="plain-link">
      {t('detail.askAboutPay')}
    </a>
  )
}

/** A week's pay is the largest of the page; a rate in words is longer. */
function Sum({ pay: { headline, isStated }, row }: Pick<Props, 'pay' | 'row'>) {
  if (row?.per) {
    return (
      <p className="detail-sum">
        {row.sum} <small>{row.per}</small>
      </p>
    )
  }
  return <p className={isStated ? 'detail-sum detail-sum-words' : 'pay-card-none-title'}>{headline}</p>
}

/** What a job pays, the same way on every job, with its arithmetic ([ATTR-14]). */
export function PayCard({ pay, row, contact, heading: Heading }: Props) {
  const t = useT()
  const { formula, rate, guaranteed, extras, deductions, isStated } = pay
  const lines = [
    rate,
    guaranteed,
    extras.length > 0 ? t('detail.paidOnTop', { list: extras.join(', ') }) : null,
    deductions.length > 0 ? t('detail.deducted', { list: deductions.join(', ') }) : null,
  ].filter((line) => line !== null)
  return (
    <section className={isStated ? 'pay-card' : 'pay-card pay-card-none'}>
      <Heading className="section-name mb-1">{t('detail.pay')}</Heading>
      <Sum pay={pay} row={row} />
      {formula && <p className="text-small text-muted">{formula}</p>}
      {lines.length > 0 && (
        <ul className="pay-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {!isStated && <Ask contact={contact} />}
    </section>
  )
}
