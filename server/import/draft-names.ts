import { isReadable } from './clean-text'
import type { Fact } from './field-aliases'
import { NAME_LENGTH } from './field-limits'
import type { HotelDraft } from './hotel-draft'
import type { RecordReader } from './record-reader'

/** A hotel's names: the one to show first, the local one, and all others. */
export type NamesDraft = Pick<HotelDraft, 'name' | 'localName' | 'otherNames'>

const MOST_OTHER_NAMES = 30

/** Reads the names of a hotel in all its languages, the English one first, or says why it has none that can be shown. */
export function draftNames(reader: RecordReader<Fact>): NamesDraft | string {
  const given = readable(reader.text('name', Infinity))
  const byLanguage = [...reader.startingWith('name:').values()].map(readable)
  const english = readable(reader.text('englishName', Infinity))
  const branch = reader.text('branch')
  const name = english || given || byLanguage.find(Boolean)
  if (!name) return 'it has no name in any language'
  const shown = withBranch(name, branch)
  const localName = given === '' ? shown : withBranch(given, branch)
  const longest = Math.max(shown.length, localName.length)
  if (longest > NAME_LENGTH) return `its name has ${longest} characters; at most ${NAME_LENGTH} are shown`
  const others = [given, ...byLanguage, ...altNames(reader)]
  const fit = [...new Set(others)].filter((other) => other !== '' && other.length <= NAME_LENGTH)
  const otherNames = fit.filter((other) => other !== shown && other !== localName).slice(0, MOST_OTHER_NAMES)
  return { name: shown, localName, otherNames }
}

/** A name of nothing but signs is none. */
const readable = (name: string): string => (isReadable(name) ? name : '')

/** Houses of one chain are told apart by their branch. */
function withBranch(name: string, branch: string): string {
  return branch === '' || name.includes(branch) ? name : `${name} ${branch}`
}

function altNames(reader: RecordReader<Fact>): string[] {
  const prefixes = ['altname', 'shortname', 'officialname', 'oldname']
  const texts = prefixes.flatMap((prefix) => [...reader.startingWith(prefix).values()])
  return texts.flatMap((text) => text.split(';').map((part) => readable(part.trim())))
}
