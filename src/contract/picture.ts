import { type Static, Type } from 'typebox'
import { Author } from './person'
import type { ApiOf, RouteTable } from './route'
import { Id, Nullable, PageInput, PageOf, Picture } from './scalars'

/** Of what the pictures are: `hotel` and `city`. */
export const PictureOwner = Type.Enum(['hotel', 'city'])
export type PictureOwner = Static<typeof PictureOwner>

/** A tab of pictures; key is `all`, `official`, `guests` or `room <room type's id>`. */
export const PictureCategory = Type.Object({ key: Type.String(), name: Type.String(), count: Type.Integer() })
export type PictureCategory = Static<typeof PictureCategory>

/** A picture of a hotel or city with where it comes from. */
export const ListedPicture = Type.Object({
  pictureId: Type.String(),
  picture: Picture,
  caption: Type.String(),
  source: Type.String({ description: 'e.g. The hotel, Guest review of May 2026' }),
  author: Nullable(Author, { description: 'The guest that it comes from' }),
  from: Nullable(Type.Object({ bizType: Type.Enum(['moment', 'comment']), bizId: Id }), {
    description: 'The post or review that it belongs to',
  }),
})
export type ListedPicture = Static<typeof ListedPicture>

const Of = { type: PictureOwner, goodsId: Id }

export const pictureRoutes = {
  listPictures: {
    method: 'GET',
    path: '/api/ugc/picture/list',
    operationId: 'listPictures',
    summary: 'Pictures of a hotel or city in one category, all without one',
    client: 'new',
    auth: 'open',
    input: Type.Object({ ...Of, category: Type.Optional(Type.String({ maxLength: 60 })), ...PageInput }),
    reply: PageOf(ListedPicture),
  },
  listPictureCategories: {
    method: 'GET',
    path: '/api/ugc/picture/categories',
    operationId: 'listPictureCategories',
    summary: 'The categories of pictures that are not empty, with their counts; the first is all',
    client: 'new',
    auth: 'open',
    input: Type.Object(Of),
    reply: Type.Object({ name: Type.String(), list: Type.Array(PictureCategory) }),
  },
} as const satisfies RouteTable

export type PictureApi = ApiOf<typeof pictureRoutes>
