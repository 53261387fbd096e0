const schemeAndHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i

/** Returns a request's address without the scheme and host that its absolute form names: whose they are is the caller's word alone. */
export function originForm(url: string): string {
  const rest = url.replace(schemeAndHost, '')
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`
}
