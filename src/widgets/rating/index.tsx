import { useRef, useState, type KeyboardEvent } from 'react'
import { keyedRating, rated, type RatingRules, ratingStep, slidRating, starsText } from '@/widgets/rating/rating-steps'
import { swipeDirection } from '@/widgets/swiper/swipe'
import { useDrag } from '@/platform/gesture'
import { focusInside } from '@/platform/focus'
import { Star } from './star'
import './style.scss'

export interface RatingProps extends Partial<RatingRules> {
  /** What is rated, for screen readers. */
  readonly label: string
  readonly value: number
  /** Called only where the value changes. */
  readonly onChange?: (value: number) => void
}

/** Stars to rate with: by tap, by sliding over them, or by arrow keys as a group of radio buttons. */
export function Rating(props: RatingProps) {
  const { label, value } = props
  const rules: RatingRules = { ...props, count: props.count ?? 5 }
  if (rules.isReadOnly) {
    return (
      <div className="rate" role="img" aria-label={`${label}: ${starsText(value)} of ${rules.count}`}>
        {starsOf(rules).map((star) => (
          <Star key={star} star={star} shown={value} />
        ))}
      </div>
    )
  }
  return <RatingInput {...props} rules={rules} />
}

function RatingInput({ label, value, onChange, rules }: RatingProps & { readonly rules: RatingRules }) {
  const row = useRef<HTMLDivElement>(null)
  const pressed = useRef(0)
  const [slid, setSlid] = useState<number | null>(null)
  const rate = (wanted: number) => {
    const next = rated(value, wanted, rules)
    if (next !== null) onChange?.(next)
  }
  const drag = useDrag({
    onStart: () => {},
    onMove: (move) => {
      if (rules.isDisabled || (slid === null && swipeDirection(move) !== 'horizontal')) return
      setSlid(slidRating(pressed.current, move.dxPx, rules))
    },
    onEnd: (_move, isLost) => {
      setSlid(null)
      if (!isLost && slid !== null && slid !== value) rate(slid)
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = keyedRating(value, event.key, rules)
    if (wanted === null) return
    event.preventDefault()
    if (wanted !== value) rate(wanted)
    focusInside(row.current, `[data-value="${wanted}"]`)
  }
  const choices = {
    value,
    step: ratingStep(rules),
    isDisabled: rules.isDisabled ?? false,
    onPress: (choice: number) => {
      pressed.current = choice
    },
    onChoose: rate,
    onKeyDown,
  }
  return (
    <div
      ref={row}
      className={rules.isDisabled ? 'rate rate-dimmed' : 'rate'}
      role="radiogroup"
      aria-label={label}
      aria-disabled={rules.isDisabled}
      {...drag}
    >
      {starsOf(rules).map((star) => (
        <Star key={star} star={star} shown={slid ?? value} choices={choices} />
      ))}
    </div>
  )
}

function starsOf({ count }: RatingRules): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
