import { robotsText } from '../../../../server/pages/seo/robots-and-sitemap'

const publicUrl = 'https://staylark.example'
const closedPaths = (text: string) => [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '')
/** What a crawler may read by these rules: every rule is a beginning, and nothing is opened again. */
const mayRead = (text: string, path: string) => !closedPaths(text).some((closed) => path.startsWith(closed))

const demo = robotsText({ publicUrl, isProductionLike: false })
const production = robotsText({ publicUrl, isProductionLike: true })

test.each([
  ['/home', true],
  ['/hotel/list?cityId=kyoto', true],
  ['/hotel/detail/h1', true],
  ['/hotel/city/info?cityId=kyoto', true],
  ['/search', true],
  ['/pictures/960/hotel-01.webp', true],
  ['/sitemap.xml', true],
  ['/api/hotel/GetHotelDetail?id=h1', false],
  ['/account/mine', false],
  ['/account/profile', false],
  ['/account/wish/list', false],
  ['/order/list', false],
  ['/order/pay/p1', false],
  ['/order/pay/finish/p1', false],
  ['/order/hotel/detail/o1', false],
  ['/order/refund/o1/h1/0/0', false],
  ['/hotel/book/p1', false],
  ['/product/detail/s1', true],
  ['/product/book/s1', false],
  ['/docs', false],
])('%s may be read by crawlers: %s', (path, isOpen) => {
  expect([mayRead(production, path), mayRead(demo, path)]).toEqual([isOpen, isOpen])
})

test('the demo’s own pages are closed where they are, and not spoken of where they are not', () => {
  expect(mayRead(demo, '/dev/gallery')).toBe(false)
  expect(mayRead(demo, '/sandbox/pay/1')).toBe(false)
  expect(production).not.toMatch(/dev|sandbox/)
})

test('no rule repeats a shorter one', () => {
  const closed = closedPaths(demo)
  const repeated = closed.filter((path) => closed.some((other) => other !== path && path.startsWith(other)))
  expect(repeated).toEqual([])
})

test('it names the sitemap', () => expect(production).toMatch(/^Sitemap: https:\/\/staylark\.example\/sitemap\.xml$/m))
