/** Bounds of a stepper; the specification's defaults are min 0 and step 1. */
export interface StepperBounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** What a tap on a stepper leads to: another value, or a stop at a bound. */
type Stepped =
  | { readonly kind: 'changed'; readonly value: number }
  | { readonly kind: 'stopped'; readonly bound: 'min' | 'max' }

/** One step down or up, to as many decimals as the value and the step have; the value never leaves [min, max], and a step that would is a stop. */
export function stepValue(value: number, direction: -1 | 1, { min, max, step }: StepperBounds): Stepped {
  const next = Number((value + direction * step).toFixed(Math.max(decimalsOf(value), decimalsOf(step))))
  if (next < min) return { kind: 'stopped', bound: 'min' }
  return next > max ? { kind: 'stopped', bound: 'max' } : { kind: 'changed', value: next }
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

/** What a typed text means to a stepper: a value within its bounds, and the bound where it had to be held back; null for what is no number. */
interface TypedValue {
  readonly value: number
  readonly stoppedAt: 'min' | 'max' | null
}

/** Parses a typed number, cut to the given decimals and clamped to [min, max]. */
export function typedValue(
  text: string,
  { min, max }: Pick<StepperBounds, 'min' | 'max'>,
  decimals: number,
): TypedValue | null {
  const plain = text.trim().replace(',', '.')
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const value = Number(Number(plain).toFixed(decimals))
  if (value < min) return { value: min, stoppedAt: 'min' }
  return value > max ? { value: max, stoppedAt: 'max' } : { value, stoppedAt: null }
}
