import './step-line.css'

interface StepLineProps {
  /** Accessible name of the steps. */
  label: string
  steps: readonly string[]
  /** Index of the current step, from 0. */
  current: number
}

/** Progress through a flow of a few pages. */
export function StepLine({ label, steps, current }: StepLineProps) {
  return (
    <ol className="step-line" aria-label={label}>
      {steps.map((step, at) => (
        <li key={step} data-done={at < current || undefined} aria-current={at === current ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  )
}
