import pg from 'pg'

/** Makes a database on a server unless it is there. */
export async function ensureDatabase(adminConnection: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminConnection })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
