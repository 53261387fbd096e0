import { send, caller, many, region, statusesOf } from './send.mjs'
import { must } from './rows.mjs'

const good = (replies) => replies.filter(({ status }) => status === 200).length

const entry = {
  kind: 'keyword',
  value: 'v',
  label: 'x',
  showLabel: 'x',
  cityId: null,
  hotelId: null,
  skuId: null,
  lat: null,
  lng: null,
}

const cursorOf = (value) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

async function m1({ origin, query }) {
  const from = caller()
  const sizeOf = async () => Number((await query("select pg_total_relation_size('search_history') as size"))[0].size)
  const before = await sizeOf()
  const put = (index) =>
    send(origin, '/api/search/zomo/history', {
      method: 'PUT',
      from,
      headers: { 'device-id': `made-up-${index}` },
      body: { list: [{ ...entry, x: 'y'.repeat(240_000) }] },
    })
  const replies = await many(100, 8, put)
  const grown = (await sizeOf()) - before
  must(grown < 1_000_000, `100 requests grew the table by ${grown} bytes`)
  const list = await send(origin, '/api/search/zomo/history/list', { from, headers: { 'device-id': 'made-up-0' } })
  must(list.status === 200, `the history returned ${list.status}`)
  must(!list.text.includes('yyyy'), 'the unnamed field came back')
  return `${statusesOf(replies)}, table +${grown} bytes`
}

async function m1deep({ origin }) {
  const from = caller()
  const replies = await many(4, 1, (index) =>
    send(origin, '/api/search/zomo/history', {
      method: 'PUT',
      from,
      headers: { 'device-id': 'deep' },
      body: `{"list":[],"x":${'['.repeat([1_000, 5_000, 50_000, 120_000][index])}${']'.repeat([1_000, 5_000, 50_000, 120_000][index])}}`,
    }),
  )
  must(
    replies.every(({ status }) => status < 500),
    statusesOf(replies),
  )
  return statusesOf(replies)
}

async function m2({ origin }) {
  const from = caller()
  const plain = await many(1_300, 32, () => send(origin, region, { from }))
  must(good(plain) <= 1_200, `plain spelling: ${good(plain)} of 1,300 succeeded`)
  for (const spelling of ['/%61pi', '/ap%69', `${origin}/api`, 'http://evil.example/%61pi']) {
    const replies = await many(40, 8, () => send(origin, `${spelling}/dest/country/ipRegion`, { from }))
    must(good(replies) === 0, `${good(replies)} of 40 succeeded as ${spelling}`)
    const [{ headers }] = replies
    must(/no-store/.test(headers['cache-control']), `no no-store as ${spelling}`)
  }
  return `${good(plain)} of 1,300, then none in 4 spellings`
}

async function m3({ origin }) {
  const from = caller()
  const rotating = await many(1_300, 32, (index) =>
    send(origin, region, { from: `10.${index >> 8}.${index & 255}.1, ${from}` }),
  )
  must(good(rotating) <= 1_200, `${good(rotating)} of 1,300 succeeded with rotating forwarded addresses`)
  const other = caller()
  const codeReplies = await many(60, 8, (index) =>
    send(origin, `/api/geetest/email/code?email=bomb-${index}@example.com`, { from: `10.0.0.${index}, ${other}` }),
  )
  must(good(codeReplies) <= 20, `${good(codeReplies)} of 60 emails were sent`)
  return `${good(rotating)} of 1,300; ${good(codeReplies)} of 60 emails`
}

async function l1({ origin }) {
  const from = caller()
  const get = (path) => send(origin, path, { from })
  const post = (path, body, method = 'POST') =>
    send(origin, path, { method, from, headers: { 'device-id': 'odd' }, body })
  const days = 'checkIn=0000-01-01&checkOut=0000-01-02'
  const replies = await Promise.all([
    get(`/api/search/zomo/list/hotel?${days}`),
    get(`/api/ugc/moment/zomo/waterfall/moment?${days}`),
    get(`/api/ugc/moment/zomo/list/moment?${days}`),
    post('/api/hotel/homepage/list/hotelid', { hotelIds: [], checkIn: '0000-01-01', checkOut: '0000-01-02' }),
    ...[1.5, 1e308, 2_147_483_648, -1].flatMap((rank) => [
      get(`/api/search/zomo/list/hotel?cursor=${cursorOf(['everywhere', rank])}`),
      get(`/api/search/zomo/list/coupon?cursor=${cursorOf(['coupons', rank])}`),
      get(`/api/ugc/moment/zomo/waterfall/moment?cursor=${cursorOf(['feed', rank])}`),
      get(`/api/ugc/moment/zomo/list/moment?cursor=${cursorOf(['moments', rank])}`),
    ]),
    post('/api/search/zomo/history', { list: [{ ...entry, value: 'a\0b' }] }, 'PUT'),
    post('/api/search/zomo/history', '{"list":[{"kind":"keyword","value":"\\ud800"}]}', 'PUT'),
    post('/api/recommend/receive/log', { businessType: 'hotel', businessId: 'h', sessionId: '\0' }),
    get('/api/search/zomo/suggest?keyword=%00'),
  ])
  must(
    replies.every(({ status }) => status < 500),
    statusesOf(replies),
  )
  return statusesOf(replies)
}

