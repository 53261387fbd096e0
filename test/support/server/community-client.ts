import { moment } from '../../../server/kernel/database/schema/community'
import { uploadedFile } from '../../../server/kernel/database/schema/people'
import { call, type Caller, type Reply } from './call'
import { signIn, type SignedInPerson } from './sign-in'
import type { TestServer } from './start-test-server'

/** A person who reads and writes. */
export interface Writer extends SignedInPerson {
  /** Sends a call of the contract as this person, with a key of its own. */
  send(operationId: string, input?: object): Promise<Reply>
}

/** Sends a call with a new key. */
const sendAs =
  ({ app, services }: TestServer, caller: Caller): Writer['send'] =>
  (operationId, input = {}) =>
    call(app, operationId, input, { ...caller, headers: { 'idempotency-key': services.random.id() } })

/** Calls of a visitor who is not signed in. */
export const visitor = (server: TestServer): Pick<Writer, 'send'> => ({ send: sendAs(server, {}) })

/** Signs in a new user. */
export async function writer(server: TestServer): Promise<Writer> {
  const person = await signIn(server.services)
  return { ...person, send: sendAs(server, { token: person.token }) }
}

/** A signed-in person with calls. */
export const asWriter = (server: TestServer, person: SignedInPerson): Writer => ({
  ...person,
  send: sendAs(server, { token: person.token }),
})

/** Writes a post as a row, shown at once; returns its id. */
export async function addMoment(
  { services }: TestServer,
  userId: string,
  change: Partial<typeof moment.$inferInsert> = {},
): Promise<string> {
  const id = services.random.id()
  await services.database.db.insert(moment).values({
    id,
    userId,
    pictureId: 'city-day-01',
    pictureIds: ['city-day-01'],
    content: 'Fog on the lake.',
    createdAt: services.clock.now(),
    ...change,
  })
  return id
}

/** Inserts the row of a user's stored picture, without its content; returns its id. */
export async function addPicture(
  { services }: TestServer,
  userId: string,
  purpose: 'post' | 'review',
): Promise<string> {
  const id = services.random.id()
  await services.database.db.insert(uploadedFile).values({
    id,
    userId,
    purpose,
    createdAt: services.clock.now(),
    mediaType: 'image/webp',
    sentType: 'image/jpeg',
    width: 960,
    height: 720,
    averageColor: '8899aa',
  })
  return id
}
