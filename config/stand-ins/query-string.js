// Taro's router reads addresses with this one call; values stay encoded, as it asks.
const pairOf = (text) => {
  const at = text.indexOf('=')
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)]
}

const parse = (search) =>
  Object.fromEntries(
    search
      .replace(/^[?#&]/, '')
      .split('&')
      .filter((text) => text !== '')
      .map(pairOf),
  )

export default { parse }
