import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '@/contract/error-body'
import { errorCode } from '../errors/error-code'

interface Answer {
  readonly status: number
  readonly code: string
  readonly message: string
}

const unreadable: Answer = { status: 400, code: 'bad_request', message: 'The request could not be read.' }

const answers: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request_timeout',
    message: 'This took too long to arrive. Check your connection and try again.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'bad_request', message: 'The headers of the request are too long.' },
}

/** Answers a request that never became whole (too slow, cut, no HTTP) with the contract's ErrorBody, and ends its connection. */
export function answerConnectionError(error: Error, socket: Socket, requestId: string): void {
  if (errorCode(error) === 'ECONNRESET' || socket.destroyed) return
  const { status, code, message } = answers[errorCode(error) ?? ''] ?? unreadable
  const body: ErrorBody = { code, message, requestId }
  const text = JSON.stringify(body)
  if (socket.writable) {
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  }
  socket.destroySoon()
}
