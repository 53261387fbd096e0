import type { HasFailedBefore, PictureOrigin, PictureProps, ScreenWideProps } from './contract'

/** Style sheets do it all in browsers. */
export const pictureProps: PictureProps = { decoding: 'async', draggable: false }

/** Phones of up to 375 points at double density need 750 px. */
export const screenWideProps: ScreenWideProps = (address) => ({
  srcSet: `${address(750)} 750w, ${address(960)} 960w`,
  sizes: '100vw',
})

/** The page's own origin. */
export const pictureOrigin: PictureOrigin = ''

/** An image that is complete and has no size did not come. */
export const hasFailedBefore: HasFailedBefore = (box) => {
  const image = box.querySelector('img')
  return image !== null && image.complete && image.naturalWidth === 0
}
