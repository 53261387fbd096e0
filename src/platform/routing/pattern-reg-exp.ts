/** What a route's address pattern matches: `:name` one part, `:name?` one part or none, `(.*)` anything. */
export const patternRegExp = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace('(.*)', '.*')
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')}/?$`,
  )
