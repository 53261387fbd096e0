import { useRef } from 'react'
import type { MomentCard as MomentFacts } from '@/contract/feed'
import { useNear } from '@/platform/scroll/near'
import { pictureOrigin } from '@/platform/media/picture'
import { momentCovers } from './moment-covers'
import { countOf } from '@/domain/text/phrases'
import { Icon } from '../icon'
import { CardFrame } from '../card-frame'
import { Picture } from '../picture'
import { PriceLine } from '../price-line'
import { WhyLine } from '../why-line'
import './style.scss'

export interface MomentCardProps {
  readonly card: MomentFacts
  readonly href: string
  readonly onOpen: () => void
  /** Requests the wanted state. */
  readonly onLike: (isLike: boolean) => void
  readonly isEager?: boolean
  readonly isFirst?: boolean
  /** Why it is shown. */
  readonly why?: string | undefined
}

/** A traveler's post, with its author and a like. */
export function MomentCard({ card, href, onOpen, onLike, isEager, isFirst, why }: MomentCardProps) {
  return (
    <CardFrame
      className="moment"
      href={href}
      onOpen={onOpen}
      controls={
        <div className="moment-foot">
          <Avatar card={card} />
          <span className="moment-author">{card.nickName}</span>
          <LikeButton card={card} onLike={onLike} />
        </div>
      }
    >
      <Picture picture={card.headImg} isEager={isEager} isFirst={isFirst} isDecorative />
      <MediaMark card={card} />
      <div className="moment-text">
        <h3 className="moment-content">{card.content}</h3>
        {card.hotelName === '' ? null : (
          <div className="moment-place">
            <Icon name="map-pin" size={14} className="moment-pin" />
            <span className="moment-hotel">{card.hotelName}</span>
          </div>
        )}
        {card.from ? (
          <div className="moment-price">
            <PriceLine
              {...card.from.price}
              originalAmount={null}
              perNightAmount={null}
              covers={momentCovers(card.from)}
              prefix="from"
              size="small"
            />
          </div>
        ) : null}
        <WhyLine why={why} />
      </div>
    </CardFrame>
  )
}

/** What awaits one behind the card's picture: a video, or how many pictures. */
function MediaMark({ card: { isVideo, pictureCount } }: { card: MomentFacts }) {
  if (!isVideo && pictureCount < 2) return null
  return (
    <div className="moment-mark" role="img" aria-label={isVideo ? 'Video' : countOf(pictureCount, 'picture')}>
      <Icon name={isVideo ? 'play' : 'image'} size={14} />
      {isVideo ? null : <span className="moment-mark-count">{pictureCount}</span>}
    </div>
  )
}

/** The author's picture once the card comes near; until then, and without one, the first letter. */
function Avatar({ card: { avater, nickName } }: { card: MomentFacts }) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place, avater !== '', 0)
  return (
    <span ref={place} className="moment-avatar moment-initial" aria-hidden>
      {avater && isNear ? (
        <img className="moment-face" src={pictureOrigin + avater} width={20} height={20} alt="" />
      ) : (
        nickName.slice(0, 1)
      )}
    </span>
  )
}

function LikeButton({ card, onLike }: { card: MomentFacts; onLike: (isLike: boolean) => void }) {
  const likes = countOf(card.likeCount, 'like')
  return (
    <button
      type="button"
      className={card.isLike ? 'moment-like moment-liked' : 'moment-like'}
      aria-pressed={card.isLike}
      aria-label={`Like the post by ${card.nickName}, ${likes}`}
      onClick={() => onLike(!card.isLike)}
    >
      <Icon name={card.isLike ? 'thumbs-up-filled' : 'thumbs-up'} size={16} />
      <span className="moment-likes">{card.likeCount}</span>
    </button>
  )
}
