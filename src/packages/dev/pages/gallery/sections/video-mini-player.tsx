import { useState } from 'react'
import type { Playback } from '@/widgets/video-mini-player/playback'
import { VideoMiniPlayer, type VideoMiniPlayerProps } from '@/widgets/video-mini-player'
import { PlayerView } from '@/widgets/video-mini-player/view'
import bay from '../bay.mp4'
import { galleryTimers } from '../gallery-clock'
import { doNothing, pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const poster = pictureOf('beach-golden-01', { height: 540 })
const states: readonly Playback[] = ['idle', 'loading', 'playing', 'paused', 'ended', 'failed']

function Live(props: Partial<VideoMiniPlayerProps>) {
  const [likes, setLikes] = useState(0)
  return (
    <>
      <VideoMiniPlayer
        title="Boats in the bay"
        src={bay}
        poster={poster}
        timers={galleryTimers}
        isLiked={likes > 0}
        onLike={() => setLikes(likes + 1)}
        {...props}
      />
      <p className="gallery-text">{`Likes: ${likes}`}</p>
    </>
  )
}

function Show() {
  return (
    <>
      <GalleryState name="live">
        <Live />
      </GalleryState>
      <GalleryState name="live, liked by two taps">
        <Live canLike />
      </GalleryState>
      <GalleryState name="live, cannot be played">
        <Live src="/pictures/broken.mp4" />
      </GalleryState>
      {states.map((playback) => (
        <GalleryState key={playback} name={playback}>
          <PlayerView
            id={`still-${playback}`}
            title="Boats in the bay"
            poster={poster}
            playback={playback}
            played={{ positionS: playback === 'ended' ? 12 : 4, durationS: 12 }}
            isMuted
            bubbles={playback === 'playing' ? [{ id: 1, x: 0.3, y: 0.4 }] : []}
            like={{ isLiked: playback === 'paused', onLike: doNothing }}
            onTap={doNothing}
            onMute={doNothing}
            onRetry={doNothing}
          />
        </GalleryState>
      ))}
    </>
  )
}

/** A video within a page, live and in every state. */
export const videoMiniPlayerSection: GallerySection = { key: 'video-mini-player', title: 'Video mini player', Show }
