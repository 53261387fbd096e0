import { escapeHtml } from '../kernel/http/html'

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
