/** What is said of a picture that is sent. */
export const pictureTexts = {
  tooLarge: 'This picture is larger than 10 MB. Please choose a smaller one.',
  tooManyPixels: 'This picture has more than 25 megapixels. Please choose a smaller one.',
  notAPicture: 'Please choose a JPEG, PNG or WebP picture.',
  heic: 'HEIC pictures cannot be read here. Please choose a JPEG, PNG or WebP picture.',
  unreadable: 'This picture could not be read. Please choose another.',
  tooSmall: 'Please choose a picture of at least 64 by 64 pixels.',
  gone: 'Please choose the picture again.',
  onlyOne: 'Another picture of yours is still on its way. Please wait a moment and try again.',
  busy: 'Many pictures are arriving right now. Please try again in a moment.',
  tooMany: 'You have sent many pictures today. Please try again tomorrow.',
} as const