async function l5({ origin, printed }) {
  const from = caller()
  const paths = [
    '/order/pay/PAYIDSECRET1',
    '/order/%70ay/PAYIDSECRET1',
    '/order/pay/finish/PAYIDSECRET2',
    '/api/order/zomo/payment/page/info?payId=PAYIDSECRET2',
    '/api/x?%65mail=log-me2@example.com',
    '/x?%74oken=TICKETSECRET3',
    '/api/payment/order/bankid?bankOrderId=BANKSECRET4',
  ]
  for (const path of paths) await send(origin, path, { from })
  const seen = printed().match(/PAYIDSECRET\d|log-me2|TICKETSECRET3|BANKSECRET4/g) ?? []
  must(seen.length === 0, `in the log: ${[...new Set(seen)].join(', ')}`)
  return `${paths.length} addresses, 0 secrets logged`
}

async function l6({ origin }) {
  const from = caller()
  const [city] = (await send(origin, '/api/search/zomo/list/hotcity', { from })).json.list
  const pages = await many(600, 16, (index) =>
    send(origin, `/hotel/list?cityId=${city.value}&adults=${1 + (index % 9)}&keyword=w${index}`, { from }),
  )
  const rendered = pages.filter(({ text }) => text.includes('id="__data"')).length
  must(
    pages.every(({ status }) => status === 200),
    statusesOf(pages),
  )
  must(rendered <= 240, `${rendered} of 600 pages were rendered for one address`)
  const docs = await send(origin, '/docs/', { from })
  must(docs.status === 404, '/docs is there in production')
  return `${rendered} of 600 rendered, the rest drawn by the app`
}

async function l7({ origin }) {
  const from = caller()
  const headers = { host: 'evil.example', origin: 'http://evil.example' }
  const { status } = await send(origin, region, { from, headers })
  must(status === 403, `Host and Origin evil.example: ${status}`)
  return '403'
}

async function l8({ origin }) {
  const from = caller()
  for (const path of ['http://evil.example/home', 'http://evil.example/order/list', 'HTTP://evil.example//home']) {
    const { status, headers } = await send(origin, path, { from })
    must(!/evil/.test(headers.location ?? ''), `${path}: ${status} to ${headers.location}`)
  }
  return 'no redirect names the caller’s host'
}

async function currency({ origin, query }) {
  const from = caller()
  const rates = new Map((await query('select * from fx_rate')).map((row) => Object.values(row)).map(ofRate))
  const list = async (code) =>
    (await send(origin, '/api/search/zomo/list/hotel?pageSize=50', { from, headers: { currency: code } })).json.list
  const exponents = { KWD: 3, BHD: 3, OMR: 3, JOD: 3, GBP: 2, EUR: 2, USD: 2 }
  const home = new Map((await list('CNY')).map(({ id, price }) => [id, price?.totalMinor]))
  let worst = 0
  for (const [code, exponent] of Object.entries(exponents)) {
    const rate = rates.get(code)
    if (!rate) continue
    for (const { id, price } of await list(code)) {
      const inHome = home.get(id)
      if (!inHome || price?.currencyCode !== code) continue
      const saved = 1 - ((price.totalMinor / 10 ** exponent) * rate) / (inHome / 100)
      worst = Math.max(worst, saved)
    }
  }
  must(worst < 0.03, `${(worst * 100).toFixed(1)} % less in another currency`)
  return `at most ${(worst * 100).toFixed(1)} % less`
}

/** Currency and how many CNY one unit is worth, whatever the table calls them. */
function ofRate(values) {
  const code = values.find((value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value))
  return [code, Number(values.find((value) => value !== code && Number(value) > 0))]
}

/** What a security review broke from outside, on a production server. */
export const outsideRows = [
  { id: 'M1', severity: 'Medium', title: 'Unnamed fields fill the disk', run: m1 },
  { id: 'M1b', severity: 'Medium', title: 'Deep JSON overflows the stack', run: m1deep },
  { id: 'M2', severity: 'Medium', title: 'Spellings of /api step round the limit', run: m2 },
  { id: 'M3', severity: 'Medium', title: 'Forwarded addresses step round the limits', run: m3 },
  { id: 'L1', severity: 'Low', title: 'Odd inputs get 5xx', run: l1 },
  { id: 'L2', severity: 'Low', title: 'A currency that rounds down', run: currency },
  { id: 'L5', severity: 'Low', title: 'Secrets in the log', run: l5 },
  { id: 'L6', severity: 'Low', title: 'Rendered pages without a limit, /docs', run: l6 },
  { id: 'L7', severity: 'Low', title: 'The Host header is believed', run: l7 },
  { id: 'L8', severity: 'Low', title: 'Absolute-form redirects', run: l8 },
]
