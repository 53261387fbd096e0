import { pinyin } from 'pinyin-pro'

/** The pinyin of a name in Chinese characters, a space between syllables; '' where the name has none, or kana too. */
export function pinyinOf(name: string): string {
  if (!/\p{Script=Han}/u.test(name) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return ''
  return pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }).join(' ')
}
