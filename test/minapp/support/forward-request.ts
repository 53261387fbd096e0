/** Options of a host's request call, in the spelling of every host. */
export interface RequestOptions {
  url: string
  method?: string
  data?: unknown
  header?: Record<string, string>
  headers?: Record<string, string>
}

/** The server's reply, before it is converted to the host's own shape. */
export interface ForwardedReply {
  status: number
  headers: Record<string, string>
  data: unknown
}

const builtHost = 'http://localhost:3000'

function urlOf(options: RequestOptions, server: string): string {
  const url = new URL(options.url.replace(builtHost, server))
  if ((options.method ?? 'GET') === 'GET' && options.data !== null && typeof options.data === 'object') {
    for (const [key, value] of Object.entries(options.data)) url.searchParams.set(key, String(value))
  }
  return url.href
}

const bodyOf = (data: unknown) => (typeof data === 'string' ? data : JSON.stringify(data ?? {}))

/** Forwards a mini-program's request to the real server under test. */
export async function forwardRequest(options: RequestOptions, server: string): Promise<ForwardedReply> {
  const method = (options.method ?? 'GET').toUpperCase()
  const headers = { 'content-type': 'application/json', ...options.header, ...options.headers }
  const reply = await fetch(urlOf(options, server), {
    method,
    headers,
    body: method === 'GET' ? null : bodyOf(options.data),
  })
  const text = await reply.text()
  const isJson = (reply.headers.get('content-type') ?? '').includes('json')
  return { status: reply.status, headers: Object.fromEntries(reply.headers), data: isJson ? JSON.parse(text) : text }
}
