import { useEffect, useReducer, useRef, useState, type MouseEvent } from 'react'
import { nextPlayback, type Played, tapVideo, videoTimes, type WaitingTap } from '@/widgets/video-mini-player/playback'
import { savesData } from '@/platform/media/video'
import { tapPlace } from '@/platform/gesture'
import { useLikeBubbles } from '../like-bubbles/use-like-bubbles'
import type { VideoMiniPlayerProps } from './index'

/** Plays, holds and likes by taps. */
export function usePlayer({ timers, canLike = false, isAutoplay = false, onLike }: VideoMiniPlayerProps) {
  const [playback, move] = useReducer(nextPlayback, 'idle')
  const [played, setPlayed] = useState<Played>({ positionS: 0, durationS: null })
  const [isMuted, setMuted] = useState(true)
  const [attempt, setAttempt] = useState(0)
  const { bubbles, show } = useLikeBubbles(timers)
  const waiting = useRef<WaitingTap>(null)
  const stopWaiting = useRef(() => {})
  useEffect(() => () => stopWaiting.current(), [])
  useEffect(() => {
    if (isAutoplay && !savesData()) move('toggled')
  }, [isAutoplay])

  const toggle = () => move('toggled')
  const waitForSecond = () => {
    stopWaiting.current()
    if (waiting.current === null) return
    stopWaiting.current = timers.after(videoTimes.likeWindowMs, () => {
      waiting.current = null
      toggle()
    })
  }
  const like = (event: MouseEvent<HTMLElement>, element: HTMLElement | null) => {
    onLike?.()
    if (element) tapPlace(event, element, show)
  }
  /** A click of the keyboard, which has no detail, never waits for a second one. */
  const tap = (event: MouseEvent<HTMLElement>, element: HTMLElement | null) => {
    const tapped = tapVideo(waiting.current, event.timeStamp, canLike && event.detail !== 0)
    waiting.current = tapped.waiting
    waitForSecond()
    if (tapped.effect === 'toggle') toggle()
    if (tapped.effect === 'like') like(event, element)
  }
  const retry = () => {
    setAttempt(attempt + 1)
    setPlayed({ positionS: 0, durationS: null })
    move('retried')
  }
  return { playback, move, played, setPlayed, isMuted, setMuted, attempt, bubbles, tap, like, retry }
}
