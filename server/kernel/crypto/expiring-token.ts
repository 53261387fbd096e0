import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Services } from '../services'
import { deriveKey } from './secrets'
import { readSignedValue, signValue } from './signed-text'

/** A signed value that was read: bad is whatever this server did not sign, to the last bit. */
export type ReadToken<Content> = { state: 'bad' } | { state: 'good' | 'expired'; content: Content }

/** Tokens of one kind: they fix a value until an instant, and clients pass them on unread. */
export interface ExpiringToken<Content> {
  sign(services: Pick<Services, 'env'>, content: Content, expireAt: Date): string
  read(services: Pick<Services, 'env' | 'clock'>, token: string): ReadToken<Content>
}

const envelope = Compile(Type.Object({ content: Type.Unknown(), expireAtMs: Type.Integer() }))

/** Tokens under a key of their own, which their name derives from the server's secret. */
export function expiringToken<Schema extends TSchema>(name: string, schema: Schema): ExpiringToken<Static<Schema>> {
  const check = Compile(schema)
  const keyOf = ({ env }: Pick<Services, 'env'>) => deriveKey(env.secret, name)
  return {
    sign: (services, content, expireAt) => signValue(keyOf(services), { content, expireAtMs: expireAt.getTime() }),
    read: (services, token) => {
      const value = readSignedValue(keyOf(services), token)
      if (!envelope.Check(value)) return { state: 'bad' }
      const { content, expireAtMs } = value
      if (!check.Check(content)) return { state: 'bad' }
      const isGood = services.clock.now().getTime() < expireAtMs
      return { state: isGood ? 'good' : 'expired', content }
    },
  }
}
