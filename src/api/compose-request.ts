import type { HttpRequest, UploadRequest } from '@/platform/http/contract'
import type { Caller, ClientProfile } from './client'

type Fields = Readonly<Record<string, unknown>>

/** What one call is made of. */
export interface CallParts {
  readonly profile: ClientProfile
  readonly origin: string
  readonly key: string
  readonly input: Fields
  readonly caller: Caller
  readonly idempotencyKey?: string | undefined
}

const given = (headers: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))

const preferenceHeaders = ({ currency, appVersion, guestOrderToken }: Caller) => ({
  'accept-language': 'en',
  currency,
  'app-version': appVersion,
  'guest-order-token': guestOrderToken,
})

/** The headers of one call. */
const headersOf = ({ profile, caller, idempotencyKey }: CallParts, hasBody: boolean) =>
  given({
    'content-type': hasBody ? 'application/json' : null,
    authorization: caller.token === null ? null : `Bearer ${caller.token}`,
    'device-id': caller.deviceId,
    // It indicates to the server which clients store a refresh token without cookies, so the main API sends it as well.
    'app-type': caller.appType,
    'idempotency-key': idempotencyKey,
    ...(profile.sendsPreferences ? preferenceHeaders(caller) : {}),
  })

const queryOf = (fields: Fields) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')

/** The call as it goes out: GET and DELETE carry the input as query, the others as JSON (spec §7). */
export function composeRequest(parts: CallParts): HttpRequest {
  const { profile, origin, key, input, caller } = parts
  const [method, path] = key.split(' ') as [HttpRequest['method'], string]
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const takesUserid = profile.sendsUserid && method !== 'DELETE'
  const fields = takesUserid ? { ...input, userid: caller.uid ?? '' } : input
  const query = hasBody ? '' : queryOf(fields)
  return {
    method,
    url: `${origin}${path}${query === '' ? '' : `?${query}`}`,
    headers: headersOf(parts, hasBody),
    ...(hasBody ? { body: JSON.stringify(fields) } : {}),
    timeoutMs: profile.timeoutMs,
  }
}

/** A call that sends a file, as it goes out: the input becomes fields of a form, the host writes its content type. */
export function composeUpload(parts: CallParts): Pick<UploadRequest, 'url' | 'headers' | 'fields' | 'timeoutMs'> {
  const { profile, origin, key, input } = parts
  const fields = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return {
    url: `${origin}${key.split(' ')[1]}`,
    headers: headersOf(parts, false),
    fields: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
    timeoutMs: profile.timeoutMs,
  }
}
