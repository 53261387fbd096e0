/** How a request for bytes is replied to: whole, in part or not at all. */
export interface RangeReply {
  readonly status: 200 | 206 | 416
  readonly first: number
  readonly last: number
  readonly length: number
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const part = (status: 200 | 206, first: number, last: number): RangeReply => ({
  status,
  first,
  last,
  length: last - first + 1,
})

/** Resolves the Range and If-Range headers of a request for a file of a size and an ETag; a Range with several parts or in another form counts as absent. */
export function rangeOf(headers: Headers, bytes: number, etag: string): RangeReply {
  const whole = part(200, 0, bytes - 1)
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return whole
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(String(headers.range ?? '')) ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return whole
  const unsatisfiable = { status: 416, first: 0, last: 0, length: 0 } as const
  if (from === '') return Number(to) === 0 ? unsatisfiable : part(206, Math.max(0, bytes - Number(to)), bytes - 1)
  const last = to === '' ? bytes - 1 : Math.min(bytes - 1, Number(to))
  if (to !== '' && Number(to) < Number(from)) return whole
  return Number(from) >= bytes ? unsatisfiable : part(206, Number(from), last)
}
