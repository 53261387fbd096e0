const MB = 1024 * 1024

/** The largest picture or document that is taken, in bytes. */
export const mostUploadBytes = 20 * MB

/** The largest picture that is decoded, in pixels. */
export const mostPicturePixels = 40_000_000

/** The largest video that is taken, in bytes. */
export const mostVideoBytes = 100 * MB

/** The longest video that is taken, in s. */
export const longestVideoSeconds = 60

/** Error texts of an upload. */
export const uploadText = {
  missing: 'Please choose a file.',
  tooLarge: 'This file is larger than 20 MB. Please choose a smaller one.',
  tooManyPixels: 'This picture has more than 40 megapixels. Please choose a smaller one.',
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
  notPostable: 'Please choose a JPEG, PNG or WebP picture, or an MP4 video.',
  otherSize: 'This file has changed since it was chosen. Please choose it again.',
  incomplete: 'Parts of this file are still missing. Please send them again.',
  ended: 'This upload is over. Please choose the file again.',
  videoTooLarge: 'This video is larger than 100 MB. Please choose a shorter one.',
  videoTooLong: 'This video is longer than 60 seconds. Please choose a shorter one.',
  videoCodec: 'This video cannot be played here. Please choose an MP4 video with H.264 and AAC.',
  videoUnreadable: 'This video could not be read. Please choose another.',
  noSuchFile: 'Please choose this picture or video again.',
  noPoster: 'Please choose a cover picture for the video.',
} as const

const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']

/** Whether a picture is HEIC, by the 8 characters that follow the first 4 bytes of its file. */
export const isHeic = (mark: string): boolean => mark.startsWith('ftyp') && brands.includes(mark.slice(4, 8))
