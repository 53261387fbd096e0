import { jsonInHtml } from '../../../../server/kernel/http/html'

test.each([
  ['</script><script>alert(1)</script>', String.raw`"\u003c/script>\u003cscript>alert(1)\u003c/script>"`],
  ['<!--<script>', String.raw`"\u003c!--\u003cscript>"`],
  ['a\u2028b\u2029c', String.raw`"a\u2028b\u2029c"`],
  [undefined, 'null'],
])('%j', (value, html) => expect(jsonInHtml(value)).toBe(html))

test('the value is read again as it was', () => {
  const value = { text: '<b>\u2028</b> & "quoted"', list: [1, null] }
  expect(JSON.parse(jsonInHtml(value))).toEqual(value)
})
