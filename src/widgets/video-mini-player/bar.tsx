import type { MouseEvent } from 'react'
import { playedPercent, playedText, type Played } from '@/widgets/video-mini-player/playback'
import { Icon } from '../icon'

/** A like as it stands, and what gives it; the bubble rises within the player. */
export interface PlayerLike {
  readonly isLiked: boolean
  readonly onLike: (event: MouseEvent<HTMLElement>, player: HTMLElement | null) => void
}

export interface PlayerBarProps {
  readonly played: Played
  readonly isMuted: boolean
  readonly like: PlayerLike | null
  readonly onLike: (event: MouseEvent<HTMLElement>) => void
  readonly onMute: () => void
}

/** How far the video is, its sound, and the like for those who cannot tap twice. */
export function PlayerBar({ played, isMuted, like, onLike, onMute }: PlayerBarProps) {
  const percent = playedPercent(played)
  return (
    <div className="video-bar">
      <span className="video-time">{playedText(played)}</span>
      <div className="video-buttons">
        {like ? (
          <button
            type="button"
            className={like.isLiked ? 'video-button video-liked' : 'video-button'}
            aria-label="Like"
            aria-pressed={like.isLiked}
            onClick={onLike}
          >
            <Icon name={like.isLiked ? 'heart-filled' : 'heart'} size={20} />
          </button>
        ) : null}
        <button type="button" className="video-button" aria-label="Sound" aria-pressed={!isMuted} onClick={onMute}>
          <Icon name={isMuted ? 'volume-x' : 'volume-2'} size={20} />
        </button>
      </div>
      <div
        className="video-line"
        role="progressbar"
        aria-label="Played"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={playedText(played)}
      >
        <div className="video-done" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
