import { createHmac } from 'node:crypto'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Services } from '../services'
import { deriveKey, equalText } from './secrets'

const signatureOf = (key: Buffer, content: string) => createHmac('sha256', key).update(content).digest('base64url')

function signValue(key: Buffer, value: unknown): string {
  const content = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${content}.${signatureOf(key, content)}`
}

function readSignedValue(key: Buffer, text: string): unknown {
  const [content = '', signature = '', ...rest] = text.split('.')
  if (rest.length > 0 || !equalText(signature, signatureOf(key, content))) return null
  return JSON.parse(Buffer.from(content, 'base64url').toString())
}

/** Values of one kind as signed texts: `content.signature` under HMAC-SHA256, the content as JSON in base64url; clients pass them on unread. */
export interface SignedValues<Value> {
  sign(services: Pick<Services, 'env'>, value: Value): string
  /** The value of a text; null for whatever this server did not sign as one of this kind, to the last bit. */
  read(services: Pick<Services, 'env'>, text: string): Value | null
}

/** Signed values under a key of their own, which their name derives from the server's secret. */
export function signedValues<Schema extends TSchema>(name: string, schema: Schema): SignedValues<Static<Schema>> {
  const check = Compile(schema)
  const keys = new Map<string, Buffer>()
  const keyOf = (secret: string) => {
    const key = keys.get(secret) ?? deriveKey(secret, name)
    keys.set(secret, key)
    return key
  }
  return {
    sign: ({ env }, value) => signValue(keyOf(env.secret), value),
    read: ({ env }, text) => {
      const value = readSignedValue(keyOf(env.secret), text)
      return check.Check(value) ? value : null
    },
  }
}
