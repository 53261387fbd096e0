import { type MouseEvent, useRef } from 'react'
import type { Picture as PictureFacts } from '@/contract/scalars'
import type { Timers } from '@/domain/app/timers'
import { tapPlace } from '@/platform/gesture'
import { LikeBubbles } from '../like-bubbles'
import { useLikeBubbles } from '../like-bubbles/use-like-bubbles'
import { Picture } from '../picture'
import { Swiper } from '../swiper'
import { tapVideo, type WaitingTap } from '../video-mini-player/playback'
import './style.scss'

export interface MomentPicturesProps {
  /** What the post shows, for screen readers. */
  readonly title: string
  readonly pictures: readonly PictureFacts[]
  readonly index: number
  readonly timers: Pick<Timers, 'after'>
  readonly onIndex: (index: number) => void
  /** Called on a double tap. */
  readonly onLike: () => void
}

/** The widest and the tallest shape that the first picture gives to all of them, width by height. */
const WIDEST = 1.6
const TALLEST = 0.75

const ratioOf = ({ width, height }: PictureFacts) => Math.min(WIDEST, Math.max(TALLEST, width / height))

/** A post's pictures side by side; a double tap likes the post. */
export function MomentPictures(props: MomentPicturesProps) {
  const { title, pictures, index, timers, onIndex, onLike } = props
  const box = useRef<HTMLDivElement>(null)
  const { bubbles, tap } = useDoubleTap(timers, onLike)
  const [first] = pictures
  const id = `moment${first?.url.replaceAll(/\W/g, '-') ?? ''}`
  const ratio = first ? ratioOf(first) : 1
  return (
    <div ref={box} id={id} className="moment-pictures">
      <Swiper
        label={title}
        count={pictures.length}
        index={index}
        onIndex={onIndex}
        renderSlide={(at, isNear) => (
          <div role="presentation" onClick={(event) => tap(event, box.current)}>
            <Slide picture={isNear ? pictures[at] : undefined} ratio={ratio} isFirst={at === 0} />
          </div>
        )}
      />
      <LikeBubbles bubbles={bubbles} />
      {pictures.length > 1 ? (
        <div className="moment-counter" role="status" aria-label={`Picture ${index + 1} of ${pictures.length}`}>
          {`${index + 1}/${pictures.length}`}
        </div>
      ) : null}
    </div>
  )
}

interface SlideProps {
  /** Undefined while it is far from the one that is shown. */
  readonly picture: PictureFacts | undefined
  readonly ratio: number
  readonly isFirst: boolean
}

function Slide({ picture, ratio, isFirst }: SlideProps) {
  if (!picture) return <div style={{ paddingTop: `${100 / ratio}%` }} />
  return <Picture picture={picture} ratio={ratio} width="screen" isEager={isFirst} isFirst={isFirst} />
}

/** Likes by a second tap within the window of the first. */
function useDoubleTap(timers: Pick<Timers, 'after'>, onLike: () => void) {
  const waiting = useRef<WaitingTap>(null)
  const { bubbles, show } = useLikeBubbles(timers)
  const tap = (event: MouseEvent<HTMLElement>, element: HTMLElement | null) => {
    const tapped = tapVideo(waiting.current, event.timeStamp, true)
    waiting.current = tapped.waiting
    if (tapped.effect !== 'like') return
    onLike()
    if (element) tapPlace(event, element, show)
  }
  return { bubbles, tap }
}
