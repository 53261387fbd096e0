import { type RouteName, routes } from '../../../config/routes'
import type { Env } from '../../kernel/config/env'
import { escapeHtml } from '../../kernel/http/html'

/** Which routes show something of one person alone, a sign-in or an order, and are nothing for search engines. */
const isPersonal: Readonly<Record<Exclude<RouteName, 'notFound'>, boolean>> = {
  home: false,
  wishList: true,
  orderList: true,
  mine: true,
  profile: true,
  hotelList: false,
  search: false,
  hotelDetail: false,
  cityInfo: false,
  hotelBook: true,
  productDetail: false,
  productBook: true,
  payFinish: true,
  pay: true,
  hotelOrder: true,
  couponOrder: true,
  mixOrder: true,
  wallet: true,
  addVoucher: false,
  claimGift: false,
  appointment: true,
  orderRefund: true,
  couponRefund: true,
  couponExchange: true,
  findOrder: false,
  momentDetail: false,
  comments: false,
  pictures: false,
  person: false,
  reviewRules: false,
  support: true,
  gallery: false,
}

const isRoute = (name: string): name is keyof typeof isPersonal => name in isPersonal

/** What the addresses of personal pages begin with, sorted; none of them begins with another one. */
export function personalPaths(): string[] {
  const names = Object.keys(isPersonal).filter(isRoute)
  const paths = names.filter((name) => isPersonal[name]).map((name) => routes[name].path.replace(/:.*/, ''))
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other))).sort()
}

const serverPaths = ['/api/', '/docs', '/openapi.json']
const demoPaths = ['/dev/', '/sandbox/']

/** Content of robots.txt: crawlers may read the public pages and their pictures. The demo's pages are listed only where they exist. */
export function robotsText({ publicUrl, isProductionLike }: Pick<Env, 'publicUrl' | 'isProductionLike'>): string {
  const closed = [...serverPaths, ...(isProductionLike ? [] : demoPaths), ...personalPaths()]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** A page that search engines should know: its whole address and the day it was last known to change, null where nobody knows. */
export interface SitemapEntry {
  readonly address: string
  readonly changedOn: string | null
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One page of a sitemap as XML. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${opening}<urlset ${namespace}>\n${entries.map(urlXml).join('')}</urlset>\n`
}

/** The index of a sitemap's pages as XML, by their whole addresses. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<sitemap>${locXml(address)}</sitemap>\n`)
  return `${opening}<sitemapindex ${namespace}>\n${lines.join('')}</sitemapindex>\n`
}

function urlXml({ address, changedOn }: SitemapEntry): string {
  return `<url>${locXml(address)}${changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`}</url>\n`
}

const locXml = (address: string) => `<loc>${escapeHtml(address)}</loc>`
