import './style.scss'

export interface FollowButtonProps {
  /** What the viewer follows. */
  readonly name: string
  readonly isFollowed: boolean
  /** Requests the wanted state. */
  readonly onFollow: (isFollowed: boolean) => void
}

/** Follows a person or topic, or no longer. */
export function FollowButton({ name, isFollowed, onFollow }: FollowButtonProps) {
  return (
    <button
      type="button"
      className={isFollowed ? 'follow follow-on' : 'follow'}
      aria-pressed={isFollowed}
      aria-label={`Follow ${name}`}
      onClick={() => onFollow(!isFollowed)}
    >
      <span className="follow-pill">{isFollowed ? 'Following' : 'Follow'}</span>
    </button>
  )
}
