import { stepValue } from '@/domain/stepper/step-value'
import { Icon } from '../icon'
import './style.scss'

export interface StepperProps {
  /** What is counted, for screen readers: "Adults". */
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly onChange: (value: number) => void
  /** A tap that would go beyond a bound. */
  readonly onStop?: (bound: 'min' | 'max') => void
  /** May veto a change by answering false. */
  readonly beforeUpdate?: (value: number) => boolean
}

/** Minus, number, plus (spec §2, §9: min 0, step 1). */
export function Stepper(props: StepperProps) {
  const { label, value, min = 0, max = Number.MAX_SAFE_INTEGER, step = 1 } = props
  const tap = (direction: -1 | 1) => {
    const stepped = stepValue(value, direction, { min, max, step })
    if (stepped.kind === 'stopped') props.onStop?.(stepped.bound)
    else if (props.beforeUpdate?.(stepped.value) !== false) props.onChange(stepped.value)
  }
  return (
    <div className="step" role="group" aria-label={label}>
      <StepButton icon="minus" label={`Fewer: ${label}`} isOff={value - step < min} onTap={() => tap(-1)} />
      <span className="step-value" role="status" aria-label={`${label}: ${value}`}>
        {value}
      </span>
      <StepButton icon="plus" label={`More: ${label}`} isOff={value + step > max} onTap={() => tap(1)} />
    </div>
  )
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus'
  readonly label: string
  readonly isOff: boolean
  readonly onTap: () => void
}

/** Dimmed at a bound and still tappable, so that the stop can be told. */
function StepButton({ icon, label, isOff, onTap }: StepButtonProps) {
  return (
    <button
      type="button"
      className={isOff ? 'step-tap step-off' : 'step-tap'}
      aria-label={label}
      aria-disabled={isOff}
      onClick={onTap}
    >
      <span className="step-disc">
        <Icon name={icon} size={18} />
      </span>
    </button>
  )
}
