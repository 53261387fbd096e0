import { useRef, type MouseEvent, type ReactNode } from 'react'
import type { Picture as PictureFacts } from '@/contract/scalars'
import { videoText } from '@/domain/text/app-text'
import type { Playback, Played } from '@/widgets/video-mini-player/playback'
import { Button } from '../button'
import { Icon } from '../icon'
import { Layer } from '../layer'
import { LikeBubbles } from '../like-bubbles'
import { Picture } from '../picture'
import { PlayerBar, type PlayerLike } from './bar'
import type { Bubble } from '../like-bubbles/use-like-bubbles'
import './style.scss'

export interface PlayerViewProps {
  /** Unique on the page. */
  readonly id: string
  readonly title: string
  readonly poster: PictureFacts
  readonly playback: Playback
  readonly played: Played
  readonly isMuted: boolean
  readonly bubbles: readonly Bubble[]
  /** Null where nothing can be liked. */
  readonly like: PlayerLike | null
  readonly onTap: (event: MouseEvent<HTMLElement>, player: HTMLElement | null) => void
  readonly onMute: () => void
  readonly onRetry: () => void
  /** The moving picture, once there is one. */
  readonly children?: ReactNode
}

/** The player in one state: the poster until the video covers it, the layer that takes the taps, bubbles and bar. */
export function PlayerView(props: PlayerViewProps) {
  const { id, title, poster, playback, bubbles, like, onTap, children } = props
  const box = useRef<HTMLDivElement>(null)
  const isFailed = playback === 'failed'
  return (
    <div ref={box} id={id} className="video" role="group" aria-label={`Video: ${title}`}>
      <div className="video-shape" style={{ paddingTop: `${(100 * poster.height) / poster.width}%` }} />
      <div className="video-poster">
        <Picture picture={poster} ratio="fill" isDecorative />
      </div>
      <Layer>{children}</Layer>
      <Layer>{isFailed ? <Failed onRetry={props.onRetry} /> : <TapLayer {...{ playback, title, box, onTap }} />}</Layer>
      <LikeBubbles bubbles={bubbles} />
      <Layer>
        {playback === 'idle' || isFailed ? null : (
          <PlayerBar
            played={props.played}
            isMuted={props.isMuted}
            like={like}
            onLike={(event) => like?.onLike(event, box.current)}
            onMute={props.onMute}
          />
        )}
      </Layer>
    </div>
  )
}

type TapLayerProps = Pick<PlayerViewProps, 'playback' | 'title' | 'onTap'> & {
  readonly box: { readonly current: HTMLDivElement | null }
}

/** Over the whole picture: plays, or holds what plays. */
function TapLayer({ playback, title, box, onTap }: TapLayerProps) {
  const isRunning = playback === 'playing' || playback === 'loading'
  return (
    <button
      type="button"
      className={`video-tap video-${playback}`}
      aria-label={`${isRunning ? 'Pause' : playback === 'ended' ? 'Play again' : 'Play'}: ${title}`}
      onClick={(event) => onTap(event, box.current)}
    >
      <span className="video-disc">
        {playback === 'loading' ? (
          <span className="video-spin" />
        ) : (
          <Icon name={playback === 'playing' ? 'pause' : playback === 'ended' ? 'refresh-cw' : 'play'} size={28} />
        )}
      </span>
    </button>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="video-failed" role="alert">
      <p className="video-text">{videoText.failed}</p>
      <Button size="small" onTap={onRetry}>
        Try again
      </Button>
    </div>
  )
}
