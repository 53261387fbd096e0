import { Icon } from '../icon'
import './style.scss'

export interface OfflineBannerProps {
  /** How old what is shown is, e.g. "10 minutes ago"; null where nothing is kept. */
  readonly savedAgo: string | null
}

/** Says that there is no connection, and how old the page's content is. */
export function OfflineBanner({ savedAgo }: OfflineBannerProps) {
  return (
    <div className="offline" role="status">
      <Icon name="wifi-off" size={16} className="offline-icon" />
      <span className="offline-text">
        {savedAgo ? `You are offline. This was saved ${savedAgo}.` : 'You are offline.'}
      </span>
    </div>
  )
}
