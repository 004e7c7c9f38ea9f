import { useT } from '#app/i18n/use-t.tsx'
import { phoneDigits } from '#app/lib/phone.ts'
import type { HeadingLevel } from '../../components/item-views.tsx'
import type { ItemDetail } from '../item-detail.ts'

type Props = {
  readonly pay: NonNullable<ItemDetail['pay']>
  readonly contact: ItemDetail['contact']
  readonly heading: HeadingLevel
}

/** The way to ask the poster; none where there is no contact. */
function Ask({ contact: { phone, email } }: Pick<Props, 'contact'>) {
  const t = useT()
  if (!phone && !email) return null
  const href = email ? `mailto:${email}` : `tel:+1${phoneDigits(phone)}`
  return (
    <a href={href} className="plain-link">
      {t('detail.askAboutPay')}
    </a>
  )
}

/** What a job pays, the same way on every job, with its arithmetic ([ATTR-14]). */
export function PayCard({ pay, contact, heading: Heading }: Props) {
  const t = useT()
  const { headline, formula, rate, guaranteed, extras, deductions, isStated } = pay
  return (
    <section className="pay-card">
      <Heading className="section-name mb-1">{t('detail.pay')}</Heading>
      <p className="text-xl font-extrabold break-words">{headline}</p>
      {formula && <p className="text-sm">{formula}</p>}
      {rate && <p>{rate}</p>}
      {guaranteed && <p>{guaranteed}</p>}
      {extras.length > 0 && <p className="text-sm">{t('detail.paidOnTop', { list: extras.join(', ') })}</p>}
      {deductions.length > 0 && (
        <p className="text-sm">{t('detail.deducted', { list: deductions.join(', ') })}</p>
      )}
      {!isStated && <Ask contact={contact} />}
    </section>
  )
}
