import fc from 'fast-check'
import { cleanKeyword, matchParts } from '@/domain/stays/destinations'

const shown = (name: string, keyword: string) =>
  matchParts(name, keyword)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['Kyoto, Japan', 'kyo', '[Kyo]to, Japan'],
  ['Kyoto, Japan', 'TO', 'Kyo[to], Japan'],
  ['Kyoto, Japan', 'Japan', 'Kyoto, [Japan]'],
  ['Kyoto', 'Kyoto', '[Kyoto]'],
  ['Kyoto', 'Paris', 'Kyoto'],
  ['Kyoto', '', 'Kyoto'],
  ['A+B', '+', 'A[+]B'],
  ['The Bund', 'TheBund', '[The Bund]'],
  ['The Bund, Shanghai', 'thebu', '[The Bu]nd, Shanghai'],
  ['Yu Garden House', 'gardenh', 'Yu [Garden H]ouse'],
  ['İstanbul Airport', 'airport', 'İstanbul [Airport]'],
  ['京 都', '京都', '[京 都]'],
])('%j searched by %j is %j', (name, keyword, expected) => expect(shown(name, keyword)).toBe(expected))

test('the parts always make up the name, and any cut of it is found as it is searched', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (name, from, length) => {
      const cut = cleanKeyword(
        [...name]
          .slice(from % (name.length + 1))
          .slice(0, length)
          .join(''),
      )
      const parts = matchParts(name, cut)
      expect(parts.map(({ text }) => text).join('')).toBe(name)
      expect(parts.some(({ isMatch }) => isMatch)).toBe(cut !== '')
    }),
  )
})
