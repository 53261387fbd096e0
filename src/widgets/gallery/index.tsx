import { useState } from 'react'
import type { HotelPicture } from '@/contract/hotel'
import { Picture } from '../picture'
import { Swiper } from '../swiper'
import { CategoryTabs } from './category-tabs'
import { creditText, GalleryViewer } from './viewer'
import './style.scss'

export interface GalleryProps {
  /** Whose pictures they are. */
  readonly name: string
  readonly pictures: readonly HotelPicture[]
}

/** Pictures to swipe through, with a counter and tabs by category; a tap opens them full screen. */
export function Gallery({ name, pictures }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const [isOpen, setOpen] = useState(false)
  if (pictures.length === 0) return null
  return (
    <div className="gal">
      <Swiper
        label={`Pictures of ${name}`}
        count={pictures.length}
        index={index}
        onIndex={setIndex}
        renderSlide={(at, isNear) => (
          <Slide picture={pictures[at]} isNear={isNear} isFirst={at === 0} onTap={() => setOpen(true)} />
        )}
      />
      <div className="gal-foot">
        <CategoryTabs pictures={pictures} index={index} onIndex={setIndex} />
        <button
          type="button"
          className="gal-tab gal-open"
          aria-label={`Picture ${index + 1} of ${pictures.length}, open full screen`}
          onClick={() => setOpen(true)}
        >
          <span className="gal-face gal-count">{`${index + 1} / ${pictures.length}`}</span>
        </button>
      </div>
      {isOpen ? (
        <GalleryViewer
          name={name}
          pictures={pictures}
          index={index}
          onIndex={setIndex}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}

interface SlideProps {
  readonly picture: HotelPicture | undefined
  readonly isNear: boolean
  readonly isFirst: boolean
  readonly onTap: () => void
}

function Slide({ picture, isNear, isFirst, onTap }: SlideProps) {
  if (!picture) return null
  return (
    <button type="button" className="gal-slide" tabIndex={-1} aria-label={picture.alt} onClick={onTap}>
      {isNear ? (
        <Picture picture={picture} ratio={1.5} width="screen" isEager isFirst={isFirst} />
      ) : (
        <div className="gal-waiting" style={{ backgroundColor: picture.averageColor }} />
      )}
      {picture.credit ? <span className="gal-credit">{creditText(picture)}</span> : null}
    </button>
  )
}
