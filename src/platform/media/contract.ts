import type { RefObject } from 'react'
import type { PictureWidth } from '@/domain/pictures'

/** Attributes that a host's picture element needs to fill its box without being stretched. */
export type PictureProps = Readonly<Record<string, string | boolean>>

/** Attributes of a picture as wide as the screen, given its address in each width, by which the host takes the one that is sharp enough; none where the host does not choose. */
export type ScreenWideProps = (address: (width: PictureWidth) => string) => Readonly<Record<string, string>>

/** What stands before a picture's address: nothing where the page's own origin serves them. */
export type PictureOrigin = string

/** Delays before a failed picture is requested again, ms; a change of the network aborts requests in progress. */
export const AGAIN_AFTER_MS: readonly number[] = [1000, 5000]

/** How a picture's loading goes. */
interface PictureTries {
  /** Number of retries; another address makes the host reload it. */
  readonly again: number
  /** Whether it is visible: not after a failure, nor during a retry. */
  readonly isShown: boolean
  /** That it is given up until there is a connection again. */
  readonly isBroken: boolean
  readonly onLoad: () => void
  readonly onError: () => void
}

/** Tracks the loading of a page's picture and retries after a failure; box is the element that holds it, if it exists yet. */
export type UsePictureTries = (box: RefObject<HTMLElement>) => PictureTries

/** Whether the picture in a box failed before anybody listened, as those of a server-rendered page may. */
export type HasFailedBefore = (box: HTMLElement) => boolean

/** A video without controls of its own; commands come by props, events go out by callbacks. */
export interface VideoSurfaceProps {
  readonly className: string
  /** Unique on the page. */
  readonly id: string
  readonly src: string
  /** Address of a WebVTT file with captions. */
  readonly captionsSrc?: string
  readonly isPlaying: boolean
  readonly isMuted: boolean
  readonly onPlayed: () => void
  readonly onWaited: () => void
  /** It was held by the host, or not allowed to begin. */
  readonly onHeld: () => void
  readonly onEnded: () => void
  readonly onFailed: () => void
  readonly onTime: (positionS: number, durationS: number | null) => void
}

/** Whether large downloads and motion must wait for the user's request. */
export type SavesData = () => boolean
