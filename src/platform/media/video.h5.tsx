import type { SavesData, VideoSurfaceProps } from './contract'
import { useEffect, useRef } from 'react'

/** The data saver part of the network information API; not every browser has it. */
interface Connection {
  readonly saveData?: boolean
}

const connection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection

/** By the browser's data saver, and by the preferences for less data or less motion. */
export const savesData: SavesData = () =>
  connection()?.saveData === true ||
  ['(prefers-reduced-data: reduce)', '(prefers-reduced-motion: reduce)'].some(
    (query) => window.matchMedia(query).matches,
  )

/** The browser's own element; it loads nothing before it is to play. */
export function VideoSurface(props: VideoSurfaceProps) {
  const { className, id, src, captionsSrc, isPlaying, isMuted, onHeld, onFailed, onTime } = props
  const video = useRef<HTMLVideoElement>(null)
  const callbacks = useRef({ onHeld, onFailed })
  useEffect(() => {
    callbacks.current = { onHeld, onFailed }
  })
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!isPlaying) return element.pause()
    // A play that a pause overtakes is no failure; one that lacks the traveler's permission counts as held.
    element.play().catch(({ name }: Error) => {
      if (name === 'NotAllowedError') callbacks.current.onHeld()
      else if (name !== 'AbortError') callbacks.current.onFailed()
    })
  }, [isPlaying])
  return (
    <video
      ref={video}
      id={id}
      className={className}
      src={src}
      muted={isMuted}
      playsInline
      disablePictureInPicture
      preload="none"
      tabIndex={-1}
      onPlaying={props.onPlayed}
      onWaiting={props.onWaited}
      onPause={({ currentTarget }) => {
        if (!currentTarget.ended) onHeld()
      }}
      onEnded={props.onEnded}
      onError={onFailed}
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
        onTime(currentTime, Number.isFinite(duration) ? duration : null)
      }
    >
      <track kind="captions" src={captionsSrc} default={captionsSrc !== undefined} />
    </video>
  )
}
