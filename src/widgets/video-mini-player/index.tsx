import { useId } from 'react'
import type { Picture as PictureFacts } from '@/contract/scalars'
import type { Timers } from '@/domain/app/timers'
import { VideoSurface } from '@/platform/media/video'
import { usePlayer } from './use-player'
import { PlayerView } from './view'

export interface VideoMiniPlayerProps {
  /** What the video shows, for screen readers. */
  readonly title: string
  readonly src: string
  /** Address of a WebVTT file with captions, where there is speech. */
  readonly captionsSrc?: string
  readonly poster: PictureFacts
  readonly timers: Pick<Timers, 'after'>
  /** Called on a double tap or the heart with the wanted like state. */
  readonly canLike?: boolean
  readonly isLiked?: boolean
  readonly onLike?: () => void
  /** Starts by itself, muted, unless the traveler saves data or motion. */
  readonly isAutoplay?: boolean
}

/** A video within a page, muted by default (spec §4: pause layer, like by double tap, bubble). */
export function VideoMiniPlayer(props: VideoMiniPlayerProps) {
  const { title, src, captionsSrc, poster, canLike = false, isLiked = false } = props
  const id = `video${useId().replaceAll(':', '')}`
  const player = usePlayer(props)
  const { playback, move, isMuted } = player
  const hasBegun = playback !== 'idle' && playback !== 'failed'
  return (
    <PlayerView
      id={id}
      title={title}
      poster={poster}
      playback={playback}
      played={player.played}
      isMuted={isMuted}
      bubbles={player.bubbles}
      like={canLike ? { isLiked, onLike: player.like } : null}
      onTap={player.tap}
      onMute={() => player.setMuted(!isMuted)}
      onRetry={player.retry}
    >
      {hasBegun ? (
        <VideoSurface
          key={player.attempt}
          id={`${id}-surface`}
          className="video-surface"
          src={src}
          captionsSrc={captionsSrc}
          isPlaying={playback === 'playing' || playback === 'loading'}
          isMuted={isMuted}
          onPlayed={() => move('played')}
          onWaited={() => move('waited')}
          onHeld={() => move('held')}
          onEnded={() => move('ended')}
          onFailed={() => move('failed')}
          onTime={(positionS, durationS) => player.setPlayed({ positionS, durationS })}
        />
      ) : null}
    </PlayerView>
  )
}
