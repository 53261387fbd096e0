import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../../server/kernel/database/executor'
import { emailCode, userAccount } from '../../../../server/kernel/database/schema/people'
import { createTestDatabase, dropTestDatabase, openTestDatabase } from '../../../support/server/test-database'

let connectionString: string
let database: Database
beforeAll(async () => {
  connectionString = await createTestDatabase()
  database = openTestDatabase(connectionString, 1)
})
afterAll(async () => {
  await database.close()
  await dropTestDatabase(connectionString)
})

const prepared = async () => {
  const { rows } = await database.db.execute<{ query: string }>(
    sql`select statement as query from pg_prepared_statements`,
  )
  return rows.map(({ query }) => query)
}

test('a query with parameters is planned once under its name, however often it runs', async () => {
  for (const id of ['a', 'b', 'c']) await database.db.select().from(userAccount).where(eq(userAccount.id, id))
  const plans = (await prepared()).filter((text) => text.includes('from "user_account"'))
  expect(plans).toHaveLength(1)
})

test('queries inside a transaction are named too, and other texts get other names', async () => {
  await database.transaction(async (tx) => {
    await tx
      .select()
      .from(emailCode)
      .where(inArray(emailCode.id, ['a']))
    await tx
      .select()
      .from(emailCode)
      .where(inArray(emailCode.id, ['a', 'b']))
  })
  expect((await prepared()).filter((text) => text.includes('from "email_code"'))).toHaveLength(2)
})

test('a query without parameters stays unnamed', async () => {
  const before = (await prepared()).length
  await database.db.execute(sql`select 42`)
  expect(await prepared()).toHaveLength(before)
})

test('an error in a named query does not spoil the connection', async () => {
  await expect(database.db.execute(sql`select ${'x'}::int`)).rejects.toThrow()
  const { rows } = await database.db.execute(sql`select ${7}::int as seven`)
  expect(rows).toEqual([{ seven: 7 }])
})
