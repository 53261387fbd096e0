import { matchParts } from '@/domain/destination/match-parts'

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
])('%j searched by %j is %j', (name, keyword, expected) => expect(shown(name, keyword)).toBe(expected))
