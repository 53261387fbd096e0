import { basename } from 'node:path'
import { bytesAt, chosenPaths, chosenPictures, pictureAt } from './host-album'
import type { HostDevice } from './host-device'
import type { Callbacks, HostNetwork } from './host-network'

/** What the host's calls for pictures work on. */
export interface HostPicturesOptions {
  readonly network: HostNetwork
  readonly device: HostDevice
  readonly record: (name: string, options: unknown) => void
}

type ChooseImage = Callbacks & { count: number }
type ImageInfo = Callbacks & { src: string }
type Upload = Callbacks & {
  url: string
  filePath: string
  /** Alipay calls it fileName. */
  name?: string
  fileName?: string
  formData?: Record<string, string>
  header?: Record<string, string>
}

const builtHost = 'http://localhost:3000'

const end = (options: Callbacks, isGood: boolean, result: object) =>
  queueMicrotask(() => {
    if (isGood) options.success?.(result)
    else options.fail?.(result)
    options.complete?.(result)
  })

async function carry(options: Upload, { network, device }: HostPicturesOptions): Promise<object | null> {
  const bytes = bytesAt(device, options.filePath)
  if (!bytes || network.isLost(options.url)) return null
  const form = new FormData()
  for (const [name, value] of Object.entries(options.formData ?? {})) form.append(name, value)
  form.append(options.fileName ?? options.name ?? 'file', new Blob([new Uint8Array(bytes)]), 'photo.jpg')
  const reply = await fetch(options.url.replace(builtHost, network.server), {
    method: 'POST',
    headers: options.header ?? {},
    body: form,
  })
  return { statusCode: reply.status, header: Object.fromEntries(reply.headers), data: await reply.text() }
}

/** The host's album and files of chats, what it knows of a picture, and how it sends a file. */
export function hostPictures(options: HostPicturesOptions): object {
  const { network, device, record } = options
  return {
    chooseImage: (call: ChooseImage) => {
      record('chooseImage', call)
      const paths = chosenPictures(device, call.count)
      const chosen = network.host.global === 'my' ? { apFilePaths: paths } : { tempFilePaths: paths }
      end(call, paths.length > 0, paths.length > 0 ? chosen : { error: 11, errMsg: 'chooseImage:fail cancel' })
    },
    chooseMessageFile: (call: Callbacks) => {
      record('chooseMessageFile', call)
      const tempFiles =
        device.chatFile === null ? [] : [{ path: chosenPaths.chatFile, name: basename(device.chatFile), size: 50 }]
      end(
        call,
        tempFiles.length > 0,
        tempFiles.length > 0 ? { tempFiles } : { errMsg: 'chooseMessageFile:fail cancel' },
      )
    },
    getImageInfo: (call: ImageInfo) => {
      const { width = 0, height = 0 } = pictureAt(device, call.src) ?? {}
      end(call, true, { width, height, path: call.src })
    },
    uploadFile: (call: Upload) => {
      record('uploadFile', call)
      let onProgress = (_progress: { progress: number }) => {}
      void carry(call, options).then((reply) => {
        onProgress({ progress: 100 })
        end(call, reply !== null, reply ?? { errMsg: 'uploadFile:fail the connection was reset' })
      })
      return {
        abort: () => {},
        onProgressUpdate: (listener: typeof onProgress) => {
          onProgress = listener
        },
      }
    },
    enableAlertBeforeUnload: (call: object) => record('enableAlertBeforeUnload', call),
    disableAlertBeforeUnload: (call: object) => record('disableAlertBeforeUnload', call),
  }
}
