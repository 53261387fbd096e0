import type { HasFailedBefore, PictureOrigin, PictureProps, ScreenWideProps } from './contract'

/** A mini-program's image is cut to its box by mode, and put off until it is near by the host. */
export const pictureProps: PictureProps = { mode: 'aspectFill', lazyLoad: true }

/** Images of mini-programs have one address. */
export const screenWideProps: ScreenWideProps = () => ({})

/** Mini-programs have no origin of their own. */
export const pictureOrigin: PictureOrigin = API_HOSTS.web

/** Nothing is rendered before the app in mini-programs. */
export const hasFailedBefore: HasFailedBefore = () => false
