/** The syllables of a Chinese name, without tones, ü as v. */
export const syllablesOf = (pinyin, name) =>
  pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })

/** Syllables as a name on a map: Xi'an, Lüliang. */
export function romanized(syllables) {
  const joined = syllables
    .map((syllable, index) => (index > 0 && /^[aoe]/.test(syllable) ? `'${syllable}` : syllable))
    .join('')
    .replaceAll('lv', 'lü')
    .replaceAll('nv', 'nü')
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}
