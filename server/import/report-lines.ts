import type { Imported } from './import-file'

/** What an import says of a file: a line for each entry that was not simply left as it is, then the sums and the fields that nothing was made of. */
export function reportLines(file: string, imported: readonly Imported[]): string[] {
  const count = (result: Imported['result']) => imported.filter((one) => one.result === result).length
  const results = (['added', 'changed', 'unchanged', 'refused'] as const).map((result) => `${count(result)} ${result}`)
  const rooms = imported.reduce((sum, { refusedRooms }) => sum + refusedRooms, 0)
  return [
    file,
    ...imported.filter(isWorthALine).map(entryLine),
    `  ${results.join(', ')} of ${imported.length}${rooms > 0 ? `; ${rooms} rooms refused` : ''}`,
    ...unusedLine(imported),
  ]
}

/** How much of some entries was refused, rooms of theirs too. */
export function refusedShare(imported: readonly Imported[]): 'nothing' | 'some' | 'all' {
  if (imported.length > 0 && imported.every(({ result }) => result === 'refused')) return 'all'
  return imported.some(({ result, refusedRooms }) => result === 'refused' || refusedRooms > 0) ? 'some' : 'nothing'
}

const isWorthALine = ({ result, refusedRooms }: Imported) => result !== 'unchanged' || refusedRooms > 0

function entryLine({ line, label, result, said, notes, unused }: Imported): string {
  const what = result === 'refused' ? `refused: ${said}` : [result, said].filter(Boolean).join(', ')
  const left = unused.length > 0 ? [`not used: ${unused.join(', ')}`] : []
  return [`  line ${line}  ${label}  ${what}`, ...notes, ...left].join('; ')
}

function unusedLine(imported: readonly Imported[]): string[] {
  const counts = new Map<string, number>()
  for (const name of imported.flatMap(({ unused }) => unused)) counts.set(name, (counts.get(name) ?? 0) + 1)
  if (counts.size === 0) return []
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  return [`  Fields that nothing was made of: ${sorted.map(([name, times]) => `${name} (${times})`).join(', ')}`]
}
