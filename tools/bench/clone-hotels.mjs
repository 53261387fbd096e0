import pg from 'pg'

/** Hotels of a seeded database are copied until there are so many; each copy has a name of its own, and the same rooms, packages and nights. */
export async function cloneHotels(databaseUrl, hotels) {
  const client = new pg.Client({ connectionString: databaseUrl, statement_timeout: 0 })
  await client.connect()
  try {
    const { rows } = await client.query('select count(*)::int as count from hotel')
    const seeded = rows[0].count
    const copies = Math.ceil(hotels / seeded) - 1
    if (copies < 1) return seeded
    await client.query('begin')
    await client.query('set local synchronous_commit to off')
    for (let from = 1; from <= copies; from += 10) await copy(client, seeded, from, Math.min(from + 9, copies), hotels)
    await client.query(`update city set hotel_count = (select count(*) from hotel where hotel.city_id = city.id)`)
    await client.query(
      `update meta set value = to_jsonb((value #>> '{}')::integer + 1) where key = 'catalogue_version'`,
    )
    await client.query('commit')
    await client.query('analyze')
    return hotels
  } finally {
    await client.end()
  }
}

async function copy(client, seeded, from, until, hotels) {
  const copies = `generate_series(${from}, ${until}) as copy (number)`
  const isWanted = `h.rank <= ${seeded} and h.rank + copy.number * ${seeded} <= ${hotels}`
  await client.query(
    await insertion(client, 'hotel', `hotel h cross join ${copies} where ${isWanted}`, 'h', {
      id: `h.id || '-' || copy.number`,
      name: `h.name || ' ' || copy.number`,
      rank: `h.rank + copy.number * ${seeded}`,
    }),
  )
  const rooms = `room_type r join hotel h on h.id = r.hotel_id cross join ${copies} where ${isWanted}`
  const roomId = `r.id || '-' || copy.number`
  const hotelId = `h.id || '-' || copy.number`
  await client.query(await insertion(client, 'room_type', rooms, 'r', { id: roomId, hotel_id: hotelId }))
  const tables = {
    package: { id: `t.id || '-' || copy.number`, hotel_id: hotelId },
    room_night: {},
    room_day_rule: {},
  }
  for (const [table, key] of Object.entries(tables)) {
    const source = `${table} t join ${rooms.replace(' where ', ' where t.room_type_id = r.id and ').replace('room_type r', 'room_type r on true')}`
    await client.query(await insertion(client, table, source, 't', { ...key, room_type_id: roomId }))
  }
}

async function insertion(client, table, source, alias, changed) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changed[name] ?? `${alias}.${name}`)
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${source}`
}
