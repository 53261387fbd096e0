import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ensureApps } from './setup/ensure-built.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { root } from './setup/root.mjs'
import { main, PlainError } from './setup/console.mjs'

const kib = 1024
const mib = 1024 * kib

/** Bytes of style sheets that stand in the page of a route; of all others `routeCss`. */
const css = {
  '/home': 44 * kib,
  '/account/wish/list': 49 * kib,
  '/account/profile': 47 * kib,
  '/hotel/list': 48 * kib,
  '/hotel/detail/:id': 68 * kib,
  '/hotel/city/info': 48 * kib,
  '/ugc/moment/detail/:id': 48 * kib,
  '/hotel/book/:pid': 44 * kib,
  '/product/book/:skuId': 40 * kib,
  '/order/coupon/exchange/:voucherId': 40 * kib,
  // Hotels, offers, orders and vouchers as cards, beside the conversation.
  '/im/udesk': 43 * kib,
}

/** Brotli bytes of the JavaScript of a route; of all others `routeJs`. */
const js = {
  '/home': 125 * kib,
  // No first screen: most travelers come from a hotel, whose page fetches this code while idle.
  '/hotel/book/:pid': 145 * kib,
  // Likewise, from the page of a voucher and from an order of vouchers.
  '/product/book/:skuId': 145 * kib,
  '/order/coupon/exchange/:voucherId': 145 * kib,
  // Customer support, likewise from other pages: two conversations, whose sheets come when they open.
  '/im/udesk': 145 * kib,
  // Orders, likewise without a first screen; reviewing begins here, too, and its form comes when it opens.
  '/order/hotel/detail/:orderid': 147 * kib,
  '/order/coupon/detail/:orderid': 142 * kib,
  '/order/mix/detail/:orderid': 142 * kib,
  '/order/refund/:orderId/:hotelId/:isNeedReason/:isNeedFiles': 142 * kib,
}

/** Budgets: brotli bytes of the JavaScript a first visit loads by route, bytes of its style sheets, and bytes of mini-program packages. */
const budgets = {
  routeJs: 140 * kib,
  routeCss: 38 * kib,
  miniPackage: 1 * mib,
  miniTotal: 4 * mib,
}

const rows = []
const shown = (bytes, unit) => (unit === mib ? `${(bytes / mib).toFixed(2)} MiB` : `${(bytes / kib).toFixed(1)} KiB`)
const addRow = (what, bytes, budget, unit) =>
  rows.push({ what, is: shown(bytes, unit), budget: shown(budget, unit), verdict: bytes <= budget ? 'ok' : 'TOO BIG' })

const brotli = (file) => brotliCompressSync(readFileSync(join(root, 'dist/h5', file))).length

function bytesBelow(folder, skip = []) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !skip.some((part) => file.startsWith(join(folder, part) + '/')))
    .reduce((total, file) => total + statSync(file).size, 0)
}

function measureH5() {
  const { initial, routes } = JSON.parse(readFileSync(join(root, 'dist/h5/route-manifest.json'), 'utf8'))
  for (const [path, files] of Object.entries(routes)) {
    // What only developers open may be as large as it likes.
    if (path.startsWith('/dev/')) continue
    const scripts = [...new Set([...initial, ...files])].filter((file) => file.endsWith('.js'))
    const bytes = scripts.reduce((total, file) => total + brotli(file), 0)
    addRow(`H5 ${path}: JavaScript`, bytes, js[path] ?? budgets.routeJs, kib)
    const sheets = [...initial, ...files].filter((file) => file.endsWith('.css'))
    const raw = sheets.reduce((total, file) => total + statSync(join(root, 'dist/h5', file)).size, 0)
    addRow(`H5 ${path}: styles`, raw, css[path] ?? budgets.routeCss, kib)
  }
}

function measureMini(host) {
  const folder = join(root, 'dist', host)
  const app = JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8'))
  const roots = (app.subPackages ?? app.subpackages ?? []).map((part) => part.root)
  addRow(`${host}: main package`, bytesBelow(folder, roots), budgets.miniPackage, mib)
  for (const part of roots) {
    if (existsSync(join(folder, part)))
      addRow(`${host}: ${part}`, bytesBelow(join(folder, part)), budgets.miniPackage, mib)
  }
  addRow(`${host}: everything`, bytesBelow(folder), budgets.miniTotal, mib)
}

await main(async () => {
  await ensurePackages()
  await ensureApps()
  measureH5()
  for (const host of ['weapp', 'alipay', 'tt']) measureMini(host)
  console.table(rows)
  const tooBig = rows.filter((row) => row.verdict !== 'ok')
  if (tooBig.length > 0) throw new PlainError(`Over budget: ${tooBig.map((row) => row.what).join('; ')}`)
})
