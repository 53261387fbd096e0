import type { HttpReply, SendFile, UploadRequest } from './contract'
import { NoReply, parseBody } from './reply'

function formOf({ fields, file }: UploadRequest): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file.kind === 'bytes') form.append('file', file.bytes, 'picture')
  return form
}

const replyOf = (ask: XMLHttpRequest): HttpReply => ({
  status: ask.status,
  headers: { 'content-type': ask.getResponseHeader('content-type') ?? '' },
  body: parseBody(ask.responseText),
})

/** By XMLHttpRequest: fetch tells nothing of how far a body has gone. */
export const sendFile: SendFile = (request) =>
  new Promise((resolve, reject) => {
    const { url, headers, timeoutMs, onProgress } = request
    const ask = new XMLHttpRequest()
    ask.open('POST', url)
    for (const [name, value] of Object.entries(headers)) ask.setRequestHeader(name, value)
    ask.timeout = timeoutMs
    ask.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? Math.floor((100 * loaded) / total) : 0),
    )
    ask.addEventListener('load', () => resolve(replyOf(ask)))
    ask.addEventListener('error', () => reject(new NoReply('network')))
    ask.addEventListener('timeout', () => reject(new NoReply('timeout')))
    ask.addEventListener('abort', () => reject(new NoReply('network')))
    ask.send(formOf(request))
  })
