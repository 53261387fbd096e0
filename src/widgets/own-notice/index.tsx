import { Button } from '../button'
import { Icon } from '../icon'
import './style.scss'

export interface OwnNoticeProps {
  readonly title: string
  /** Why others do not see it. */
  readonly text: string
  /** Objects to that; null where there is nothing to object to. */
  readonly onAppeal: (() => void) | null
}

/** What an author alone reads about a post or comment of theirs that is not shown. */
export function OwnNotice({ title, text, onAppeal }: OwnNoticeProps) {
  return (
    <div className="own-notice" role="note">
      <Icon name="circle-alert" size={20} className="own-notice-icon" />
      <div className="own-notice-body">
        <p className="own-notice-title">{title}</p>
        <p className="own-notice-text">{text}</p>
        {onAppeal ? (
          <Button kind="ghost" size="small" onTap={onAppeal}>
            Appeal
          </Button>
        ) : null}
      </div>
    </div>
  )
}
