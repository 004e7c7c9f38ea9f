import { useT } from '#app/i18n/use-t.tsx'
import type { HeadingLevel } from '../../components/item-views.tsx'
import type { ItemDetail } from '../item-detail.ts'

type Props = { readonly facts: ItemDetail['facts']; readonly heading: HeadingLevel }

/** Everything a listing states, group by group ([ATTR-14]); in two columns where there is room. */
export function FactTable({ facts, heading: Heading }: Props) {
  const t = useT()
  if (facts.length === 0) return null
  const Group = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <section>
      <Heading className="detail-heading">{t('detail.facts')}</Heading>
      <div className="fact-groups">
        {facts.map(({ title, rows }) => (
          <div key={title}>
            <Group className="fact-group">{title}</Group>
            <dl className="fact-rows">
              {rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}
