import type { PictureOrigin, PictureProps } from './contract'

/** Style sheets do it all in browsers. */
export const pictureProps: PictureProps = { decoding: 'async', draggable: false }

/** The page's own origin. */
export const pictureOrigin: PictureOrigin = ''
