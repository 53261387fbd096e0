const dayS = 24 * 60 * 60

/** The value of a cookie in a `document.cookie` text, or null. */
export function cookieValue(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((text) => text.startsWith(`${name}=`))
  if (pair === undefined) return null
  try {
    return decodeURIComponent(pair.slice(name.length + 1)) || null
  } catch {
    return null
  }
}

/** Text that sets a cookie for `days` days on the whole site; 0 days takes it away. */
export function cookieText(name: string, value: string, days: number, isHttps: boolean): string {
  const lifetime = `Max-Age=${days * dayS}; Path=/; SameSite=Lax`
  return `${name}=${encodeURIComponent(value)}; ${lifetime}${isHttps ? '; Secure' : ''}`
}
