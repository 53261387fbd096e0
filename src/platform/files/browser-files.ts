interface Size {
  readonly width: number
  readonly height: number
}

/** A redrawn picture: its bytes as JPEG and its size upright. */
export interface RedrawnPicture extends Size {
  readonly bytes: Blob
}

/** The largest size of the same shape whose longer side is at most so long; whole pixels, never enlarged. */
function fitInside({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(1, width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

const JPEG_QUALITY = 0.9

/** The first bytes of a file; none where it cannot be read. */
export async function readHead(file: Blob, length: number): Promise<Uint8Array> {
  const address = await readAsAddress(file.slice(0, length)).catch(() => '')
  return Uint8Array.from(atob(address.split(',')[1] ?? ''), (byte) => byte.charCodeAt(0))
}

/** A file as a data: address. */
export function readAsAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
}

/** What stands on a canvas, as a JPEG. */
export const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((bytes) => (bytes ? resolve(bytes) : reject(new Error('no picture'))), 'image/jpeg', JPEG_QUALITY)
  })

/** Redraws a picture upright and no longer than so many px: less to send, and its location data stays on the device. Rejects where the browser cannot show it. */
export async function redraw(file: Blob, longest: number): Promise<RedrawnPicture> {
  const image = new Image()
  image.src = await readAsAddress(file)
  await image.decode()
  const { width, height } = fitInside({ width: image.naturalWidth, height: image.naturalHeight }, longest)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen || width === 0) throw new Error('no picture')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(image, 0, 0, width, height)
  return { bytes: await toJpeg(canvas), width, height }
}

/** What the browser's file chooser takes: media types with commas between them, and whether several files at once. */
interface FileInput {
  readonly accept: string
  readonly isMultiple: boolean
}

/** Formats of pictures that are taken; without HEIC in the list an iPhone hands a JPEG over. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Opens the browser's file chooser; no file where it was closed. */
export const pickFiles = ({ accept, isMultiple }: FileInput): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.multiple = isMultiple
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
