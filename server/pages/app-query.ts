const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The query of an address as the app's router reads it, so that a page is made for what the app will ask: a plus is a plus, of a field that stands there twice the last counts, one without a value is not said, and what cannot be decoded stays as it is. */
export function appQuery(search: string): URLSearchParams {
  const query = new URLSearchParams()
  for (const pair of search.slice(1).replace(/^[?&]/, '').split('&')) {
    const [, name = pair, value] = /^(.*?)=(.*)$/s.exec(pair) ?? []
    if (value === undefined) query.delete(name)
    else query.set(name, decoded(value))
  }
  return query
}
