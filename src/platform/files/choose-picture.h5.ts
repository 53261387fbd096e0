import { isHeic } from '@/domain/pictures'
import type { ChoosePicture, ChosenPicture } from './contract'

interface Size {
  readonly width: number
  readonly height: number
}

/** The largest size of the same shape whose longer side is at most so long; whole pixels, never enlarged. */
function fitInside({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(1, width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

const LONGEST_PX = 1600
const JPEG_QUALITY = 0.9

function readAsAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((bytes) => (bytes ? resolve(bytes) : reject(new Error('no picture'))), 'image/jpeg', JPEG_QUALITY)
  })

/** Redraws a picture upright and no larger than needed: less to send, and its location data stays on the device. */
async function redraw(file: Blob): Promise<ChosenPicture> {
  const image = new Image()
  image.src = await readAsAddress(file)
  await image.decode()
  const { width, height } = fitInside({ width: image.naturalWidth, height: image.naturalHeight }, LONGEST_PX)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen || width === 0) throw new Error('no picture')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(image, 0, 0, width, height)
  const bytes = await toJpeg(canvas)
  return { url: await readAsAddress(bytes), width, height, file: { kind: 'bytes', bytes } }
}

const pickFile = (): Promise<File | null> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    // Without HEIC in the list an iPhone hands a JPEG over.
    input.accept = 'image/jpeg,image/png,image/webp'
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })

async function isHeicFile(file: Blob): Promise<boolean> {
  const address = await readAsAddress(file.slice(4, 12)).catch(() => '')
  return isHeic(atob(address.split(',')[1] ?? ''))
}

/** By the browser's file chooser. */
export const choosePicture: ChoosePicture = async () => {
  const file = await pickFile()
  if (!file) return { kind: 'dismissed' }
  try {
    return { kind: 'chosen', picture: await redraw(file) }
  } catch {
    return { kind: (await isHeicFile(file)) ? 'heic' : 'unreadable' }
  }
}
