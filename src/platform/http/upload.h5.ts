import type { HttpReply, SendFile, UploadRequest } from './contract'
import { NoReply, parseBody } from './reply'

function formOf({ fields, file }: UploadRequest): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file.kind === 'bytes') form.append('file', file.bytes, 'picture')
  return form
}

const replyOf = (request: XMLHttpRequest): HttpReply => ({
  status: request.status,
  headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
  body: parseBody(request.responseText),
})

/** By XMLHttpRequest: fetch does not report upload progress. */
export const sendFile: SendFile = (request) =>
  new Promise((resolve, reject) => {
    const { url, headers, timeoutMs, onProgress, onBegun } = request
    const xhr = new XMLHttpRequest()
    xhr.open('POST', url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.timeout = timeoutMs
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? Math.floor((100 * loaded) / total) : 0),
    )
    xhr.addEventListener('load', () => resolve(replyOf(xhr)))
    xhr.addEventListener('error', () => reject(new NoReply('network')))
    xhr.addEventListener('timeout', () => reject(new NoReply('timeout')))
    xhr.addEventListener('abort', () => reject(new NoReply('network')))
    xhr.send(formOf(request))
    onBegun?.(() => xhr.abort())
  })
