import type { UploadRequest } from '@/platform/http/contract'
import { headersOf, type CallParts } from './compose-request'

/** A call that sends a file, as it goes out: the input becomes fields of a form, the host writes its content type. */
export function composeUpload(parts: CallParts): Pick<UploadRequest, 'url' | 'headers' | 'fields' | 'timeoutMs'> {
  const { profile, origin, key, input } = parts
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return {
    url: `${origin}${key.split(' ')[1]}`,
    headers: headersOf(parts, false),
    fields: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    timeoutMs: profile.timeoutMs,
  }
}
