/** Widths in which every picture is served, in px. */
export const pictureWidths = [240, 480, 750, 960] as const

/** One of the served widths, in px. */
export type PictureWidth = (typeof pictureWidths)[number]

const widthInUrl = new RegExp(`/pictures/(${pictureWidths.join('|')})/`)

/** The address of a picture in another width; addresses of another form stay as they are. */
export function pictureUrl(url: string, width: PictureWidth): string {
  return url.replace(widthInUrl, `/pictures/${width}/`)
}

/** Address for another try of a picture: differs from the last, so that no host serves its cached failure. */
export const againUrl = (url: string, again: number): string =>
  again === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}again=${again}`
