import type { DestinationOption, DestinationRegion } from '@/contract/destination'

/** Longest search text (spec §5). */
const LONGEST_KEYWORD = 40

/** A search text as it is used: all white space out, at most 40 characters. */
export function cleanKeyword(text: string): string {
  return [...text.replace(/\s+/g, '')].slice(0, LONGEST_KEYWORD).join('')
}

/** The places whose English, local or other known name holds the search text; those that begin with it stand first. */
export function matchDestinations(options: readonly DestinationOption[], text: string): DestinationOption[] {
  const keyword = plain(text)
  if (keyword === '') return [...options]
  const found = options.filter((option) => namesOf(option).some((name) => name.includes(keyword)))
  const begins = (option: DestinationOption) => namesOf(option).some((name) => name.startsWith(keyword))
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}

function namesOf({ label, showLabel, localName, matchedName = '' }: DestinationOption): string[] {
  return [label, showLabel, localName, matchedName].map(plain)
}

function plain(text: string): string {
  return cleanKeyword(text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')).toLowerCase()
}

/** A piece of a name, and whether it is what was searched for. */
interface NamePart {
  readonly text: string
  readonly isMatch: boolean
}

const isSpace = (char: string) => /\s/.test(char)

/** The name without white space in lower case, and for each of its units the index of the name's character. */
function plainOf(chars: readonly string[]) {
  let text = ''
  const origins: number[] = []
  for (const [index, char] of chars.entries()) {
    if (isSpace(char)) continue
    const lower = char.toLowerCase()
    text += lower
    for (let unit = 0; unit < lower.length; unit += 1) origins.push(index)
  }
  return { text, origins }
}

/** A name cut where the search text stands in it (case and white space do not matter), so that the match can be set off. */
export function matchParts(name: string, keyword: string): NamePart[] {
  const chars = [...name]
  const { text, origins } = plainOf(chars)
  const wanted = plainOf([...keyword]).text
  const at = wanted === '' ? -1 : text.indexOf(wanted)
  const [start, last] = [origins[at], origins[at + wanted.length - 1]]
  if (start === undefined || last === undefined) return [{ text: name, isMatch: false }]
  const parts = [
    { text: chars.slice(0, start).join(''), isMatch: false },
    { text: chars.slice(start, last + 1).join(''), isMatch: true },
    { text: chars.slice(last + 1).join(''), isMatch: false },
  ]
  return parts.filter((part) => part.text !== '')
}

/** Where to begin with somebody who has chosen no place: the first hot city of the country they seem to be in, else the first of all. */
export const firstCity = (
  hotCities: readonly DestinationOption[],
  countryCode: string | null,
): DestinationOption | null => hotCities.find((city) => city.countryCode === countryCode) ?? hotCities[0] ?? null

/** The letter that a name stands under in an index: without accents, # for what begins with no latin letter. */
export function firstLetter(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}

/** Up to so many children are all laid out; more are folded (spec §9). */
const MOST_TILES = 30

/** Whether so many children are all laid out at once, without folding and without an alphabet index. */
export const isTiled = (count: number): boolean => count <= MOST_TILES

/** Whether the regions of a tab are all laid out with their cities: when all of them together have 30 or fewer (spec §9); else each is unfolded by a tap. */
export function areRegionsTiled(regions: readonly DestinationRegion[]): boolean {
  return isTiled(regions.reduce((sum, region) => sum + region.children.length, 0))
}
