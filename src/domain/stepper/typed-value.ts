import type { StepperBounds } from './step-value'

/** What a typed text means to a stepper: a value within its bounds, and the bound where it had to be held back; null for what is no number. */
export interface TypedValue {
  readonly value: number
  readonly stoppedAt: 'min' | 'max' | null
}

/** Reads a typed number, cut to so many decimals and kept within [min, max]. */
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
