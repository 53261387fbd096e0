/** Attributes that a host's picture element needs to fill its box without being stretched. */
export type PictureProps = Readonly<Record<string, string | boolean>>
