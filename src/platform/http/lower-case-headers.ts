/** Headers by lower-case name; hosts spell them as they like, and some answer lists. */
export const lowerCaseHeaders = (headers: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]))
