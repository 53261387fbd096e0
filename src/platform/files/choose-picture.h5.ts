import { MEDIA_HEAD_BYTES, mediaTypeOf } from '@/domain/media-type'
import { pickFiles, pictureTypes, readAsAddress, readHead, redraw } from './browser-files'
import type { ChoosePicture, ChosenPicture } from './contract'

const LONGEST_PX = 1600

async function chosenPicture(file: Blob): Promise<ChosenPicture> {
  const { bytes, width, height } = await redraw(file, LONGEST_PX)
  return { url: await readAsAddress(bytes), width, height, file: { kind: 'bytes', bytes } }
}

const isHeicFile = async (file: Blob): Promise<boolean> =>
  mediaTypeOf(await readHead(file, MEDIA_HEAD_BYTES)) === 'heic'

/** By the browser's file chooser. */
export const choosePicture: ChoosePicture = async () => {
  const [file] = await pickFiles({ accept: pictureTypes, isMultiple: false })
  if (!file) return { kind: 'dismissed' }
  try {
    return { kind: 'chosen', picture: await chosenPicture(file) }
  } catch {
    return { kind: (await isHeicFile(file)) ? 'heic' : 'unreadable' }
  }
}
