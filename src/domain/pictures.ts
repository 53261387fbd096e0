/** Widths in which every picture is served, in px. */
export const pictureWidths = [240, 480, 750, 960] as const

/** One of the served widths, in px. */
export type PictureWidth = (typeof pictureWidths)[number]

const widthInUrl = new RegExp(`/pictures/(${pictureWidths.join('|')})/`)

/** The address of a picture in another width; addresses of another form stay as they are. */
export function pictureUrl(url: string, width: PictureWidth): string {
  return url.replace(widthInUrl, `/pictures/${width}/`)
}

/** The largest file that is taken, in bytes. */
export const mostUploadBytes = 10 * 1024 * 1024

/** Error texts of an upload. */
export const pictureText = {
  missing: 'Please choose a file.',
  tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
  tooManyPixels: 'This picture has more than 25 megapixels. Please choose a smaller one.',
  notAPicture: 'Please choose a JPEG, PNG or WebP picture.',
  notADocument: 'Please choose a PDF, or a JPEG, PNG or WebP picture.',
  brokenPdf: 'This PDF is not complete. Please choose another.',
  heic: 'HEIC pictures cannot be read here. Please choose a JPEG, PNG or WebP picture.',
  unreadable: 'This picture could not be read. Please choose another.',
  tooSmall: 'Please choose a picture of at least 64 by 64 pixels.',
  gone: 'Please choose the picture again.',
  onlyOne: 'Another file of yours is still on its way. Please wait a moment and try again.',
  busy: 'Many files are arriving right now. Please try again in a moment.',
  tooMany: 'You have sent many files today. Please try again tomorrow.',
} as const

/** Address for another try of a picture: differs from the last, so that no host serves its cached failure. */
export const againUrl = (url: string, again: number): string =>
  again === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}again=${again}`

const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']

/** Whether a picture is HEIC, by the 8 characters that follow the first 4 bytes of its file. */
export const isHeic = (mark: string): boolean => mark.startsWith('ftyp') && brands.includes(mark.slice(4, 8))
