import { Type, type Static } from 'typebox'

/** A picture by its 480 px address (`/pictures/480/{id}.webp`; 240 and 960 stand beside it) with what is needed to keep its place while it loads. */
export const Picture = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  averageColor: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  alt: Type.String(),
})
export type Picture = Static<typeof Picture>
