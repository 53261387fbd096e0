import { Icon } from '../icon'
import './style.scss'

export interface OfflineBannerProps {
  /** Age of the shown content, e.g. "10 minutes ago"; null where nothing is cached. */
  readonly savedAgo: string | null
}

/** Reports a missing connection and the age of the page's content. */
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
