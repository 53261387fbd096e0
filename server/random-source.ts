import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from './clock'

/** Where ids, codes and tokens come from; all of it unguessable. */
export interface RandomSource {
  /** 26 url-safe characters that sort by time of making (ULID). */
  id(): string
  /** That many decimal digits, leading zeros included. */
  digits(count: number): string
  /** That many random bytes as base64url. */
  token(bytes: number): string
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function timePart(instantMs: number): string {
  let rest = instantMs
  let text = ''
  for (let place = 0; place < 10; place++) {
    text = alphabet.charAt(rest % 32) + text
    rest = Math.floor(rest / 32)
  }
  return text
}

/** The random source of node:crypto; ids take their time part from the clock. */
export function createRandomSource(clock: Clock): RandomSource {
  return {
    id: () =>
      timePart(clock.now().getTime()) + Array.from(randomBytes(16), (byte) => alphabet.charAt(byte % 32)).join(''),
    digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
    token: (bytes) => randomBytes(bytes).toString('base64url'),
  }
}
