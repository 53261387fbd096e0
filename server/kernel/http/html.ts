const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it has to stand in HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** A value as JSON that ends no script element and breaks no line of a script. */
export const jsonInHtml = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(/[<\u2028\u2029]/g, (character) => escapes[character] ?? character)
