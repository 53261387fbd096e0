import type { Executor } from '../kernel/database/executor'
import { listSources, readSourceOfFile } from '../repositories/hotel-source'
import { readRecords } from './read-records'
import { UnreadableFile } from './source-record'

/** Ids of OpenStreetMap mean the same in every file. */
const OPENSTREETMAP = 'openstreetmap'

/** How somebody at a terminal is asked for a word; null where nobody can be asked. */
export type AskFor = ((question: string) => Promise<string>) | null

/** Whose hotels a file holds: as the command says, as was said before, or as somebody replies; throws UnreadableFile where nobody says so, or where the command names another source than before, which would add all of them twice. */
export async function sourceOfFile(
  db: Executor,
  path: string,
  { given, askFor }: { readonly given: string | null; readonly askFor: AskFor },
): Promise<string> {
  const known = await readSourceOfFile(db, path)
  if (known !== null && given !== null && given !== known)
    throw new UnreadableFile(
      `Its hotels were imported as "${known}". Leave out --source, remove them with --remove-source ${known} first, or give the other operator's file another path.`,
    )
  if (given !== null) return given
  if (known !== null) return known
  if (await isOfOpenStreetMap(path)) return OPENSTREETMAP
  const sources = (await listSources(db)).map(({ name }) => name)
  const names = sources.length > 0 ? ` Known sources: ${sources.join(', ')}.` : ''
  const replied = (await askFor?.(`Whose hotels are in ${path}? Name their source.${names}`))?.trim()
  if (replied) return replied
  throw new UnreadableFile(`Say once whose hotels these are, with --source NAME.${names}`)
}

async function isOfOpenStreetMap(path: string): Promise<boolean> {
  const { records } = await readRecords(path)
  return /^(node|way|relation)\/\d+$/.test(String(records[0]?.fields.get('@id') ?? records[0]?.fields.get('id')))
}
