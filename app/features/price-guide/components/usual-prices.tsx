import type { Translate } from '#app/i18n/translate.ts'
import { Link } from '#app/ui/link.tsx'
import { describeGroup, type UsualGroup } from '../usual-groups.ts'
import { usualMark } from '../usual-mark.ts'
import { formatOfGroup } from '../value-format.ts'
import { UsualBand } from './usual-mark.tsx'

function UsualCell({ group, t }: { group: UsualGroup; t: Translate }) {
  const described = describeGroup(group, t)
  if (!described) return null
  const format = formatOfGroup(group.group, t)
  const { band, text } = usualMark(t, { value: group.median, usual: group, format })
  return (
    <li className="usual-cell">
      <h3 className="font-bold">
        <Link to={described.path} className="hover:text-primary hover:underline">
          {described.name}
        </Link>
      </h3>
      {described.detail && <p className="text-small text-muted">{described.detail}</p>}
      <p className="usual-figure">{format.one(group.median)}</p>
      <UsualBand band={band} position={null} />
      <p className="usual-range">{text}</p>
    </li>
  )
}

/** What is asked on this site for what many look for ([PRICE-05]). Only the server renders it, with all its words. */
export function UsualPrices({ groups, t }: { groups: readonly UsualGroup[]; t: Translate }) {
  return (
    <section aria-labelledby="usual-prices" className="usual-prices">
      <h2 id="usual-prices" className="text-[1.375rem] leading-tight font-extrabold tracking-tight">
        {t('priceGuide.usualPrices')}
      </h2>
      <p className="text-small text-muted">{t('priceGuide.usualPricesLead')}</p>
      <ul>
        {groups.map((group) => (
          <UsualCell key={group.group} group={group} t={t} />
        ))}
      </ul>
    </section>
  )
}
