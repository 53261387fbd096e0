import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What the list lacks: words of our trade, and what Chinese guessers try first. */
const ownTerms = `
staylark staylark1 staylark123 hotel123 guest123 login123 traveller vacation p@ssword
5201314 1314520 520520 7758521 woaini1314
`
  .trim()
  .split(/\s+/)

const digits = '0123456789'
const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const shortest = 6
const longestPattern = 12

const lengths = Array.from({ length: longestPattern - shortest + 1 }, (_empty, index) => shortest + index)

const repeated = (part: string) => lengths.map((length) => part.repeat(length).slice(0, length))

const runsOf = (line: string) =>
  lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, line.length - length + 1) }, (_empty, from) => line.slice(from, from + length)),
  )

/** One or two characters over and over, and characters in a row: 222222, 121212, 987654, abcdef. */
function patterns(): string[] {
  const pairs = [...digits].flatMap((first) => [...digits].map((second) => first + second))
  const backwards = [`${digits}0`, alphabet].map((line) => [...line].toReversed().join(''))
  const lines = [`${digits}0`, alphabet, ...backwards]
  return [...[...digits, ...alphabet, ...pairs].flatMap(repeated), ...lines.flatMap(runsOf)]
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')

async function readList(root: string): Promise<readonly string[]> {
  const { resolve } = createRequire(join(root, 'server', 'package.json'))
  const parsed: unknown = JSON.parse(await readFile(resolve('@zxcvbn-ts/language-common/src/passwords.json'), 'utf8'))
  if (!isList(parsed)) throw new Error('The list of common passwords cannot be read.')
  return [...new Set([...ownTerms, ...patterns(), ...parsed])]
}

const lists = new Map<string, Promise<readonly string[]>>()

/** Returns the passwords that guessers try first, lower case, likeliest first; read from their package on first use. */
export function commonPasswords(root: string): Promise<readonly string[]> {
  const list = lists.get(root) ?? readList(root)
  lists.set(root, list)
  return list
}
