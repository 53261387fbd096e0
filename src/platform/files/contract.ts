import type { MediaType } from '@/domain/media-type'
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

/** A file from the traveler's device: its name and its size in bytes, null where the host does not report it, and what is sent. */
export interface ChosenFile {
  readonly name: string | null
  readonly sizeBytes: number | null
  readonly file: HostFile
}

/** Result of choosing files: at least one, a cancellation, or a failure of the host, as without its permission. */
export type FilesChoice =
  | { readonly kind: 'chosen'; readonly files: readonly ChosenFile[] }
  | { readonly kind: 'dismissed' | 'failed' }

/** What a host's chooser offers: pictures and PDFs together, or one of them. */
export type FileSource = 'any' | 'picture' | 'pdf'

/** How a host lets the traveler choose pictures and PDFs. */
export interface FileChooser {
  /** Its choosers, in the order of their buttons. */
  readonly sources: readonly FileSource[]
  /** Opens a chooser for about so many files; must be called in a tap's handler. */
  choose(source: FileSource, most: number): Promise<FilesChoice>
}

/** How it ended: the host began to save it, or cannot, and the address is on the clipboard for a browser, or not even that. */
type DownloadOutcome = 'saved' | 'link copied' | 'failed'

/** Saves a file of our main API, named by path and query, on the device. */
export type DownloadFile = (path: string) => Promise<DownloadOutcome>

/** Shows a PDF of our main API, named by path and query, or saves it where the host shows saved files itself. */
export type OpenDocument = (path: string) => Promise<DownloadOutcome | 'opened'>

/** A picture or video to upload. */
export interface ChosenMedia {
  /** By the first bytes of the file; null for formats that are not taken, with HEIC as its own kind. */
  readonly mediaType: MediaType | 'heic' | null
  readonly sizeBytes: number
  /** Local address of a picture of it; empty where the host has none. */
  readonly thumbUrl: string
  readonly file: HostFile
  /** A frame of a video; null for pictures and where the host takes none. */
  readonly poster: ChosenMedia | null
  /** Null for pictures, and where the host does not report it. */
  readonly durationMs: number | null
}

/** Result of choosing media: at least one, a cancellation, or a failure of the host, as without its permission. */
export type MediaChoice =
  | { readonly kind: 'chosen'; readonly media: readonly ChosenMedia[] }
  | { readonly kind: 'dismissed' | 'failed' }

/** How a host lets the traveler choose or take pictures and videos; must be called in a tap's handler. `onPicked` is called once files were chosen and are being prepared. */
export interface MediaChooser {
  /** Lets the user choose up to `most` pictures; some hosts return more. */
  choosePictures(most: number, onPicked: () => void): Promise<MediaChoice>
  chooseVideo(onPicked: () => void): Promise<MediaChoice>
}

/** A piece of a file that can be sent; `release` frees what the host stored for it. */
export interface FileSlice {
  readonly file: HostFile
  readonly release: () => void
}

/** Reads a piece of a chosen file, from `offset` on. Rejects where the file is gone. */
export type SliceFile = (file: HostFile, offset: number, sizeBytes: number) => Promise<FileSlice>
