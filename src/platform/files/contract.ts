import type { HostFile } from '../http/contract'

/** A picture from the traveller's device: where it can be shown from, its size upright, and the file to send. */
export interface ChosenPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly file: HostFile
}

/** What came of it: a picture, a change of mind, or a file that this host cannot show, HEIC told apart. */
export type PictureChoice =
  | { readonly kind: 'chosen'; readonly picture: ChosenPicture }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'unreadable' | 'heic' }

/** Lets the traveller choose one picture of theirs, or take one where the host offers that; call it in answer to a tap. */
export type ChoosePicture = () => Promise<PictureChoice>

/** How it ended: the host began to save it, or cannot, and the address is on the clipboard for a browser, or not even that. */
type DownloadOutcome = 'saved' | 'link copied' | 'failed'

/** Saves a file of our main API, named by path and query, on the device. */
export type DownloadFile = (path: string) => Promise<DownloadOutcome>
