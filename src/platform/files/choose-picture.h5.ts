import { isHeic } from '@/domain/uploads'
import { pickFiles, pictureTypes, readAsAddress, redraw } from './browser-files'
import type { ChoosePicture, ChosenPicture } from './contract'

const LONGEST_PX = 1600

async function chosenPicture(file: Blob): Promise<ChosenPicture> {
  const { bytes, width, height } = await redraw(file, LONGEST_PX)
  return { url: await readAsAddress(bytes), width, height, file: { kind: 'bytes', bytes } }
}

async function isHeicFile(file: Blob): Promise<boolean> {
  const address = await readAsAddress(file.slice(4, 12)).catch(() => '')
  return isHeic(atob(address.split(',')[1] ?? ''))
}

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
