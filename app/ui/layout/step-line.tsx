import './step-line.css'

interface StepLineProps {
  /** What the steps lead to, for those who do not see the line. */
  label: string
  steps: readonly string[]
  /** The place of the step one is at, from 0. */
  current: number
}

/** How far one has come on a way of a few pages. */
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
