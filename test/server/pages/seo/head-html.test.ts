/** @jest-environment jsdom */
import { headHtml, missingHead, type HeadFacts } from '../../../../server/pages/seo/head-html'

const canonical = 'https://staylark.example/hotel/detail/h1?a=1&b=2'
const plain: HeadFacts = {
  title: 'Lakeside House, Hangzhou',
  description: 'A house by the lake.',
  canonical,
  isListed: true,
  picture: { address: 'https://staylark.example/pictures/960/a.webp', widthPx: 960, heightPx: 640, alt: 'A lake' },
  things: [{ '@type': 'Hotel', name: 'Lakeside House' }],
}

const parsed = (facts: Partial<HeadFacts> = {}) =>
  new DOMParser().parseFromString(
    `<html><head>${headHtml({ ...plain, ...facts })}</head><body></body></html>`,
    'text/html',
  )
const contentOf = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null

test('what search engines and shared links look for is there', () => {
  const page = parsed()
  expect(page.title).toBe('Lakeside House, Hangzhou · Staylark')
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonical)
  const languages = [...page.querySelectorAll('link[rel="alternate"]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])
  expect(languages).toEqual([
    ['en', canonical],
    ['x-default', canonical],
  ])
  const names = ['description', 'robots', 'og:type', 'og:site_name', 'og:title', 'og:description', 'og:url']
  expect(names.map((name) => contentOf(page, name))).toEqual([
    'A house by the lake.',
    'index,follow,max-image-preview:large',
    'website',
    'Staylark',
    'Lakeside House, Hangzhou · Staylark',
    'A house by the lake.',
    canonical,
  ])
  const pictured = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card', 'twitter:image']
  expect(pictured.map((name) => contentOf(page, name))).toEqual([
    'https://staylark.example/pictures/960/a.webp',
    '960',
    '640',
    'A lake',
    'summary_large_image',
    'https://staylark.example/pictures/960/a.webp',
  ])
})

test('a page excluded from indexing is marked, and has no languages', () => {
  const page = parsed({ isListed: false })
  expect(contentOf(page, 'robots')).toBe('noindex,follow')
  expect(page.querySelector('link[rel="alternate"]')).toBeNull()
})

test('without a picture the card is a small one', () => {
  const page = parsed({ picture: null })
  expect([contentOf(page, 'twitter:card'), contentOf(page, 'og:image')]).toEqual(['summary', null])
})

test('unknown facts are omitted, and without any there is no script', () => {
  expect(parsed({ things: [] }).querySelector('script')).toBeNull()
  const [script] = parsed({ things: [{ '@type': 'Hotel', telephone: undefined }] }).querySelectorAll('script')
  expect(script?.textContent).toBe('{"@context":"https://schema.org","@graph":[{"@type":"Hotel"}]}')
})

test.each([
  `The "Quoted" Inn & 'Sons'`,
  '</script><script>alert(1)</script>',
  '</title><b onclick=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  '<!--<script>',
  '杭州湖畔居 &amp; &lt;b&gt;',
  'line\u2028separator\u2029and \\u003c',
])('%j is text wherever it stands', (text) => {
  const page = parsed({
    title: text,
    description: text,
    picture: { address: `https://a.example/${text}`, widthPx: 1, heightPx: 1, alt: text },
    things: [{ '@type': 'Hotel', name: text }],
  })
  const shown = text.replace(/\s+/g, ' ')
  expect(page.querySelector('title')?.textContent).toBe(`${text} · Staylark`)
  expect(contentOf(page, 'og:description')).toBe(shown)
  expect(contentOf(page, 'og:image:alt')).toBe(text)
  expect(contentOf(page, 'twitter:image')).toBe(`https://a.example/${text}`)
  const [script, ...others] = page.querySelectorAll('script')
  expect(others).toEqual([])
  expect(JSON.parse(script?.textContent ?? '')['@graph']).toEqual([{ '@type': 'Hotel', name: text }])
  const kinds = new Set([...page.querySelectorAll('head *, body *')].map(({ nodeName }) => nodeName))
  expect([...kinds].toSorted()).toEqual(['LINK', 'META', 'SCRIPT', 'TITLE'])
})

test('a long description ends after a whole word', () => {
  const text = contentOf(parsed({ description: 'A house by the lake. '.repeat(20) }), 'description') ?? ''
  expect(text.length).toBeLessThanOrEqual(200)
  expect(text).toMatch(/(house|by|the|lake)…$/)
})

test('the head of a page that is missing is found by nobody', () => {
  expect(missingHead('Page not found')).toBe(
    '<title>Page not found · Staylark</title><meta name="robots" content="noindex">',
  )
})
