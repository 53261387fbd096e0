import { useRef } from 'react'
import type { Picture as PictureFacts } from '@/contract/scalars'
import { againUrl, pictureUrl, type PictureWidth } from '@/domain/pictures'
import { pictureOrigin, pictureProps, screenWideProps } from '@/platform/media/picture'
import { useNear } from '@/platform/scroll/near'
import { usePictureTries } from '@/platform/media/picture-tries'
import { Icon } from '../icon'
import './style.scss'

export interface PictureProps {
  readonly picture: PictureFacts
  /** Width by height of the box; the picture's own ratio where left out, none where the box is as large as its parent. */
  readonly ratio?: number | 'fill'
  /** In px; 'screen' where the box is as wide as the screen. */
  readonly width?: PictureWidth | 'screen'
  /** In the first markup; others load when they come near. */
  readonly isEager?: boolean
  /** The one that the page is judged by: loaded before the others. */
  readonly isFirst?: boolean
  /** Decorative, because the text beside it has the same content. */
  readonly isDecorative?: boolean
}

/** A picture in a box of fixed size, filled with its average color until loaded; a failed load is retried. */
export function Picture({ picture, ratio, width = 480, isEager = false, isFirst, isDecorative }: PictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, !isEager)
  const { again, isShown, isBroken, onLoad, onError } = usePictureTries(box)
  const shape = ratio ?? picture.width / picture.height
  const style = { backgroundColor: picture.averageColor, paddingTop: shape === 'fill' ? undefined : `${100 / shape}%` }
  const address = (each: PictureWidth) => againUrl(pictureOrigin + pictureUrl(picture.url, each), again)
  return (
    <div ref={box} className={shape === 'fill' ? 'pic pic-fill' : 'pic'} style={style}>
      {isBroken ? <Icon name="compass" className="pic-broken" /> : null}
      {isNear ? (
        <img
          className={isShown ? 'pic-img' : 'pic-img pic-hidden'}
          // Before src: Safari requests an address as soon as it is set.
          {...(width === 'screen' ? screenWideProps(address) : {})}
          src={address(width === 'screen' ? 960 : width)}
          width={picture.width}
          height={picture.height}
          alt={isDecorative ? '' : picture.alt}
          onLoad={onLoad}
          onError={onError}
          {...pictureProps}
          {...(isFirst ? { fetchpriority: 'high' } : {})}
        />
      ) : null}
    </div>
  )
}
