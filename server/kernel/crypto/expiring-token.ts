import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Services } from '../services'
import { signedValues } from './signed-text'

/** A signed value that was read: bad is whatever this server did not sign, to the last bit. */
export type ReadToken<Content> = { state: 'bad' } | { state: 'good' | 'expired'; content: Content }

/** Tokens of one kind: they fix a value until an instant, and clients pass them on unread. */
export interface ExpiringToken<Content> {
  sign(services: Pick<Services, 'env'>, content: Content, expireAt: Date): string
  read(services: Pick<Services, 'env' | 'clock'>, token: string): ReadToken<Content>
}

/** Tokens under a key of their own, which their name derives from the server's secret. */
export function expiringToken<Schema extends TSchema>(name: string, schema: Schema): ExpiringToken<Static<Schema>> {
  const check = Compile(schema)
  const envelopes = signedValues(name, Type.Object({ content: Type.Unknown(), expireAtMs: Type.Integer() }))
  return {
    sign: (services, content, expireAt) => envelopes.sign(services, { content, expireAtMs: expireAt.getTime() }),
    read: (services, token) => {
      const envelope = envelopes.read(services, token)
      if (envelope === null || !check.Check(envelope.content)) return { state: 'bad' }
      const isGood = services.clock.now().getTime() < envelope.expireAtMs
      return { state: isGood ? 'good' : 'expired', content: envelope.content }
    },
  }
}
