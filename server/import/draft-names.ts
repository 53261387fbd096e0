import type { HotelDraft } from './hotel-draft'
import type { RecordReader } from './record-reader'

/** A hotel's names: the one to show first, the local one, and all others. */
export type NamesDraft = Pick<HotelDraft, 'name' | 'localName' | 'otherNames'>

/** Reads the names of a hotel in all its languages; the English one is shown where there is one; null where there is none at all. */
export function draftNames(reader: RecordReader): NamesDraft | null {
  const given = reader.text('name')
  const byLanguage = reader.startingWith('name:')
  const english = reader.text('englishName')
  const branch = reader.text('branch')
  const name = english || given || [...byLanguage.values()].find(Boolean)
  if (!name) return null
  const shown = withBranch(name, branch)
  const localName = given === '' ? shown : withBranch(given, branch)
  const others = [given, ...byLanguage.values(), ...altNames(reader)]
  const otherNames = [...new Set(others)].filter((other) => other !== '' && other !== shown && other !== localName)
  return { name: shown, localName, otherNames }
}

/** Houses of one chain are told apart by their branch. */
function withBranch(name: string, branch: string): string {
  return branch === '' || name.includes(branch) ? name : `${name} ${branch}`
}

function altNames(reader: RecordReader): string[] {
  const prefixes = ['altname', 'shortname', 'officialname', 'oldname']
  const texts = prefixes.flatMap((prefix) => [...reader.startingWith(prefix).values()])
  return texts.flatMap((text) => text.split(';').map((part) => part.trim()))
}
