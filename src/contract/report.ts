import { type Static, Type } from 'typebox'
import type { ApiOf, RouteTable } from './route'
import { Id, Instant } from './scalars'

/** What can be reported. */
export const ReportedType = Type.Enum(['moment', 'comment', 'person'])
export type ReportedType = Static<typeof ReportedType>

/** Why something is reported; "negative" is no reason. */
export const ReportReason = Type.Enum([
  'spam',
  'fake',
  'insult',
  'private',
  'sexual',
  'violence',
  'child_abuse',
  'illegal',
  'rights',
])
export type ReportReason = Static<typeof ReportReason>

/** What became of a report: it waits, the content was taken down, or it stays. */
export const ReportState = Type.Enum(['open', 'upheld', 'dismissed'])
export type ReportState = Static<typeof ReportState>

const ReportReceipt = Type.Object({
  receipt: Type.String({ description: 'Opens the report’s state without signing in' }),
  state: ReportState,
  outcome: Type.String({ description: 'The decision in a sentence; empty while it waits' }),
  reportedAt: Instant,
})
export type ReportReceipt = Static<typeof ReportReceipt>

export const reportRoutes = {
  reportContent: {
    method: 'POST',
    path: '/api/ugc/report',
    operationId: 'reportContent',
    summary: 'Report a post, comment, review or person; name and email are left out only for child abuse',
    client: 'new',
    auth: 'open',
    input: Type.Object({
      bizType: ReportedType,
      bizId: Id,
      reason: ReportReason,
      explanation: Type.String({ maxLength: 6000, description: 'Up to 1,000 visible characters' }),
      address: Type.String({ maxLength: 500, description: 'Address of the page where it stands' }),
      name: Type.Optional(Type.String({ maxLength: 200 })),
      email: Type.Optional(Type.String({ maxLength: 254 })),
      isGoodFaith: Type.Boolean({ description: 'The reporter believes that all of it is correct and complete' }),
    }),
    reply: ReportReceipt,
  },
  getReport: {
    method: 'GET',
    path: '/api/ugc/report',
    operationId: 'getReport',
    summary: 'What became of a report, by its receipt',
    client: 'new',
    auth: 'open',
    input: Type.Object({ receipt: Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$' }) }),
    reply: ReportReceipt,
  },
  appealRemoval: {
    method: 'POST',
    path: '/api/ugc/appeal',
    operationId: 'appealRemoval',
    summary: 'Object to the removal of an own post, comment or review within six months; 409 appeal_closed',
    client: 'new',
    auth: 'user',
    input: Type.Object({ appealId: Id, text: Type.String({ maxLength: 6000 }) }),
    reply: Type.Object({ appealedAt: Instant }),
  },
} as const satisfies RouteTable

export type ReportApi = ApiOf<typeof reportRoutes>
