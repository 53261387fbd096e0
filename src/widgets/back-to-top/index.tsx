import { Icon } from '../icon'
import './style.scss'

export interface BackToTopProps {
  /** After 500 px of scrolling (spec §9). */
  readonly isShown: boolean
  readonly onTap: () => void
}

/** A floating button that leads back to the top of a long page. */
export function BackToTop({ isShown, onTap }: BackToTopProps) {
  if (!isShown) return null
  return (
    <div className="top-place">
      <button type="button" className="top" aria-label="Back to top" onClick={onTap}>
        <Icon name="arrow-up" size={20} />
      </button>
    </div>
  )
}
