import { Link } from '#app/ui/link.tsx'

type Step = { readonly name: string; readonly to: string | null }

/** The way up from a county to the country. The last step is what the map shows. */
export function MapCrumbs({ label, steps }: { label: string; steps: readonly Step[] }) {
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
