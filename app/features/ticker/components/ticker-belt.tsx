import { ItemLink } from '#app/features/items/components/item-link.tsx'
import { Lang } from '#app/ui/lang.tsx'
import type { TickerItem } from '../ticker-items.ts'

/** How long an item takes to pass, in seconds. */
const PASSES_IN = 7

function Run({ items, hidden }: { items: readonly TickerItem[]; hidden?: boolean }) {
  return (
    <ul className="ticker-run" aria-hidden={hidden} inert={hidden}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemLink item={item}>
            <Lang in={item.language}>{item.title}</Lang> {item.price && <b>{item.price}</b>} {item.place}
          </ItemLink>
        </li>
      ))}
    </ul>
  )
}

/** The items of the ticker. The second copy only makes the loop seamless, and is hidden from assistive technology. */
export function TickerBelt({ items }: { items: readonly TickerItem[] }) {
  return (
    <div className="ticker-belt" style={{ animationDuration: `${items.length * PASSES_IN}s` }}>
      <Run items={items} />
      <Run items={items} hidden />
    </div>
  )
}
