import { countOf } from '@/domain/text/phrases'
import { CommentBox, type CommentBoxProps } from '@/widgets/comment-box'
import { Icon } from '@/widgets/icon'

export interface TalkBarProps extends CommentBoxProps {
  readonly isLike: boolean
  readonly likeCount: number
  /** Requests the wanted state. */
  readonly onLike: (isLike: boolean) => void
}

/** The box for a comment beside the like of the post. */
export function TalkBar({ isLike, likeCount, onLike, ...box }: TalkBarProps) {
  return (
    <div className="activity-bar">
      <CommentBox {...box} />
      <button
        type="button"
        className={isLike ? 'activity-like activity-liked' : 'activity-like'}
        aria-pressed={isLike}
        aria-label={`Like this post, ${countOf(likeCount, 'like')}`}
        onClick={() => onLike(!isLike)}
      >
        <Icon name={isLike ? 'heart-filled' : 'heart'} size={24} />
        <span className="activity-likes">{likeCount}</span>
      </button>
    </div>
  )
}
