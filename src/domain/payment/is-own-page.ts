/** Whether an address is a page of the given origin ("https://host"), and not only begins like one. */
export function isOwnPage(url: string, origin: string): boolean {
  if (origin === '' || !url.startsWith(origin)) return false
  return /^[/?#]/.test(url.slice(origin.length)) && !/[\s\\]/.test(url)
}
