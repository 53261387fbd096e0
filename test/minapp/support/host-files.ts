import type { Callbacks } from './host-network'
import type { HostPicturesOptions } from './host-pictures'

const builtHost = 'http://localhost:3000'

type Download = Callbacks & { url: string }
type Opening = Callbacks & { filePath: string; fileType?: string }

const end = (options: Callbacks, isGood: boolean, result: object) => {
  if (isGood) options.success?.(result)
  else options.fail?.(result)
  options.complete?.(result)
}

/** The host's downloads, and its reader of documents, which takes only files that were downloaded. */
export function hostFiles({ network, device, record }: HostPicturesOptions): object {
  return {
    downloadFile: (call: Download) => {
      record('downloadFile', call)
      void fetch(call.url.replace(builtHost, network.server)).then(async (reply) => {
        const path = `wxfile://tmp_${device.files.size}`
        device.files.set(path, Buffer.from(await reply.arrayBuffer()))
        // Alipay names the file otherwise and reports no status.
        end(
          call,
          true,
          network.host.global === 'my' ? { apFilePath: path } : { tempFilePath: path, statusCode: reply.status },
        )
      })
      return { abort: () => {}, onProgressUpdate: () => {} }
    },
    openDocument: (call: Opening) => {
      const isThere = device.files.has(call.filePath) && call.fileType === 'pdf'
      record(isThere ? 'openDocument' : 'failed', isThere ? call : `openDocument:fail ${call.filePath}`)
      queueMicrotask(() => end(call, isThere, { errMsg: `openDocument:${isThere ? 'ok' : 'fail'}` }))
    },
  }
}
