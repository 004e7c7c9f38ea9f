import { Link } from './link.tsx'

/** A page above this one; without an address it is this one. */
export type Crumb = { readonly name: string; readonly to: string | null }

/** The way from a page up to the first one of its kind. */
export function Crumbs({ label, steps }: { label: string; steps: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {steps.map(({ name, to }) => (
          <li key={name}>
            {to === null ? <span aria-current="page">{name}</span> : <Link to={to}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
