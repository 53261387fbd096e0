/** One call as it goes out; body is JSON text. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
}

/** What came back, whatever its status; header names are in lower case, body is parsed JSON or text. */
export interface HttpReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Starts a request early; the identical request sent within 30 s takes its reply. Does nothing on hosts whose pages open at once. */
export type StartHttp = (request: HttpRequest) => void

/** Sends a request; rejects with a NoReply only where no reply came. */
export type SendHttp = (request: HttpRequest) => Promise<HttpReply>

/** A file that this host can send: its bytes in browsers, its temporary address in mini-programs. */
export type HostFile =
  | { readonly kind: 'bytes'; readonly bytes: Blob }
  | { readonly kind: 'path'; readonly path: string }

/** A form with one file as it goes out; fields stand in their order before the file. No cookie goes to another origin. */
export interface UploadRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  readonly file: HostFile
  readonly timeoutMs: number
  /** Called with the sent percentage, where the host reports it. */
  readonly onProgress?: (percent: number) => void
  /** Called with a function that aborts the request, which then rejects. */
  readonly onBegun?: (abort: () => void) => void
  readonly isVideo?: boolean
}

/** Sends a file as multipart form data; rejects with a NoReply only where no reply came. */
export type SendFile = (request: UploadRequest) => Promise<HttpReply>

/** Sends a JSON text that must leave even while the page unloads; the reply is ignored. */
export type SendBeacon = (url: string, json: string) => void
