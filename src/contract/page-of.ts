import { Type, type TSchema } from 'typebox'

/** Input fields of a list that is read page by page. */
export const PageInput = {
  cursor: Type.Optional(Type.String({ maxLength: 200, description: 'nextCursor of the page before' })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
}

/** One page of a list; nextCursor is null at the end. */
export const PageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ list: Type.Array(item), nextCursor: Type.Union([Type.String(), Type.Null()]) })
