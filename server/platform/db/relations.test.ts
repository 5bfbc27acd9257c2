// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fastDatabase } from '../../test/databases'
import { openMigratedDb } from '../../test/seededDatabases'
import type { Db } from './database'

let db: Db
beforeAll(async () => {
  db = await openMigratedDb(fastDatabase)
})
afterAll(() => db.close())

it('each table finds by an index what refers to a record, so that a deletion reads no whole table', async () => {
  // An index serves a relation when its first columns are those of the relation; one that leaves out rows without a relation does too.
  const unserved = await db.query<{ relation: string }>(
    `select conrelid::regclass || ' (' || (select string_agg(attname, ', ' order by at) from unnest(conkey) with ordinality k (number, at)
         join pg_attribute on attrelid = conrelid and attnum = number) || ')' as relation
     from pg_constraint where contype = 'f' and connamespace = 'portico'::regnamespace and not exists (
       select from pg_index where indrelid = conrelid
         and coalesce(pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$', true)
         and (select array_agg(number) from unnest(conkey) number) <@ (indkey::int2[])[0:cardinality(conkey) - 1])
     order by 1`,
  )
  expect(unserved.map(({ relation }) => relation)).toEqual([])
})
