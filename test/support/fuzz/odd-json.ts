import type { Seeded } from './seeded'

/** JSON texts of odd values: other types, limits of numbers and depths, text that nothing can store. */
const oddStrings: readonly [string, ...string[]] = [
  'null',
  'true',
  '-1',
  '0',
  '1.5',
  '1e999',
  '-1e999',
  '1e308',
  '2147483648',
  '9007199254740993',
  '-0',
  '""',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x"',
  '"\\uffff\\ufeff\\u202e"',
  '[]',
  '{}',
  '[[]]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":"x","length":-1}',
  '"0000-01-01"',
  '"9999-12-31"',
  '"2026-02-30"',
  '"0000-01-01T00:00:00.000Z"',
  '"9999-99-99T99:99:99.999Z"',
  '"\'; drop table hotel; --"',
  '"%00%ff../../etc/passwd"',
  '"${7*7}{{7*7}}"',
]

const MEGABYTE = 1_048_576

function largeText(random: Seeded): string {
  const depth = random.pick([17, 100, 1_000, 10_000])
  return random.pick([
    () => '['.repeat(depth) + ']'.repeat(depth),
    () => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth),
    () => `"${'x'.repeat(random.pick([65, 501, 5_000, 200_000]))}"`,
    () => `[${'1,'.repeat(random.pick([51, 501, 10_000]))}1]`,
  ])()
}

/** Returns the JSON text of an odd value; one of a hundred is as large as a megabyte. */
export function oddJson(random: Seeded): string {
  if (random.chance(0.01)) return `"${'x'.repeat(MEGABYTE)}"`
  return random.chance(0.15) ? largeText(random) : random.pick(oddStrings)
}

interface Spot {
  readonly holder: Record<string, unknown> | unknown[]
  readonly key: string
}

function spotsOf(value: unknown): Spot[] {
  if (value === null || typeof value !== 'object') return []
  const holder: Record<string, unknown> | unknown[] = Array.isArray(value) ? value : Object(value)
  return Object.entries(value).flatMap(([key, inner]) => [{ holder, key }, ...spotsOf(inner)])
}

const placeholder = (index: number) => `@odd-${index}@`

/** Returns the JSON text of a value in which one to three places hold something odd. */
export function withOddPlaces(value: unknown, random: Seeded): string {
  const copy: unknown = structuredClone(value)
  const count = 1 + random.below(3)
  const odd: string[] = []
  for (let index = 0; index < count; index++) {
    const spots = spotsOf(copy)
    const spot = spots[random.below(spots.length)]
    if (spot) Reflect.set(spot.holder, spot.key, placeholder(index))
    odd.push(oddJson(random))
  }
  const text = JSON.stringify(copy)
  const isChanged = odd.some((_, index) => text.includes(placeholder(index)))
  // Of an input without a field nothing can be changed but all of it.
  return isChanged
    ? odd.reduce((all, one, index) => all.replace(`"${placeholder(index)}"`, () => one), text)
    : (odd[0] ?? 'null')
}

/** Returns a JSON text spoilt as text: cut, with a field twice, with bytes that are no UTF-8, or with more behind it. */
export function spoiltText(text: string, random: Seeded): string | Buffer {
  return random.pick<() => string | Buffer>([
    () => text.slice(0, random.below(Math.max(1, text.length))),
    () => text.replace('{', () => `{"userid":1,"userid":"x",`),
    () => text.replace('{', '{"__proto__":{"polluted":1},'),
    () => Buffer.concat([Buffer.from(text.slice(0, 5)), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from(text.slice(5))]),
    () => `${text}${text}`,
    () => `\ufeff${text}`,
    () => `${text}\0`,
    () => '',
  ])()
}
