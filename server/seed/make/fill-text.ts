/** Fills {names} in a text; throws RangeError where one is unknown, so that no reader ever sees a brace. */
export function fillText(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new RangeError(`no word for {${name}}`)
    return word
  })
}
