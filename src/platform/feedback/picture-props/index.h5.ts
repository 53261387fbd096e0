import type { PictureProps } from './contract'

/** Style sheets do it all in browsers. */
export const pictureProps: PictureProps = { decoding: 'async', draggable: false }
