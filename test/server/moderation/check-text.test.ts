import fc from 'fast-check'
import { checkText } from '../../../server/moderation/check/check-text'

const check = (text: string, exempt: readonly string[] = []) => checkText([text], { exempt })

test.each([
  'The pool was obscure but secure, and the culture of Scunthorpe impressed us.',
  'Great customer service, the classic bass in the lobby assessed our assumptions.',
  'We stayed in Penistone and Clitheroe before Essex and Middlesex.',
  'A cocktail at the Peacock with shiitake mushrooms.',
  'Dick at the desk was kind, and so was Moby Dick the cat.',
  'Same-sex couples are welcome here.',
  'She graduated cum laude; the fields of rapeseed and rape flowers bloom in March.',
  'A chink of light came through the curtains.',
  'The shower is idiot-proof.',
  'Titicaca, Rio Negro, Montenegro and Niger are on my list.',
  'Pussy willows by the lake, blue tits in the garden.',
  'The worst hotel of my life. Dirty, loud, overpriced. Never again!',
  'This hotel is a scam and the manager was rude.',
  'It cost ¥12,800 for two nights, or 1,280,000 won.',
  'CNY 128000.00 paid, $1,299 back, 99,999,999 IDR in tax.',
  'Between 10000000 and 20000000 VND a night.',
  'From 2026-11-25 to 2026-11-28.',
  'From 25.11.2026 to 28.11.2026, booked on 20261101.',
  '入住2026年11月25日，离店2026年11月28日。',
  'Breakfast 07:00-10:30, pool 08:00 - 22:00.',
  'Rooms 1203 1204 and 1205 have the view.',
  'It was ¥99,455,000, and we slept in A55 beside B00.',
  'Rooms 101, 102, 103, 104 face the road.',
  'We were in 1203 1204 1205.',
  'We came in 2019 2020 2021 and 2022.',
  'Open 2024-2025 season.',
  'Prices went from 1200-1500.',
  'Scores: 9.5 8.0 9.0 7.5 for rooms.',
  'My booking number 1234567890 was found at once.',
  '预订号：20261125001，前台很快找到了。',
  'At 31.230416, 121.473701 on the map.',
  'It is 24/7 open, 5 minutes to line 10.',
  'The rate was 1 234 567 won.',
  'About 15000000 people live here.',
  'The lobby was great.It was clean.',
  'We loved it.The staff helped us.Me too.',
  'E.g. the 2.5 km path, i.e. the short one, vs. the long one.',
  'Node.js developers stayed here...and liked it.',
  'Meet @ the bar at 8.',
  'WeChat payment is accepted, and so is Alipay.',
  '可以用微信支付，打8.5折。',
  '我们去死海玩了三天，很美。',
  '自驾去死亡谷，风景壮观。',
  '酒店里有家畜生活的农场。',
  '电脑残留了前一位客人的账号。',
  '为智障人士提供了无障碍设施。',
  '鸡蛋和混蛋液都很新鲜。',
  '变态辣的火锅很好吃。',
  '这家酒店太差了，脏乱吵，再也不来！',
  '祝你妈妈生日快乐。',
  '沙比克先生的服务很好。',
  '房价1280元，押金500元，共1780元。',
  '住了1203号房，楼层12楼，面积45平米。',
  '一二三楼都有餐厅。',
  'Call reception by dialling 9.',
  'Phone reception was poor.',
  '',
])('passes: %s', (text) => expect(check(text)).toBeNull())

test.each([
  ['See https://example.com/deal', 'link'],
  ['see HTTP://EXAMPLE.COM', 'link'],
  ['www.cheap-rooms.example', 'link'],
  ['www . cheap . com', 'link'],
  ['cheaper at example.com!', 'link'],
  ['cheaper at ｅｘａｍｐｌｅ．ｃｏｍ', 'link'],
  ['比携程便宜，去example.cn订', 'link'],
  ['example。com 有优惠', 'link'],
  ['t.me/cheaprooms', 'link'],
  ['bit.ly/3abc', 'link'],
  ['stay-cheap.top', 'link'],
  ['rooms24.shop', 'link'],
  ['example dot com', 'link'],
  ['example (dot) com', 'link'],
  ['book.example.co.uk', 'link'],
  ['exa\u200bmple.c\u200bom', 'link'],
  ['write to ada@example.org', 'email'],
  ['write to ada ＠ example．com', 'email'],
  ['ada (at) example (dot) com', 'email'],
  ['ada at gmail dot com', 'email'],
  ['ada.li+deal@mail.example.com', 'email'],
  ['call 13800138000', 'phone'],
  ['加我 138 0013 8000', 'phone'],
  ['１３８００１３８０００', 'phone'],
  ['1 3 8 0 0 1 3 8 0 0 0', 'phone'],
  ['1-3-8-0-0-1-3-8-0-0-0', 'phone'],
  ['①③⑧⓪⓪①③⑧⓪⓪⓪', 'phone'],
  ['一三八零零一三八零零零', 'phone'],
  ['幺三八〇〇幺三八〇〇〇', 'phone'],
  ['+44 20 7946 0958', 'phone'],
  ['+1 (415) 555-0198', 'phone'],
  ['(02) 9374 4000', 'phone'],
  ['020 7946 0958', 'phone'],
  ['06 12 34 56 78', 'phone'],
  ['06.12.34.56.78', 'phone'],
  ['912 345 678', 'phone'],
  ['0049 30 901820', 'phone'],
  ['9123 4567', 'phone'],
  ['tel 555-1234', 'phone'],
  ['booking by 13800138000', 'phone'],
  ['微信号：ada_2026', 'phone'],
  ['vx: ada8888', 'phone'],
  ['QQ 12345678', 'phone'],
  ['what the fuck', 'word'],
  ['fuuuuck this', 'word'],
  ['f.u.c.k you', 'word'],
  ['F U C K', 'word'],
  ['the manager is an asshole', 'word'],
  ['bullshit', 'word'],
  ['b1tch', 'word'],
  ['5h1t', 'word'],
  ['you idiots', 'word'],
  ['stupid cunts', 'word'],
  ['don’t be a dick', 'word'],
  ['ＦＵＣＫ', 'word'],
  ['前台傻逼', 'word'],
  ['前台傻 逼', 'word'],
  ['前台傻*逼', 'word'],
  ['他媽的', 'word'],
  ['老板王八蛋', 'word'],
  ['你去死吧', 'word'],
  ['经理脑残', 'word'],
  ['服务员是sb吧', 'word'],
])('holds: %s (%s)', (text, rule) => expect(check(text)).toBe(rule))

