/** JSON where the text is JSON, the text itself otherwise, null where it is empty. */
export function parseBody(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
