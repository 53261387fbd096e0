/** How many letters of a text are wrong, missing, too many or swapped with their neighbour to be another; `most + 1` where it is more. */
export function typingErrors(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      let errors = Math.min(cell(line, at - 1) + 1, cell(last, at) + 1, cell(last, at - 1) + (isSame ? 0 : 1))
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (isSwapped) errors = Math.min(errors, cell(before, at - 2) + 1)
      line.push(errors)
    }
    if (Math.min(...line) > most) return most + 1
    ;[before, last] = [last, line]
  }
  return Math.min(cell(last, other.length), most + 1)
}

const cell = (line: readonly number[], at: number) => line[at] ?? 0

/** So many typing errors are forgiven in a text: none in very short ones, two in long ones. */
export function forgivenErrors(text: string): number {
  if (text.length < 4) return 0
  return text.length < 8 ? 1 : 2
}
