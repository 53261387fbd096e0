/** Bounds of a stepper; the specification's defaults are min 0 and step 1. */
export interface StepperBounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** What a tap on a stepper leads to: another value, or a stop at a bound. */
export type Stepped =
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
