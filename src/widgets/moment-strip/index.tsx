import type { MomentCard } from '@/contract/feed'
import { Icon } from '../icon'
import { Link } from '../link'
import { Picture } from '../picture'
import { countOf } from '@/domain/text/phrases'
import './style.scss'

export interface MomentStripProps {
  readonly moments: readonly MomentCard[]
  readonly hrefOf: (momentId: string) => string
  readonly onOpen: (momentId: string) => void
  readonly onLike: (momentId: string, isLike: boolean) => void
}

/** Travelers' posts about one hotel, in a row that scrolls. */
export function MomentStrip({ moments, hrefOf, onOpen, onLike }: MomentStripProps) {
  return (
    <ul className="posts">
      {moments.map((moment) => (
        <li key={moment.id} className="posts-cell">
          <article className="posts-one">
            <Link className="posts-link" href={hrefOf(moment.id)} onOpen={() => onOpen(moment.id)}>
              <Picture picture={moment.headImg} ratio={1} isDecorative />
              <h3 className="posts-text">{moment.content}</h3>
            </Link>
            <div className="posts-foot">
              <span className="posts-author">{moment.nickName}</span>
              <LikeButton moment={moment} onLike={(isLike) => onLike(moment.id, isLike)} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}

function LikeButton({ moment, onLike }: { moment: MomentCard; onLike: (isLike: boolean) => void }) {
  return (
    <button
      type="button"
      className={moment.isLike ? 'posts-like posts-liked' : 'posts-like'}
      aria-pressed={moment.isLike}
      aria-label={`Like the post by ${moment.nickName}, ${countOf(moment.likeCount, 'like')}`}
      onClick={() => onLike(!moment.isLike)}
    >
      <Icon name={moment.isLike ? 'thumbs-up-filled' : 'thumbs-up'} size={16} />
      <span className="posts-likes">{moment.likeCount}</span>
    </button>
  )
}
