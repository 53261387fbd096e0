import { isLatin } from './is-latin'
import type { NameKeys } from './place-name-keys'

/** Between names; folded names are of one line. */
const END = '\n'

/** The names of many things, to be searched at once: most go by no given text, and need not be looked at one by one. */
export class NamesText {
  private readonly latin: OneText
  private readonly others: OneText

  constructor(all: readonly NameKeys[]) {
    const names = all.map(({ names: keys, initials }) => [
      ...keys.flatMap(({ folded, wordStarts }) => [folded, ...wordStarts]),
      initials?.folded ?? '',
    ])
    this.latin = new OneText(names.map((texts) => texts.filter(isLatin)))
    this.others = new OneText(names.map((texts) => texts.filter((text) => !isLatin(text))))
  }

  /** The numbers of the things, ascending, some name or initials of which hold a folded text. */
  holding(wanted: string): number[] {
    // A text of plain letters may stand in a name of others, too.
    const found = isLatin(wanted)
      ? [...this.latin.holding(wanted), ...this.others.holding(wanted)]
      : this.others.holding(wanted)
    return [...new Set(found)].toSorted((one, other) => one - other)
  }
}

/** Names of one kind of letters, which lie in memory as one byte each where they can. */
class OneText {
  private readonly text: string
  /** Where each thing's names begin, and the end. */
  private readonly starts: Int32Array

  constructor(names: readonly (readonly string[])[]) {
    const parts = names.map((texts) => texts.map((text) => text + END).join(''))
    this.text = parts.join('')
    this.starts = new Int32Array(parts.length + 1)
    for (const [at, part] of parts.entries()) this.starts[at + 1] = (this.starts[at] ?? 0) + part.length
  }

  holding(wanted: string): number[] {
    const found: number[] = []
    let thing = 0
    for (let at = this.text.indexOf(wanted); at >= 0; at = this.text.indexOf(wanted, this.starts[thing + 1])) {
      while ((this.starts[thing + 1] ?? Infinity) <= at) thing += 1
      found.push(thing)
    }
    return found
  }
}
