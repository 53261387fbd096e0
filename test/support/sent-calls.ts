import { createClients, type ClientDependencies } from '@/api/create-clients'
import type { HttpReply, HttpRequest, UploadRequest } from '@/platform/http/contract'

export const reply = (status: number, body: unknown = {}, headers: HttpReply['headers'] = {}): HttpReply => ({
  status,
  headers,
  body,
})

const visitor = {
  uid: null,
  token: null,
  deviceId: 'device-1',
  currency: null,
  appType: 'web',
  appVersion: null,
} satisfies ReturnType<ClientDependencies['caller']>

/** Creates clients that record requests and reply as the test sets. */
export function sentCalls(
  change: Partial<ClientDependencies> & { caller?: ClientDependencies['caller'] } = {},
  respond: (request: HttpRequest, count: number) => HttpReply | Promise<HttpReply> = () => reply(200),
  respondToFile: (request: UploadRequest, count: number) => HttpReply = () => reply(200),
) {
  const sent: HttpRequest[] = []
  const sentFiles: UploadRequest[] = []
  const clients = createClients({
    send: async (request) => {
      sent.push(request)
      return respond(request, sent.length)
    },
    sendFile: async (request) => {
      sentFiles.push(request)
      return respondToFile(request, sentFiles.length)
    },
    origins: {
      main: 'https://main',
      new: 'https://new',
      log: 'https://log',
      upload: 'https://upload',
      stream: 'https://stream',
      chat: 'https://chat',
    },
    caller: () => visitor,
    renewToken: () => Promise.resolve(false),
    beginLoading: () => () => {},
    ...change,
  })
  return { clients, sent, sentFiles, visitor }
}
