import type { RefObject } from 'react'

/** Attributes that a host's picture element needs to fill its box without being stretched. */
export type PictureProps = Readonly<Record<string, string | boolean>>

/** What stands before a picture's address: nothing where the page's own origin serves them. */
export type PictureOrigin = string

/** Waits before a picture that did not come is asked for again, ms; a change of the network breaks off what is under way. */
export const AGAIN_AFTER_MS: readonly number[] = [1000, 5000]

/** How a picture's loading goes. */
interface PictureTries {
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

/** A moving picture without controls of its own; what it should do comes by props, what it does is told. */
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

/** Whether nothing big should load or move before it is asked for. */
export type SavesData = () => boolean
