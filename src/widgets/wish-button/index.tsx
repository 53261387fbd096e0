import { Icon } from '../icon'
import './style.scss'

export interface FavoriteButtonProps {
  /** Name of the favorite item. */
  readonly name: string
  readonly isWished: boolean
  /** The state wanted now. */
  readonly onWish: (isWished: boolean) => void
}

/** The heart on a card; it stands beside the card's link, never inside. */
export function FavoriteButton({ name, isWished, onWish }: FavoriteButtonProps) {
  return (
    <button
      type="button"
      className={isWished ? 'wish wish-on' : 'wish'}
      aria-pressed={isWished}
      aria-label={`Wish list: ${name}`}
      onClick={() => onWish(!isWished)}
    >
      <span className="wish-disc">
        <Icon name={isWished ? 'heart-filled' : 'heart'} size={18} />
      </span>
    </button>
  )
}
