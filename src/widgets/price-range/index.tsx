import type { PriceFacet } from '@/contract/search'
import { limitsOfSteps, moveThumb, priceScale, type PriceThumb, stepsOfLimits } from '@/widgets/price-range/steps'
import { type PriceLimits, priceLimitsText } from '@/domain/stays/hotel-filters'
import { RangeThumb } from './range-thumb'
import './style.scss'

export interface PriceRangeProps {
  /** Lowest and highest price, and how many stays cost how much. */
  readonly facet: PriceFacet
  /** Null is any price. */
  readonly value: PriceLimits | null
  readonly onChange: (limits: PriceLimits | null) => void
}

/** The price per room and night between two thumbs, over a picture of how many stays cost how much. */
export function PriceRange({ facet, value, onChange }: PriceRangeProps) {
  const scale = priceScale(facet)
  const at = stepsOfLimits(scale, value)
  const most = Math.max(1, ...facet.buckets)
  const share = (step: number) => `${(step / scale.steps) * 100}%`
  const move = (thumb: PriceThumb) => (step: number) => {
    const moved = moveThumb(at, thumb, step, scale.steps)
    if (moved.from !== at.from || moved.to !== at.to) onChange(limitsOfSteps(scale, moved))
  }
  return (
    <div className="range" role="group" aria-label="Price per room and night">
      <h3 className="range-title">Price per room and night, taxes included</h3>
      <div className="range-text">{value ? priceLimitsText(value) : `Any price in ${scale.currencyCode}`}</div>
      <div className="range-bars" aria-hidden>
        {facet.buckets.map((count, bucket) => (
          <div key={bucket} className="range-cell">
            <div
              className={bucket >= at.from && bucket < at.to ? 'range-bar range-in' : 'range-bar'}
              style={{ height: count === 0 ? '0%' : `${8 + (92 * count) / most}%` }}
            />
          </div>
        ))}
      </div>
      <div className="range-track">
        <div className="range-fill" style={{ left: share(at.from), width: share(at.to - at.from) }} />
        <RangeThumb thumb="from" label="Lowest price" scale={scale} at={at} onStep={move('from')} />
        <RangeThumb thumb="to" label="Highest price" scale={scale} at={at} onStep={move('to')} />
      </div>
    </div>
  )
}
