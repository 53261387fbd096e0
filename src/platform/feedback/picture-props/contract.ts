/** Attributes that a host's picture element needs to fill its box without being stretched. */
export type PictureProps = Readonly<Record<string, string | boolean>>

/** What stands before a picture's address: nothing where the page's own origin serves them. */
export type PictureOrigin = string
