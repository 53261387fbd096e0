import { useRef, type KeyboardEvent } from 'react'
import { formatAmount } from '@/domain/money/amount-text'
import {
  draggedStep,
  keyStep,
  priceAtStep,
  type PriceScale,
  type PriceSteps,
  type PriceThumb,
} from '@/widgets/price-range/steps'
import { useDrag } from '@/platform/gesture'

export interface RangeThumbProps {
  readonly thumb: PriceThumb
  readonly label: string
  readonly scale: PriceScale
  readonly at: PriceSteps
  /** Called with the requested step, which may be out of bounds. */
  readonly onStep: (step: number) => void
}

/** The track's width on a 375 px wide screen: the sheet's gutters and half a thumb on each side are off. */
const TRACK_WIDTH_PX = 375 - 2 * 16 - 2 * 22

/** One of the two thumbs: a slider for the keyboard, dragged by finger or mouse. */
export function RangeThumb({ thumb, label, scale, at, onStep }: RangeThumbProps) {
  const startStep = useRef(0)
  const step = at[thumb]
  const drag = useDrag(
    {
      onStart: () => {
        startStep.current = step
      },
      onMove: ({ dxPx }) => onStep(draggedStep(startStep.current, dxPx / TRACK_WIDTH_PX, scale.steps)),
      onEnd: () => {},
    },
    true,
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyStep(event.key, step, scale.steps)
    if (next === null) return
    event.preventDefault()
    onStep(next)
  }
  const bounds = thumb === 'from' ? { min: 0, max: at.to - 1 } : { min: at.from + 1, max: scale.steps }
  const minor = (stepAt: number) => priceAtStep(scale, stepAt)
  return (
    <div
      className="range-thumb"
      style={{ left: `${(step / scale.steps) * 100}%` }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={minor(bounds.min)}
      aria-valuemax={minor(bounds.max)}
      aria-valuenow={minor(step)}
      aria-valuetext={`${formatAmount(minor(step), scale.currencyCode)} ${scale.currencyCode}`}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <div className="range-disc" />
    </div>
  )
}
