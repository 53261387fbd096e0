import Taro from '@tarojs/taro'
import { MEDIA_HEAD_BYTES, mediaTypeOf } from '@/domain/media-type'
import type { ChosenMedia } from './contract'

/** Reads bytes of a file by the host. Some versions return the whole file whatever part was requested. */
export function readBytes(filePath: string, position: number, length: number): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    Taro.getFileSystemManager().readFile({
      filePath,
      position,
      length,
      success: ({ data }) => {
        if (typeof data === 'string') reject(new Error('The host returned text'))
        else resolve(data.byteLength > length ? data.slice(position, position + length) : data)
      },
      fail: reject,
    })
  })
}

/** Writes a file into the folder that the app has on the device; returns its path. */
export function writeBytes(name: string, data: ArrayBuffer): Promise<string> {
  const { USER_DATA_PATH = '' } = Taro.env as { USER_DATA_PATH?: string }
  const filePath = `${USER_DATA_PATH}/${name}`
  return new Promise((resolve, reject) => {
    Taro.getFileSystemManager().writeFile({ filePath, data, success: () => resolve(filePath), fail: reject })
  })
}

/** Removes a file that was written here. */
export function removeFile(filePath: string): void {
  Taro.getFileSystemManager().unlink({ filePath, success: () => {}, fail: () => {} })
}

const sizeOf = (filePath: string): Promise<number> =>
  Taro.getFileInfo({ filePath }).then((info) => ('size' in info ? info.size : 0))

/** What a host reports of a chosen file. */
interface HostMedia {
  readonly path: string
  /** Left out where the host does not report it. */
  readonly sizeBytes?: number | null | undefined
  readonly thumbPath?: string | undefined
  readonly durationS?: number | undefined
}

async function readMediaType(path: string) {
  const head = await readBytes(path, 0, MEDIA_HEAD_BYTES).catch(() => null)
  return head && mediaTypeOf(new Uint8Array(head))
}

/** A file of the host with what the app needs to know of it. */
async function chosenFile({ path, sizeBytes }: HostMedia): Promise<ChosenMedia> {
  const [mediaType, size] = await Promise.all([readMediaType(path), sizeBytes ?? sizeOf(path)])
  const file = { kind: 'path', path } as const
  return { mediaType, sizeBytes: size, thumbUrl: '', file, poster: null, durationMs: null }
}

/** A chosen picture, shown from where it lies. */
export const chosenPicture = async (media: HostMedia): Promise<ChosenMedia> => ({
  ...(await chosenFile(media)),
  thumbUrl: media.path,
})

/** A chosen video; its poster is the host's picture of it, where there is one. */
export async function chosenVideo(media: HostMedia): Promise<ChosenMedia> {
  const { thumbPath = '', durationS } = media
  const poster = thumbPath === '' ? null : await chosenPicture({ path: thumbPath }).catch(() => null)
  const durationMs = durationS === undefined ? null : Math.round(durationS * 1000)
  return { ...(await chosenFile(media)), thumbUrl: poster?.thumbUrl ?? '', poster, durationMs }
}
