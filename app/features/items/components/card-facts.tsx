import type { ItemCard } from '../item-card.ts'

/** The facts that decide, in one line of a card ([ATTR-14]). */
export function CardFacts({ item: { facts } }: { item: Pick<ItemCard, 'facts'> }) {
  if (facts.length === 0) return null
  return (
    <ul className="card-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** The price, or what a job pays a week; nothing where neither is stated. */
export function CardAmount({ item: { price, pay } }: { item: Pick<ItemCard, 'price' | 'pay'> }) {
  const amount = pay?.main ?? price
  if (!amount) return null
  return (
    <p className="item-amount">
      {amount}
      {pay?.detail && <small>{pay.detail}</small>}
    </p>
  )
}
