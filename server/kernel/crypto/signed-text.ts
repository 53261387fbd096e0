import { createHmac } from 'node:crypto'
import { equalText } from './secrets'

const signatureOf = (key: Buffer, content: string) => createHmac('sha256', key).update(content).digest('base64url')

/** Signs a value: `content.signature` under HMAC-SHA256, the content as JSON in base64url; clients pass it on unread. */
export function signValue(key: Buffer, value: object): string {
  const content = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${content}.${signatureOf(key, content)}`
}

/** Reads a value that signValue signed with this key; null for any other text, to the last bit. */
export function readSignedValue(key: Buffer, text: string): unknown {
  const [content = '', signature = '', ...rest] = text.split('.')
  if (rest.length > 0 || !equalText(signature, signatureOf(key, content))) return null
  return JSON.parse(Buffer.from(content, 'base64url').toString())
}
