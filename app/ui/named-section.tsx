import { type ReactNode, useId } from 'react'

/** A section with a name, by which a screen reader finds it. */
export function NamedSection({
  name,
  className,
  children,
}: {
  name: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="section-name">
        {name}
      </h2>
      {children}
    </section>
  )
}
