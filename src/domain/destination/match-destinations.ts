import type { DestinationOption } from '@/contract/destination'
import { cleanKeyword } from './clean-keyword'

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
