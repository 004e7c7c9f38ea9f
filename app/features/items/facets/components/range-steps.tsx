import type { StepView } from '../range-text.ts'

/** Usual ranges that fill in the two fields above them ([FACET-10]); `watchFacetForm` presses them. */
export function RangeSteps({ steps }: { steps: readonly StepView[] }) {
  if (steps.length === 0) return null
  return (
    <div className="facet-steps needs-script">
      {steps.map(({ from, to, name }) => (
        <button key={name} type="button" className="facet-step" data-from={from} data-to={to}>
          {name}
        </button>
      ))}
    </div>
  )
}
