import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '@/contract/error-body'
import { isDatabaseUnreachable } from '../database/database-unreachable'
import type { Env } from '../env'
import { ApiError, databaseUnreachable, notFound } from '../errors/api-error'

const codes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** What is told of requests that Fastify itself refuses: its own words are for programs. */
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

/** Answers every failure with the contract's ErrorBody; what nobody foresaw is logged and told without detail in production. */
export function registerErrorReplies(app: FastifyInstance, env: Env): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asApiError(error, env)
    if (refusal.status >= 500) request.log.error({ err: error }, 'call failed')
    return send(refusal, request, reply)
  })
}

/** Answers an unknown address as a failed call. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(notFound('There is nothing at this address.'), request, reply)
