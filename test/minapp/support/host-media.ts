import { bytesAt, chosenPaths, chosenPictures } from './host-album'
import type { HostDevice } from './host-device'
import type { Callbacks } from './host-network'
import type { HostPicturesOptions } from './host-pictures'

type ChooseMedia = Callbacks & { count: number; mediaType: readonly ('image' | 'video')[] }
type FileInfo = Callbacks & { filePath?: string; apFilePath?: string }
type FileCall = Callbacks & { filePath: string }
type ReadFile = FileCall & { position: number; length: number }
type WriteFile = FileCall & { data: ArrayBuffer }

const end = (options: Callbacks, name: string, result: object | null) =>
  queueMicrotask(() => {
    if (result) options.success?.({ errMsg: `${name}:ok`, ...result })
    else options.fail?.({ errMsg: `${name}:fail cancel` })
    options.complete?.(result)
  })

const sizeAt = (device: HostDevice, path: string) => bytesAt(device, path)?.length ?? 0

/** Files as WeChat's and Douyin's chooser of media reports them; only WeChat takes a frame of a video. */
function chosenMedia(device: HostDevice, { count, mediaType }: ChooseMedia, takesFrame: boolean): object[] {
  if (mediaType[0] === 'image') {
    const paths = chosenPictures(device, count)
    return paths.map((path) => ({ tempFilePath: path, size: sizeAt(device, path), fileType: 'image' }))
  }
  const { video } = device
  if (!video) return []
  const frame = takesFrame ? { thumbTempFilePath: chosenPaths.frame } : {}
  const { durationS: duration } = video
  const path = chosenPaths.video
  return [{ tempFilePath: path, size: sizeAt(device, path), duration, fileType: 'video', ...frame }]
}

/** The host's choosers of pictures and videos for posts. Results come by callbacks alone. */
export function hostMedia({ network, device, record }: HostPicturesOptions): object {
  return {
    chooseMedia: (call: ChooseMedia) => {
      record('chooseMedia', call)
      const tempFiles = chosenMedia(device, call, network.host.global === 'wx')
      end(call, 'chooseMedia', tempFiles.length > 0 ? { tempFiles } : null)
    },
    chooseVideo: (call: Callbacks) => {
      record('chooseVideo', call)
      const { video } = device
      const path = chosenPaths.video
      const chosen = video && { tempFilePath: path, duration: video.durationS, size: sizeAt(device, path) }
      end(call, 'chooseVideo', chosen)
    },
    ...hostFileSystem(device),
  }
}

/** How the host reads files that it handed over, and stores those that the app writes. */
function hostFileSystem(device: HostDevice): object {
  return {
    env: { USER_DATA_PATH: 'wxfile://usr' },
    getFileInfo: (call: FileInfo) => {
      const bytes = bytesAt(device, call.apFilePath ?? call.filePath ?? '')
      end(call, 'getFileInfo', bytes && { size: bytes.length })
    },
    getFileSystemManager: () => ({
      readFile: (call: ReadFile) => {
        const { filePath, position, length } = call
        const bytes = bytesAt(device, filePath)?.subarray(position, position + length)
        end(call, 'readFile', bytes ? { data: new Uint8Array(bytes).buffer } : null)
      },
      writeFile: (call: WriteFile) => {
        device.files.set(call.filePath, Buffer.from(call.data))
        end(call, 'writeFile', {})
      },
      unlink: (call: FileCall) => end(call, 'unlink', device.files.delete(call.filePath) ? {} : null),
    }),
  }
}
