import { createHmac } from 'node:crypto'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { badInput, forbidden, gone } from '../../kernel/errors'
import { deriveKey, equalText } from '../../kernel/crypto/secrets'
import type { PostPolicy, PresignedPost } from './file-store'

/** Where our own server takes objects. */
export const objectPath = '/uploads/object'

/** The status of an object that was taken, as S3 reports it. */
export const TAKEN_STATUS = 201

const policyCheck = Compile(
  Type.Object({
    key: Type.String(),
    mediaType: Type.String(),
    bytes: Type.Integer(),
    expireAtMs: Type.Integer(),
  }),
)

const signatureOf = (secret: string, policy: string) =>
  createHmac('sha256', deriveKey(secret, 'object-post')).update(policy).digest('base64url')

/** Signs a form for our own server, with the fields that S3 takes. */
export function signPost(secret: string, { expiresAt, ...policy }: PostPolicy): PresignedPost {
  const text = Buffer.from(JSON.stringify({ ...policy, expireAtMs: expiresAt.getTime() })).toString('base64url')
  return {
    url: objectPath,
    fields: [
      { name: 'key', value: policy.key },
      { name: 'Content-Type', value: policy.mediaType },
      { name: 'success_action_status', value: String(TAKEN_STATUS) },
      { name: 'policy', value: text },
      { name: 'signature', value: signatureOf(secret, text) },
    ],
  }
}

const notAllowed = () => forbidden('not_allowed', 'This file cannot be sent here. Please choose it again.')

function readPolicy(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}

/** Checks the fields of a form and returns what it may send. Throws 400 for missing fields, 403 for other values than the signed ones, 410 once it has expired. */
export function checkPost(secret: string, fields: Readonly<Record<string, unknown>>, now: Date): PostPolicy {
  const { policy: text, signature } = fields
  if (typeof text !== 'string' || typeof signature !== 'string') throw badInput('policy', 'The form is not complete.')
  if (!equalText(signature, signatureOf(secret, text))) throw notAllowed()
  const policy = readPolicy(text)
  if (!policyCheck.Check(policy)) throw notAllowed()
  if (policy.expireAtMs <= now.getTime()) throw gone('post_expired', 'This took too long. Please try again.')
  const isAsSigned =
    fields.key === policy.key &&
    fields['Content-Type'] === policy.mediaType &&
    fields.success_action_status === String(TAKEN_STATUS)
  if (!isAsSigned) throw notAllowed()
  const { key, mediaType, bytes } = policy
  return { key, mediaType, bytes, expiresAt: new Date(policy.expireAtMs) }
}
