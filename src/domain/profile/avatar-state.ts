import type { CropSquare } from '../crop/crop-square'

/** A picture that was chosen on the device: where it can be shown from, and its size upright. */
export interface PictureToSend {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** What becomes of a new picture: as the profile has it, being positioned, on its way, not arrived, or arrived and not saved yet. */
export type AvatarState<Picture extends PictureToSend = PictureToSend> =
  | { readonly step: 'kept' }
  | { readonly step: 'cropping'; readonly picture: Picture }
  | { readonly step: 'sending'; readonly picture: Picture; readonly square: CropSquare; readonly percent: number }
  | { readonly step: 'failed'; readonly picture: Picture; readonly square: CropSquare; readonly message: string }
  | { readonly step: 'sent'; readonly fileId: string; readonly url: string }

/** Whether a new picture would be lost by leaving. */
export const isAvatarUnsaved = ({ step }: AvatarState): boolean =>
  step === 'sending' || step === 'failed' || step === 'sent'