test('names of hotels and cities are exempt as a whole, and nothing else of the text is', () => {
  expect(check('Hotel Fucking in Fucking was lovely', ['Hotel Fucking', 'Fucking'])).toBeNull()
  expect(check('Hotel 1234567890 was lovely', ['Hotel 1234567890'])).toBeNull()
  expect(check('booked at Hotels.com Inn', ['Hotels.com Inn'])).toBeNull()
  expect(check('booked at Hotels.com Inn, see example.com', ['Hotels.com Inn'])).toBe('link')
  expect(check('what the fucking hell', ['Fucking'])).toBe('word')
  expect(check('13800', ['', ' ', 'a'])).toBeNull()
  expect(check('138 Inn 0013 Inn 8000', ['Inn'])).toBeNull()
})

test('of several texts any can be the reason', () => {
  expect(checkText(['fine', 'see example.com'], { exempt: [] })).toBe('link')
  expect(checkText([], { exempt: [] })).toBeNull()
})

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
const separator = fc.constantFrom('', ' ', '-', '.', '  ')
const width = fc.constantFrom(
  (digit: number) => String(digit),
  (digit: number) => String.fromCodePoint(0xff10 + digit),
)

test('a Chinese mobile number is found in every width and with every separator', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 9 }), digits, separator, width, (second, rest, between, widthOf) => {
      const number = [1, second, ...rest].map(widthOf)
      expect(check(`写给我 ${number.join(between)}`)).toBe('phone')
      expect(
        check(
          `写给我 ${[number.slice(0, 3), number.slice(3, 7), number.slice(7)].map((part) => part.join('')).join(between)}。`,
        ),
      ).toBe('phone')
    }),
  )
})

const price = fc.integer({ min: 1, max: 99_999_999 })

test('no price, date or time is a phone number', () => {
  fc.assert(
    fc.property(
      price,
      fc.constantFrom('¥', '$', '€', 'CNY ', 'JPY '),
      fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
      (amount, currency, date) => {
        const day = date.toISOString().slice(0, 10)
        const [year, month, dayOfMonth] = day.split('-')
        for (const text of [
          `${currency}${amount}`,
          `${currency}${amount.toLocaleString('en')}`,
          `${amount}元`,
          `${amount.toLocaleString('en')}.00 USD`,
          day,
          `${day} - ${day}`,
          `${dayOfMonth}.${month}.${year}`,
          `${year}年${month}月${dayOfMonth}日`,
          `${year}${month}${dayOfMonth}`,
          date.toISOString().slice(11, 19),
        ])
          expect([text, check(`It was ${text} there.`)]).toEqual([text, null])
      },
    ),
  )
})

const pieces = fc.array(
  fc.constantFrom(
    'a',
    '1',
    '8',
    ' ',
    '.',
    '@',
    '-',
    '(',
    ')',
    '+',
    'f',
    'u',
    'c',
    'k',
    '傻',
    '逼',
    '去',
    '死',
    '：',
    '\u{1f600}',
    '\ud800',
    '\n',
    'www',
    'com',
    '￥',
  ),
  { maxLength: 400 },
)

test('any text is checked in no time, and an exempt name never makes it worse', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('')
      expect(() => check(text, ['a.', '(', '傻逼'])).not.toThrow()
    }),
  )
})

test('the longest text of one sort is checked', () => {
  for (const unit of ['1', '1 ', '1-', 'a.', 'a@', 'a', '1,', '傻', '12 ', ' .', 'a-', '1.1', '101,', 'www.', '[('])
    expect(() => check(unit.repeat(Math.floor(2_000 / unit.length)))).not.toThrow()
})
