import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '@/contract/error-body'
import { isDatabaseUnreachable } from '../database/database-unreachable'
import type { Env } from '../config/env'
import { ApiError, databaseUnreachable, errorCode, notFound } from '../errors'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const codes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** Messages for requests that Fastify itself refuses, whose own messages are for programs. */
const sentences: Readonly<Record<number, string>> = {
  413: 'This is too large to send.',
  429: 'Too many tries. Please wait a little.',
}
const unreadable = 'This could not be read. Please try again.'

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500

function asApiError(error: unknown, env: Env): ApiError {
  if (error instanceof ApiError) return error
  if (isDatabaseUnreachable(error)) return databaseUnreachable()
  const message = error instanceof Error ? error.message : String(error)
  const statusCode = statusOf(error)
  if (statusCode >= 400 && statusCode < 500) {
    return new ApiError(statusCode, codes[statusCode] ?? 'bad_request', sentences[statusCode] ?? unreadable)
  }
  const detail = env.nodeEnv === 'production' ? '' : ` (${message})`
  return new ApiError(500, 'internal_error', `Something went wrong on our side. Please try again.${detail}`)
}

function send(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { field, data, retryAfterSeconds } = error.facts
  const body: ErrorBody = { code: error.code, message: error.message, requestId: request.id }
  if (field !== undefined) body.field = field
  if (data !== undefined) body.data = data
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
  return reply.code(error.status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

/** Replies to every failure with the contract's ErrorBody. Unexpected errors are logged; in production their reply carries no details. */
export function registerErrorReplies(app: FastifyInstance, env: Env): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asApiError(error, env)
    if (refusal.status >= 500) request.log.error({ err: error }, 'call failed')
    return send(refusal, request, reply)
  })
}

/** Replies 404 to an unknown address with the contract's ErrorBody. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(notFound('There is nothing at this address.'), request, reply)

interface ErrorReply {
  readonly status: number
  readonly code: string
  readonly message: string
}

const unreadableRequest: ErrorReply = { status: 400, code: 'bad_request', message: 'The request could not be read.' }

const errorReplies: Readonly<Record<string, ErrorReply>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request_timeout',
    message: 'This took too long to arrive. Check your connection and try again.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'bad_request', message: 'The headers of the request are too long.' },
}

/** Replies to an incomplete request (too slow, aborted, not HTTP) with the contract's ErrorBody, and closes its connection. */
export function replyToConnectionError(error: Error, socket: Socket, requestId: string): void {
  if (errorCode(error) === 'ECONNRESET' || socket.destroyed) return
  const { status, code, message } = errorReplies[errorCode(error) ?? ''] ?? unreadableRequest
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
