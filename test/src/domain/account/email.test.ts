import { canonicalEmail, isEmail, maskEmail } from '@/domain/account/email'

describe('canonicalEmail', () => {
  test.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada@Example.COM ', 'ada@example.com'],
    ['ADA+Hotels@EXAMPLE.co.uk\n', 'ada+hotels@example.co.uk'],
  ])('%j is %j', (typed, expected) => expect(canonicalEmail(typed)).toBe(expected))

  test('is the same when done twice', () => {
    expect(canonicalEmail(canonicalEmail(' A@B.cn'))).toBe(canonicalEmail(' A@B.cn'))
  })
})

describe('isEmail', () => {
  test.each([
    'ada@example.com',
    'ADA@EXAMPLE.COM',
    'ada.lovelace+trips@mail.example.co.uk',
    "o'hara@example.ie",
    'a@b.cn',
    '123456@qq.com',
    'x_y-z@sub-domain.example.museum',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is an address', (text) => expect(isEmail(text)).toBe(true))

  test.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@example',
    'ada@example.',
    'ada@.com',
    'ada@127.0.0.1',
    'ada@example.c',
    'ada@-example.com',
    'ada@example-.com',
    'ada example@example.com',
    ' ada@example.com',
    'ada@exa mple.com',
    'ada@@example.com',
    'ada@b@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    'ada@example..com',
    '"ada"@example.com',
    'ada<script>@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'ada\u0000@example.com',
    '阿达@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${'a.'.repeat(125)}com`,
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false))
})

describe('maskEmail', () => {
  test.each([
    ['ada@example.com', 'a***@example.com'],
    ['a@example.com', 'a***@example.com'],
    ['ada.lovelace+x@mail.example.com', 'a***@mail.example.com'],
    ['@example.com', '***'],
    ['', '***'],
  ])('%j is shown as %j', (email, shown) => expect(maskEmail(email)).toBe(shown))
})
