/** A name that every host reads as it stands. */
const isPlain = (fileName: string) => /^[\w. -]+$/.test(fileName)

const escapeMark = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`

/** A file name in any script for `content-disposition` (RFC 6266), with a plain one beside it for old hosts. */
function attachment(fileName: string): string {
  if (isPlain(fileName)) return `attachment; filename="${fileName}"`
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, escapeMark)
  return `attachment; filename="${fileName.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encoded}`
}

/** Headers of a private file: it is saved under its name, not cached, and its address, which opens it, goes nowhere else. */
export const downloadHeaders = (fileName: string) => ({
  'cache-control': 'no-store',
  'content-disposition': attachment(fileName),
  'referrer-policy': 'no-referrer',
})
