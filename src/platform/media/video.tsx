import type { SavesData, VideoSurfaceProps } from './contract'
import { useEffect } from 'react'
import { Video } from '@tarojs/components'
import Taro from '@tarojs/taro'

/** Mini-programs do not report the cost of their connection: nothing plays by itself there. */
export const savesData: SavesData = () => true

/** The host's own video without its controls; captions are the web's. */
export function VideoSurface(props: VideoSurfaceProps) {
  const { className, id, src, isPlaying, isMuted, onTime } = props
  useEffect(() => {
    const video = Taro.createVideoContext(id)
    if (isPlaying) video.play()
    else video.pause()
  }, [id, isPlaying])
  return (
    <Video
      id={id}
      className={className}
      src={src.startsWith('/') ? API_HOSTS.web + src : src}
      muted={isMuted}
      controls={false}
      showCenterPlayBtn={false}
      enableProgressGesture={false}
      objectFit="cover"
      onPlay={props.onPlayed}
      onWaiting={props.onWaited}
      onPause={props.onHeld}
      onEnded={props.onEnded}
      onError={props.onFailed}
      onTimeUpdate={({ detail: { currentTime, duration } }) => onTime(currentTime, duration > 0 ? duration : null)}
    />
  )
}
