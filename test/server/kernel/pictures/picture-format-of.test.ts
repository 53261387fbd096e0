import { pictureFormatOf } from '../../../../server/kernel/pictures/hotel-sized-picture'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

test.each([
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  ['a PNG', bytes([0x89], 'PNG\r\n\x1a\n'), 'png'],
  ['a WebP', bytes('RIFF', [1, 0, 0, 0], 'WEBPVP8 '), 'webp'],
  ['an AVIF', bytes([0, 0, 0, 32], 'ftypavif'), null],
  ['a HEIC', bytes([0, 0, 0, 32], 'ftypheic'), 'heic'],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['an SVG after a space', bytes(' \n<?xml version="1.0"?><svg/>'), null],
  ['a GIF', bytes('GIF89a'), null],
  ['a PDF', bytes('%PDF-1.7'), null],
  ['HTML', bytes('<!doctype html><script>1</script>'), null],
  ['a ZIP', bytes('PK\x03\x04'), null],
  ['a TIFF', bytes('II*\0'), null],
  ['another RIFF', bytes('RIFF', [1, 0, 0, 0], 'WAVEfmt '), null],
  ['a video', bytes([0, 0, 0, 32], 'ftypmp42'), null],
  ['half a PNG mark', bytes([0x89], 'PNG'), null],
  ['nothing', bytes(), null],
])('%s', (_name, file, format) => expect(pictureFormatOf(file)).toBe(format))
