import type { HotelPicture } from '@/contract/hotel'
import { Picture } from '../picture'
import { Swiper } from '../swiper'
import { ViewerFrame } from '../viewer-frame'
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
  return (
    <ViewerFrame
      name={name}
      loadedCount={pictures.length}
      count={pictures.length}
      index={index}
      onIndex={onIndex}
      onClose={onClose}
    >
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
    </ViewerFrame>
  )
}

function FullSlide({ picture, isNear }: { picture: HotelPicture | undefined; isNear: boolean }) {
  return picture && isNear ? <Picture picture={picture} width={960} isEager /> : <div className="gal-waiting" />
}
