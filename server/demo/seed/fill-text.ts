/** Fills {names} in a text and lets every sentence begin with a capital; throws RangeError where a name is unknown, so that no reader ever sees a brace. */
export function fillText(text: string, placeholders: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = placeholders[name]
    if (word === undefined) throw new RangeError(`no word for {${name}}`)
    return word
  })
  return filled.replace(
    /(^|[.!?] )(\p{Lowercase})/gu,
    (_, before: string, first: string) => before + first.toUpperCase(),
  )
}

/** Whether a text claims that its landmark is within walking distance or in view of the hotel's street. */
export function speaksOfWalking(text: string): boolean {
  return text.includes('{landmark}') && /walk|cycle|whim|uphill/i.test(text)
}
