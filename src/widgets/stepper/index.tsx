import type { Timers } from '@/domain/app/timers'
import { Icon } from '../icon'
import { StepInput } from './input'
import { useStepper } from './use-stepper'
import './style.scss'

export interface StepperProps {
  /** What is counted, for screen readers: "Adults". */
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly onChange: (value: number) => void
  /** A step or a typed number that would go beyond a bound. */
  readonly onStop?: (bound: 'min' | 'max') => void
  /** May veto a change by returning false or a promise of it; a rejected promise is a veto too. */
  readonly beforeUpdate?: (value: number) => boolean | Promise<boolean>
  readonly isDisabled?: boolean
  /** Shows the value without a way to change it. */
  readonly isReadOnly?: boolean
  /** Makes the number editable; it is clamped to the bounds on blur. */
  readonly canType?: boolean
  /** Decimals that a typed number may have. */
  readonly decimals?: number
  /** With them, a button that is held goes on stepping. */
  readonly timers?: Pick<Timers, 'after'>
}

/** Minus, number, plus (spec §2, §9: min 0, step 1). */
export function Stepper(props: StepperProps) {
  const { label, value, min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, isDisabled = false, isReadOnly } = props
  const bounds = { min, max, step }
  const stepper = useStepper(props, bounds)
  const isStill = isDisabled || isReadOnly
  return (
    <div
      className={isDisabled ? 'step step-dimmed' : 'step'}
      role="group"
      aria-label={label}
      aria-disabled={isDisabled}
    >
      <button
        type="button"
        className={value - step < min || isStill ? 'step-tap step-off' : 'step-tap'}
        aria-label={`Fewer: ${label}`}
        aria-disabled={value - step < min || isStill}
        {...stepper.buttonProps(-1)}
      >
        <StepDisc icon="minus" />
      </button>
      {props.canType && !isStill ? (
        <StepInput label={label} value={value} bounds={bounds} onType={stepper.type} onStep={stepper.step} />
      ) : (
        <span className="step-value" role="status" aria-label={`${label}: ${value}`}>
          {value}
        </span>
      )}
      <button
        type="button"
        className={value + step > max || isStill ? 'step-tap step-off' : 'step-tap'}
        aria-label={`More: ${label}`}
        aria-disabled={value + step > max || isStill}
        {...stepper.buttonProps(1)}
      >
        <StepDisc icon="plus" />
      </button>
    </div>
  )
}

/** Dimmed at a bound but still tappable, so that reaching the limit can be announced. */
function StepDisc({ icon }: { readonly icon: 'minus' | 'plus' }) {
  return (
    <span className="step-disc">
      <Icon name={icon} size={18} />
    </span>
  )
}
