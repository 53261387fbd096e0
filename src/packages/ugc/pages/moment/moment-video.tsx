import { lazy } from '@/shell/lazy'
import { Picture } from '@/widgets/picture'
import type { VideoMiniPlayerProps } from '@/widgets/video-mini-player'

const LazyPlayer = lazy<VideoMiniPlayerProps>(async () => (await import('@/widgets/video-mini-player')).VideoMiniPlayer)

/** A post's video: its poster, over which the player comes once its code is there. */
export function MomentVideo(props: VideoMiniPlayerProps) {
  return (
    <div className="moment-video">
      <Picture picture={props.poster} width="screen" isEager isFirst isDecorative />
      <LazyPlayer {...props} />
    </div>
  )
}
