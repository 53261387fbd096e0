import { createJoinedReads } from '../../../../server/stays/catalogue/catalogue'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Creates reads that the test resolves by hand, in their order. */
function readsByHand() {
  const waiting: { resolve: (text: string) => void; fail: (error: Error) => void }[] = []
  const read = () => new Promise<string>((resolve, fail) => waiting.push({ resolve, fail }))
  return { waiting, read }
}

test('a request during a read waits for that read, a later one gets another', async () => {
  const { waiting, read } = readsByHand()
  const { db } = server.services.database
  const readOnce = createJoinedReads<string>()
  const requested = [readOnce(db, 'a', read), readOnce(db, 'a', read), readOnce(db, 'b', read)]
  expect(waiting).toHaveLength(2)
  waiting[0]?.resolve('one')
  waiting[1]?.resolve('two')
  expect(await Promise.all(requested)).toEqual(['one', 'one', 'two'])
  const later = readOnce(db, 'a', read)
  waiting[2]?.resolve('three')
  expect(await later).toBe('three')
})

test('a read that fails fails for all who wait for it, and for nobody after', async () => {
  const { waiting, read } = readsByHand()
  const { db } = server.services.database
  const readOnce = createJoinedReads<string>()
  const requested = Promise.allSettled([readOnce(db, 'a', read), readOnce(db, 'a', read)])
  waiting[0]?.fail(new Error('gone away'))
  expect((await requested).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const later = readOnce(db, 'a', read)
  waiting[1]?.resolve('back')
  expect(await later).toBe('back')
})

test('a transaction waits for nobody else', async () => {
  const { waiting, read } = readsByHand()
  const { db } = server.services.database
  const readOnce = createJoinedReads<string>()
  const outside = readOnce(db, 'a', read)
  await db.transaction(async (transaction) => {
    const inside = readOnce(transaction, 'a', read)
    waiting[1]?.resolve('own')
    expect(await inside).toBe('own')
  })
  waiting[0]?.resolve('others')
  expect(await outside).toBe('others')
})
