import { useEffect, useRef } from 'react'
import { type StepperBounds, stepValue, typedValue } from './step-value'
import { holdPropsOf } from '@/platform/gesture'
import type { StepperProps } from './index'

/** A button held so long begins to repeat, and then repeats at this pace. */
const HOLD_MS = 600
const REPEAT_MS = 200

type Side = -1 | 1

/** Steps, repeats while held, and calls the veto hook before any change. */
export function useStepper(props: StepperProps, bounds: StepperBounds) {
  const latest = useRef({ props, bounds })
  const isVetoPending = useRef(false)
  const hold = useHold(props.timers)
  useEffect(() => {
    latest.current = { props, bounds }
  })

  const propose = (value: number) => {
    const { beforeUpdate, onChange } = latest.current.props
    if (isVetoPending.current) return
    const verdict = beforeUpdate?.(value)
    if (!(verdict instanceof Promise)) {
      if (verdict !== false) onChange(value)
      return
    }
    isVetoPending.current = true
    const rest = () => {
      isVetoPending.current = false
    }
    verdict.then((isAllowed) => {
      rest()
      if (isAllowed) latest.current.props.onChange(value)
    }, rest)
  }
  /** Returns whether there is a further step. */
  const step = (side: Side): boolean => {
    const { value, onStop, isDisabled, isReadOnly } = latest.current.props
    if (isDisabled || isReadOnly) return false
    const stepped = stepValue(value, side, latest.current.bounds)
    if (stepped.kind === 'stopped') onStop?.(stepped.bound)
    else propose(stepped.value)
    return stepped.kind === 'changed'
  }
  const type = (text: string) => {
    const typed = typedValue(text, bounds, props.decimals ?? 0)
    if (typed?.stoppedAt) props.onStop?.(typed.stoppedAt)
    if (typed && typed.value !== props.value) propose(typed.value)
  }
  const buttonProps = (side: Side) => ({
    ...holdPropsOf(() => hold.press(() => step(side)), hold.letGo),
    // A click that ends a hold is no step of its own; one from the keyboard has no detail.
    onClick: ({ detail }: { detail: unknown }) => {
      if (detail === 0 || !hold.takeRepeated()) step(side)
    },
  })
  return { step, type, buttonProps }
}

/** Repeats an action while a button is held, until it returns false. */
function useHold(timers: StepperProps['timers']) {
  const stop = useRef(() => {})
  const hasRepeated = useRef(false)
  useEffect(() => () => stop.current(), [])
  const letGo = () => stop.current()
  const wait = (ms: number, action: () => boolean) => {
    stop.current =
      timers?.after(ms, () => {
        hasRepeated.current = true
        if (action()) wait(REPEAT_MS, action)
      }) ?? (() => {})
  }
  const press = (action: () => boolean) => {
    letGo()
    hasRepeated.current = false
    wait(HOLD_MS, action)
  }
  const takeRepeated = () => {
    const repeated = hasRepeated.current
    hasRepeated.current = false
    return repeated
  }
  return { press, letGo, takeRepeated }
}
