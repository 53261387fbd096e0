/** @jest-environment jsdom */
import { sitemapIndexXml, sitemapXml } from '../../../../server/pages/seo/robots-and-sitemap'

const parsed = (xml: string) => {
  const page = new DOMParser().parseFromString(xml, 'application/xml')
  expect(page.getElementsByTagName('parsererror')).toHaveLength(0)
  return page
}
const textsOf = (page: Document, name: string) => [...page.getElementsByTagName(name)].map((each) => each.textContent)

test('addresses come out of the XML as they went in', () => {
  const addresses = ['https://a.example/hotel/list?a=1&b=2', `https://a.example/"'<>]]>&amp;湖`]
  const page = parsed(
    sitemapXml([
      { address: addresses[0] ?? '', changedOn: '2026-11-20' },
      { address: addresses[1] ?? '', changedOn: null },
    ]),
  )
  expect(page.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect([textsOf(page, 'loc'), textsOf(page, 'lastmod')]).toEqual([addresses, ['2026-11-20']])
})

test('the index names pages', () => {
  const page = parsed(sitemapIndexXml(['https://a.example/sitemap-1.xml', 'https://a.example/sitemap-2.xml']))
  expect(page.documentElement.nodeName).toBe('sitemapindex')
  expect(textsOf(page, 'loc')).toEqual(['https://a.example/sitemap-1.xml', 'https://a.example/sitemap-2.xml'])
})

test('pages without anything are XML all the same', () => {
  expect(textsOf(parsed(sitemapXml([])), 'loc')).toEqual([])
  expect(textsOf(parsed(sitemapIndexXml([])), 'loc')).toEqual([])
})
