import type { HostFile } from '../http/contract'

/** A picture from the traveler's device: its local URL, its size upright, and the file to send. */
export interface ChosenPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly file: HostFile
}

/** Result of choosing: a picture, a cancellation, or a file that this host cannot show, with HEIC as its own kind. */
export type PictureChoice =
  | { readonly kind: 'chosen'; readonly picture: ChosenPicture }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'unreadable' | 'heic' }

/** Lets the traveler choose a picture, or take one where the host offers that; must be called in a tap's handler. */
export type ChoosePicture = () => Promise<PictureChoice>

/** How it ended: the host began to save it, or cannot, and the address is on the clipboard for a browser, or not even that. */
type DownloadOutcome = 'saved' | 'link copied' | 'failed'

/** Saves a file of our main API, named by path and query, on the device. */
export type DownloadFile = (path: string) => Promise<DownloadOutcome>

/** Shows a PDF of our main API, named by path and query, or saves it where the host shows saved files itself. */
export type OpenDocument = (path: string) => Promise<DownloadOutcome | 'opened'>
