/** A file of a form: its bytes under the name and type that the sender gives it. */
export interface SentFile {
  readonly bytes: Buffer
  readonly name?: string
  readonly type?: string
}

const isFile = (value: unknown): value is SentFile => typeof value === 'object' && value !== null && 'bytes' in value

const boundary = 'staylark-form-boundary'

const part = (name: string, value: unknown): Buffer => {
  const lines = isFile(value)
    ? [
        `content-disposition: form-data; name="${name}"; filename="${value.name ?? 'photo.jpg'}"`,
        `content-type: ${value.type ?? 'image/jpeg'}`,
      ]
    : [`content-disposition: form-data; name="${name}"`]
  const head = `--${boundary}\r\n${lines.join('\r\n')}\r\n\r\n`
  return Buffer.concat([
    Buffer.from(head),
    isFile(value) ? value.bytes : Buffer.from(String(value)),
    Buffer.from('\r\n'),
  ])
}

/** An input as multipart form data, fields and files in the order given. */
export const multipartOf = (input: object): { headers: Record<string, string>; payload: Buffer } => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: Buffer.concat([
    ...Object.entries(input).map(([name, value]) => part(name, value)),
    Buffer.from(`--${boundary}--\r\n`),
  ]),
})
