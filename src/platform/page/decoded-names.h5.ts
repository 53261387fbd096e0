/** On H5 the router decodes the path's parameters, never the query's. */
export const decodedNames = (pattern: string): readonly string[] =>
  [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
