import { type Static, Type } from 'typebox'
import type { ApiOf, RouteTable } from './route'
import { Id, Nullable } from './scalars'

/** The subjects of help articles. */
export const QaType = Type.Enum(['booking', 'payment', 'cancellation', 'voucher', 'account', 'community', 'support'])
export type QaType = Static<typeof QaType>

/** A help article by its title. */
export const QaTitle = Type.Object({ articleId: Id, type: QaType, title: Type.String() })
export type QaTitle = Static<typeof QaTitle>

/** A help article as plain text; an empty line begins a new paragraph. */
export const QaArticle = Type.Object({
  ...QaTitle.properties,
  content: Type.String(),
  link: Nullable(Type.Object({ path: Type.String(), label: Type.String() }), {
    description: 'The screen where it can be done, as an address of the app',
  }),
})
export type QaArticle = Static<typeof QaArticle>

/** The screen from which help is opened; it decides which articles come first. */
export const HelpOrigin = Type.Enum(['home', 'profile', 'hotel', 'product', 'order', 'lost'])
export type HelpOrigin = Static<typeof HelpOrigin>

export const helpRoutes = {
  listQaTypes: {
    method: 'GET',
    path: '/api/im/qa/types',
    operationId: 'listQaTypes',
    summary: 'Subjects of help articles that have any, with how many',
    client: 'new',
    auth: 'open',
    input: Type.Object({}),
    reply: Type.Object({
      list: Type.Array(Type.Object({ type: QaType, name: Type.String(), count: Type.Integer({ minimum: 1 }) })),
    }),
  },
  searchQa: {
    method: 'GET',
    path: '/api/im/qa/search',
    operationId: 'searchQa',
    summary: 'Help articles for a text, of a subject, or one by its id; the best first, at most 20',
    client: 'new',
    auth: 'open',
    input: Type.Object({
      keyword: Type.Optional(Type.String({ maxLength: 400 })),
      type: Type.Optional(QaType),
      articleId: Type.Optional(Id),
    }),
    reply: Type.Object({ list: Type.Array(QaArticle, { maxItems: 20 }) }),
  },
  listCommonQa: {
    method: 'GET',
    path: '/api/im/qa/common',
    operationId: 'listCommonQa',
    summary: 'What travelers look up most from where help is opened, at most 8',
    client: 'new',
    auth: 'open',
    input: Type.Object({ origin: Type.Optional(HelpOrigin) }),
    reply: Type.Object({ list: Type.Array(QaTitle, { maxItems: 8 }) }),
  },
} as const satisfies RouteTable

export type HelpApi = ApiOf<typeof helpRoutes>
