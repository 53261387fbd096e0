import { hash } from '@node-rs/argon2'
import pg from 'pg'

/** Makes accounts with a password that nobody knows, for these addresses, straight in the database. */
export async function addAccounts(databaseUrl, emails) {
  const passwordHash = await hash(crypto.randomUUID(), { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into user_account (id, email, nick_name, avater, password_hash, created_at)
       select 'bench-' || email, email, 'Guest', '', $2, now() from unnest($1::text[]) as email`,
      [emails, passwordHash],
    )
    await client.query('analyze user_account')
  } finally {
    await client.end()
  }
}
