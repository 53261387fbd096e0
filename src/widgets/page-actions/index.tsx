import { FavoriteButton } from '../favorite-button'
import { Icon } from '../icon'
import './style.scss'

export interface PageActionsProps {
  /** Name of what the page shows. */
  readonly name: string
  readonly isFavorite: boolean
  /** What the host needs on a button that shares. */
  readonly shareProps: Readonly<Record<string, string>>
  readonly onShare: () => void
  readonly onFavorite: (isOn: boolean) => void
}

/** Shares what the page shows, and puts it on the wish list. */
export function PageActions({ name, isFavorite, shareProps, onShare, onFavorite }: PageActionsProps) {
  return (
    <>
      <button type="button" className="page-share" aria-label="Share" onClick={onShare} {...shareProps}>
        <Icon name="share-2" size={20} />
      </button>
      <FavoriteButton name={name} isFavorite={isFavorite} onFavorite={onFavorite} />
    </>
  )
}
