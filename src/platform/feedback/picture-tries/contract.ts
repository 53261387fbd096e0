import type { RefObject } from 'react'

/** Waits before a picture that did not come is asked for again, ms; a change of the network breaks off what is under way. */
export const AGAIN_AFTER_MS: readonly number[] = [1000, 5000]

/** How a picture's loading goes. */
export interface PictureTries {
  /** How often it was asked for again; another address has the host load it anew. */
  readonly again: number
  /** Whether it is to be seen: not while it failed, nor while it is asked for again. */
  readonly isShown: boolean
  /** That it is given up until there is a connection again. */
  readonly isBroken: boolean
  readonly onLoad: () => void
  readonly onError: () => void
}

/** Follows the loading of a page's picture, and has it asked for again where it did not come; box is the element that holds it, if it holds one yet. */
export type UsePictureTries = (box: RefObject<HTMLElement>) => PictureTries

/** Whether the picture in a box failed before anybody listened, as those of a drawn page may. */
export type HasFailedBefore = (box: HTMLElement) => boolean
