const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']

/** Whether a picture is HEIC, by the 8 characters that follow the first 4 bytes of its file. */
export const isHeic = (mark: string): boolean => mark.startsWith('ftyp') && brands.includes(mark.slice(4, 8))
