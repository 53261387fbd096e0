/** Whether every escape of a path stands for a character. */
export function isReadable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** An address whose path can be decoded: one that cannot is taken letter by letter, so that it finds nothing instead of being refused before anybody sees it. */
export function readableUrl(url: string): string {
  const [path = '', ...search] = url.split('?')
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...search].join('?')
}
