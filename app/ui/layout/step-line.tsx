import './step-line.css'

interface StepLineProps {
  label: string
  steps: readonly string[]
  current: number
}

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
