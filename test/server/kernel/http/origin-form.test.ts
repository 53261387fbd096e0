import fc from 'fast-check'
import { originForm } from '../../../../server/kernel/http/request-url'
import { startTestServer } from '../../../support/server/start-test-server'

test.each([
  ['/home', '/home'],
  ['/x?back=http://evil.example/home', '/x?back=http://evil.example/home'],
  ['http://evil.example/home', '/home'],
  ['HTTPS://user:pass@evil.example:99/home?a=1', '/home?a=1'],
  ['http://evil.example', '/'],
  ['http://evil.example?x=1', '/?x=1'],
  ['//evil.example/home', '//evil.example/home'],
  ['*', '*'],
])('%s asks for %s', (url, own) => expect(originForm(url)).toBe(own))

test('any absolute form requests the path that it names', () =>
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      fc.pre(!url.endsWith('?'))
      const { pathname, search } = new URL(url)
      expect(new URL(`http://own.example${originForm(url)}`).href).toBe(
        new URL(`http://own.example${pathname}${search}`).href,
      )
    }),
  ))

test('a page in absolute form is the page, and sends nobody elsewhere', async () => {
  const server = await startTestServer()
  const pages = await Promise.all(
    ['http://evil.example/order/list', 'http://evil.example/', '/order/list'].map((url) => server.app.inject({ url })),
  )
  expect(pages.map(({ headers }) => headers.location)).toEqual([undefined, '/home', undefined])
  expect(pages[0]?.body).toBe(pages[2]?.body)
  await server.close()
})
