import type { Picture as PictureFacts } from '@/contract/scalars'
import { favoriteText } from '@/domain/text/app-text'
import { Picture } from '../picture'
import { FavoriteButton } from '../favorite-button'
import './style.scss'

export interface GoneCardProps {
  readonly name: string
  readonly picture: PictureFacts
  /** It is to be taken off the list. */
  readonly onRemove: () => void
}

/** Something on a wish list that is no longer sold or shown: it leads nowhere, and can be taken off. */
export function GoneCard({ name, picture, onRemove }: GoneCardProps) {
  return (
    <article className="off">
      <div className="off-picture">
        <Picture picture={picture} ratio={1} width={240} isDecorative />
      </div>
      <div className="off-body">
        <h2 className="off-name">{name}</h2>
        <div className="off-why">{favoriteText.gone}</div>
      </div>
      <FavoriteButton name={name} isFavorite onFavorite={onRemove} />
    </article>
  )
}
