import { Icon } from '../icon'
import './style.scss'

export interface FavoriteButtonProps {
  /** Name of the favorite item. */
  readonly name: string
  readonly isFavorite: boolean
  /** The state wanted now. */
  readonly onFavorite: (isFavorite: boolean) => void
}

/** The heart on a card; it stands beside the card's link, never inside. */
export function FavoriteButton({ name, isFavorite, onFavorite }: FavoriteButtonProps) {
  return (
    <button
      type="button"
      className={isFavorite ? 'favorite favorite-on' : 'favorite'}
      aria-pressed={isFavorite}
      aria-label={`Wish list: ${name}`}
      onClick={() => onFavorite(!isFavorite)}
    >
      <span className="favorite-disc">
        <Icon name={isFavorite ? 'heart-filled' : 'heart'} size={18} />
      </span>
    </button>
  )
}
