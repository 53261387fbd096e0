import { MEDIA_HEAD_BYTES, mediaTypeOf } from '@/domain/media-type'
import { pickFiles, pictureTypes, readAsAddress, readHead, redraw } from './browser-files'
import type { ChosenMedia, MediaChooser } from './contract'
import { readFrame } from './video-frame'

const LONGEST_PX = 2400
const THUMB_PX = 320

const mediaTypeIn = async (file: Blob) => mediaTypeOf(await readHead(file, MEDIA_HEAD_BYTES))

/** A picture as it will be sent; thumbUrl is a data: address, which the security policy allows. */
async function redrawnPicture(bytes: Blob): Promise<ChosenMedia> {
  const thumb = await redraw(bytes, THUMB_PX)
  return {
    mediaType: 'image/jpeg',
    sizeBytes: bytes.size,
    thumbUrl: await readAsAddress(thumb.bytes),
    file: { kind: 'bytes', bytes },
    poster: null,
    durationMs: null,
  }
}

/** A file as it lies on the device. */
const plainFile = async (bytes: Blob): Promise<ChosenMedia> => ({
  mediaType: await mediaTypeIn(bytes),
  sizeBytes: bytes.size,
  thumbUrl: '',
  file: { kind: 'bytes', bytes },
  poster: null,
  durationMs: null,
})

/** A picture that the browser cannot show is passed on as it is, by its own format. */
const chosenPicture = (file: Blob): Promise<ChosenMedia> =>
  redraw(file, LONGEST_PX)
    .then(({ bytes }) => redrawnPicture(bytes))
    .catch(() => plainFile(file))

async function chosenVideo(file: Blob): Promise<ChosenMedia> {
  const { picture, durationMs } = await readFrame(file)
  const poster = picture && (await redrawnPicture(picture).catch(() => null))
  return { ...(await plainFile(file)), thumbUrl: poster?.thumbUrl ?? '', poster, durationMs }
}

/** By the browser's file chooser; pictures are redrawn, videos stay as they are. */
export const mediaChooser: MediaChooser = {
  async choosePictures(most, onPicked) {
    const picked = await pickFiles({ accept: pictureTypes, isMultiple: most > 1 })
    if (picked.length === 0) return { kind: 'dismissed' }
    onPicked()
    // One after another: a decoded picture fills many megabytes. One more than fits shows that some were left out.
    const media: ChosenMedia[] = []
    for (const file of picked.slice(0, most + 1)) media.push(await chosenPicture(file))
    return { kind: 'chosen', media }
  },
  async chooseVideo(onPicked) {
    const [file] = await pickFiles({ accept: 'video/mp4', isMultiple: false })
    if (!file) return { kind: 'dismissed' }
    onPicked()
    return { kind: 'chosen', media: [await chosenVideo(file)] }
  },
}
