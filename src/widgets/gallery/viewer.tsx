import type { HotelPicture } from '@/contract/hotel'
import { type KeyboardEvent, useRef } from 'react'
import { popupProps, usePopup } from '@/platform/popup'
import { Icon } from '../icon'
import { Picture } from '../picture'
import { Swiper } from '../swiper'
import { CategoryTabs } from './category-tabs'

/** Credit of the picture where one is required; else nothing. */
export const creditText = (picture: HotelPicture | undefined): string =>
  picture?.credit ? `Picture: ${picture.credit}` : ''

interface GalleryViewerProps {
  readonly name: string
  readonly pictures: readonly HotelPicture[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** The gallery over the whole screen, each picture in its own shape with what it shows below; arrow keys, Home and End turn it. */
export function GalleryViewer({ name, pictures, index, onIndex, onClose }: GalleryViewerProps) {
  const panel = useRef<HTMLDivElement>(null)
  usePopup(panel, true, onClose)
  const turn = (event: KeyboardEvent) => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: pictures.length - 1 }[event.key]
    if (target === undefined || target < 0 || target >= pictures.length) return
    event.preventDefault()
    onIndex(target)
  }
  return (
    <div
      ref={panel}
      className="galfull"
      role="dialog"
      aria-modal
      aria-label={`Pictures of ${name}`}
      tabIndex={-1}
      {...{ onKeyDown: turn }}
      {...popupProps}
    >
      <div className="galfull-head">
        <span className="galfull-count">{`${index + 1} / ${pictures.length}`}</span>
        <button type="button" className="galfull-close" aria-label="Close" onClick={onClose}>
          <Icon name="x" size={24} />
        </button>
      </div>
      <div className="galfull-stage">
        <Swiper
          label={`Pictures of ${name}`}
          count={pictures.length}
          index={index}
          onIndex={onIndex}
          renderSlide={(at, isNear) => <FullSlide picture={pictures[at]} isNear={isNear} />}
        />
      </div>
      <CategoryTabs pictures={pictures} index={index} onIndex={onIndex} />
      <div className="galfull-caption" role="status">
        <span className="galfull-alt">{pictures[index]?.alt}</span>
        <span className="galfull-credit">{creditText(pictures[index])}</span>
      </div>
    </div>
  )
}

function FullSlide({ picture, isNear }: { picture: HotelPicture | undefined; isNear: boolean }) {
  return picture && isNear ? <Picture picture={picture} width={960} isEager /> : <div className="gal-waiting" />
}
