const secretNames = new Set([
  'access_token',
  'bankorderid',
  'code',
  'email',
  'password',
  'payid',
  'refresh_token',
  'ticket',
  'token',
  'uid',
  'userid',
  'verifytoken',
])

/** Paths whose last part lets whoever knows it look at a booking or pay for it. */
const secretPath = /^((?:\/order\/pay(?:\/finish)?|\/sandbox\/pay)\/)[^/]+/i

const HIDDEN = '[hidden]'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** An address may carry another one, as a page to return to. */
const bringsSecret = (value: string) => /\/order\/pay\/|\/sandbox\/pay\//i.test(value) || hiddenQuery(value) !== value

function hiddenField(field: string): string {
  const at = field.indexOf('=')
  if (at < 0) return field
  const name = decoded(field.slice(0, at)).trim().toLowerCase().replace(/\[.*$/, '')
  const isSecret = secretNames.has(name) || bringsSecret(decoded(field.slice(at + 1)))
  return isSecret ? `${field.slice(0, at + 1)}${HIDDEN}` : field
}

function hiddenQuery(url: string): string {
  const [address = '', ...fragment] = url.split('#')
  const [path = '', ...query] = address.split('?')
  if (query.length === 0) return url
  const fields = query.join('?').split(/([&;])/)
  return [`${path}?${fields.map(hiddenField).join('')}`, ...fragment].join('#')
}

function hiddenPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const plain = decoded(path).replaceAll(/[/\\]+/g, '/')
  return secretPath.test(plain) ? plain.replace(secretPath, `$1${HIDDEN}`) + url.slice(path.length) : url
}

/** An address as it may be logged: what identifies or authorises somebody is hidden, in whatever spelling. */
export const withoutSecrets = (url: string): string => hiddenPath(hiddenQuery(url))
