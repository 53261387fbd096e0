import { useState, type KeyboardEvent } from 'react'
import type { StepperBounds } from './step-value'

export interface StepInputProps {
  readonly label: string
  readonly value: number
  readonly bounds: StepperBounds
  /** Called when the field is left or Enter is pressed. */
  readonly onType: (text: string) => void
  readonly onStep: (side: -1 | 1) => void
}

/** The number of a stepper as a field; arrow keys step. */
export function StepInput({ label, value, bounds, onType, onStep }: StepInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const finish = () => {
    if (draft !== null) onType(draft)
    setDraft(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish()
    const side = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
    if (side === null) return
    event.preventDefault()
    setDraft(null)
    onStep(side)
  }
  return (
    <input
      className="step-value step-input"
      role="spinbutton"
      inputMode="decimal"
      value={draft ?? String(value)}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={bounds.min}
      aria-valuemax={bounds.max === Number.MAX_SAFE_INTEGER ? undefined : bounds.max}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  )
}
