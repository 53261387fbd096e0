/** Widths in which every picture is kept. */
export type PictureWidth = 240 | 480 | 960

/** The address of a picture in another width; addresses of another form stay as they are. */
export function pictureUrl(url: string, width: PictureWidth): string {
  return url.replace(/\/pictures\/(240|480|960)\//, `/pictures/${width}/`)
}
