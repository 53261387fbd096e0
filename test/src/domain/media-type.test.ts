import { mediaTypeOf } from '@/domain/media-type'

const typeOf = (text: string) => mediaTypeOf(Uint8Array.from(text, (character) => character.charCodeAt(0)))

test.each([
  ['\u00ff\u00d8\u00ff\u00e1\0\0Exif\0\0', 'image/jpeg'],
  ['\u0089PNG\r\n\u001a\n\0\0\0\r', 'image/png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\0\0\0\0WAVEfmt ', null],
  ['\0\0\0\x20ftypisom\0\0\0\0', 'video/mp4'],
  ['\0\0\0\x20ftypmp42\0\0\0\0', 'video/mp4'],
  ['\0\0\0\x14ftypqt  \0\0\0\0', null],
  ['\0\0\0\x20ftypheic\0\0\0\0', 'heic'],
  ['\0\0\0\x20ftypavif\0\0\0\0', null],
  ['\0\0\0\x20ftypmif1\0\0\0\0', null],
  ['<svg xmlns="http', null],
  ['%PDF-1.7', null],
  ['', null],
])('%j is %s', (text, expected) => {
  expect(typeOf(text)).toBe(expected)
})
