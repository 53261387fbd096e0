import { type HelpMiss, listMisses } from '../help/repository/misses'
import type { Services } from '../kernel/services'
import type { OperatorCommands } from './operator-command'
import { minuteText, quoted } from './waiting-text'

/** The most searches that are listed. */
const MOST_LISTED = 100

const missText = ({ keyword, count, searchedAt }: HelpMiss): string =>
  `${String(count).padStart(6)}  ${quoted(keyword)}, last ${minuteText(searchedAt)}`

/** Searches of the help that found no article, the most frequent first, in lines for a terminal. */
async function listHelpMisses({ database: { db } }: Services): Promise<string> {
  const misses = await listMisses(db, MOST_LISTED)
  if (misses.length === 0) return 'Every search found an article.'
  return [`Searches without an article: ${misses.length}`, ...misses.map(missText)].join('\n')
}

/** What the help lacks. */
export const helpCommands: OperatorCommands = {
  'help-misses': {
    operands: [],
    help: 'what travelers searched the help for and found no article',
    isSigned: false,
    run: listHelpMisses,
  },
}
