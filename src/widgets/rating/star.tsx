import type { KeyboardEvent } from 'react'
import { starLook, starsText } from '@/widgets/rating/rating-steps'
import { holdPropsOf } from '@/platform/gesture'
import { Icon } from '../icon'

/** What can be chosen on a star. */
interface StarChoices {
  readonly value: number
  readonly step: number
  readonly isDisabled: boolean
  readonly onPress: (choice: number) => void
  readonly onChoose: (choice: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export interface StarProps {
  /** Counted from 1. */
  readonly star: number
  /** The displayed rating. */
  readonly shown: number
  readonly choices?: StarChoices
}

/** A star; its choices, one or two halves, lie over it as radio buttons. */
export function Star({ star, shown, choices }: StarProps) {
  const look = starLook(shown, star)
  return (
    <div className="rate-star">
      <Icon name="star" size={28} className="rate-outline" />
      <div className={`rate-fill rate-${look}`}>
        <Icon name="star-filled" size={28} className="rate-filled" />
      </div>
      {choices ? (
        <div className="rate-choices">
          {choices.step < 1 ? <Choice choice={star - 0.5} choices={choices} /> : null}
          <Choice choice={star} choices={choices} />
        </div>
      ) : null}
    </div>
  )
}

function Choice({ choice, choices }: { readonly choice: number; readonly choices: StarChoices }) {
  const isChecked = choice === choices.value
  const isFirst = choices.value === 0 && choice === choices.step
  return (
    <button
      type="button"
      role="radio"
      data-value={choice}
      className="rate-choice"
      aria-checked={isChecked}
      aria-disabled={choices.isDisabled}
      aria-label={starsText(choice)}
      tabIndex={isChecked || isFirst ? 0 : -1}
      onClick={() => choices.onChoose(choice)}
      onKeyDown={choices.onKeyDown}
      {...holdPropsOf(
        () => choices.onPress(choice),
        () => {},
      )}
    />
  )
}
