/** The largest file that is taken, in bytes. */
export const mostUploadBytes = 10 * 1024 * 1024

/** Error texts of an upload. */
export const uploadText = {
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

const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']

/** Whether a picture is HEIC, by the 8 characters that follow the first 4 bytes of its file. */
export const isHeic = (mark: string): boolean => mark.startsWith('ftyp') && brands.includes(mark.slice(4, 8))
