import { placeSource } from './place-source.mjs'

const { Converter } = placeSource('opencc-js')

/** Pairs of a traditional character and the simplified one that the names hold, as Taiwan and Hong Kong write them. */
export function traditionalPairs(names) {
  const converters = ['tw', 'hk', 't', 'jp'].map((to) => Converter({ from: 'cn', to }))
  const characters = [...new Set(names.join(''))].toSorted((one, other) => (one < other ? -1 : 1))
  const pairs = characters.flatMap((character) =>
    converters
      .map((convert) => convert(character))
      .flatMap((other) => (other === character ? [] : [`${other}${character}`])),
  )
  return [...new Set(pairs.filter((pair) => [...pair].length === 2))]
}
