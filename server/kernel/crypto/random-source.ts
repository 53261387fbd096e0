import { randomBytes, randomFillSync, randomInt } from 'node:crypto'
import type { Clock } from '../time/clock'

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

/** Returns random bytes from a prefetched buffer: a system call for each id would cost more than the rest of creating it. */
function createStock(): (count: number) => Buffer {
  const stock = Buffer.alloc(4096)
  let at = stock.length
  return (count) => {
    if (at + count > stock.length) {
      randomFillSync(stock)
      at = 0
    }
    at += count
    return stock.subarray(at - count, at)
  }
}

/** The random source of node:crypto; ids take their time part from the clock. */
export function createRandomSource(clock: Clock): RandomSource {
  const bytesOf = createStock()
  return {
    id: () => {
      let text = timePart(clock.now().getTime())
      for (const byte of bytesOf(16)) text += alphabet.charAt(byte % 32)
      return text
    },
    digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
    token: (bytes) => randomBytes(bytes).toString('base64url'),
  }
}
