import type { HasFailedBefore, PictureOrigin, PictureProps } from './contract'

/** Style sheets do it all in browsers. */
export const pictureProps: PictureProps = { decoding: 'async', draggable: false }

/** The page's own origin. */
export const pictureOrigin: PictureOrigin = ''

/** An image that is complete and has no size did not come. */
export const hasFailedBefore: HasFailedBefore = (box) => {
  const image = box.querySelector('img')
  return image !== null && image.complete && image.naturalWidth === 0
}
