const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Name of the operating system in a user agent, or an empty string. */
export const osOfUserAgent = (userAgent: string): string => systems.find(([mark]) => mark.test(userAgent))?.[1] ?? ''
