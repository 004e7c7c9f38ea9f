import { useT } from '#app/i18n/use-t.tsx'
import type { HeadingLevel } from '../../components/item-views.tsx'
import type { ItemDetail } from '../item-detail.ts'

type Props = { readonly facts: ItemDetail['facts']; readonly heading: HeadingLevel }

/** Everything a listing states, group by group ([ATTR-14]). */
export function FactTable({ facts, heading: Heading }: Props) {
  const t = useT()
  if (facts.length === 0) return null
  return (
    <section>
      <Heading className="section-name mb-1">{t('detail.facts')}</Heading>
      <table className="fact-table">
        {facts.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
