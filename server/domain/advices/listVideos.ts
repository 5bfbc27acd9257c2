import type { Video, VideoPage } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { unknownParameter } from '../entities/list/filter'
import { marksJoin, publishedSql, videoEntitySql, viewerValues } from './videoSql'
import type { Viewer } from './viewer'

/** The requested page. Absent: a list of all. */
export interface PageQuery {
  /** From 0. */
  page?: number
  /** 1 to 100. */
  size?: number
}

const MAX_SIZE = 100
const MAX_PAGE = 100_000

/** Which videos, and in which order: SQL with `v`, `m` and parameters from `$5` on. */
export interface Selection {
  where?: string
  order?: string
  /** Rows of videos with more columns. Default: the table. */
  videos?: string
  /** Another table to join. */
  join?: string
  values?: readonly unknown[]
  /** Whether the selection costs so much that its rows are found and counted in one statement. */
  countsAtOnce?: boolean
}

/** The newest first; several of a day by id. */
export const newestFirst = 'v.publishment_date desc, v.id desc'

/** The published videos of a selection. Throws 400 for a page or size out of range. */
export async function listVideos(
  db: Tx,
  viewer: Viewer,
  { videos = 'video', where = 'true', order = newestFirst, join = '', values = [], ...selection }: Selection,
  query: PageQuery,
): Promise<Video[] | VideoPage> {
  const { page = 0, size = query.page === undefined ? MAX_SIZE : 15 } = query
  if (page < 0 || page > MAX_PAGE) throw unknownParameter('page')
  if (size < 1 || size > MAX_SIZE) throw unknownParameter('size')
  const params = [...viewerValues(viewer), ...values]
  const from = `from ${videos} v ${marksJoin} ${join} where ${publishedSql} and ${where}`
  const { language } = viewer
  const countsAtOnce = selection.countsAtOnce ?? false
  const { items, total } = await readPage(db, { from, order, params, size, page, language, countsAtOnce })
  if (query.page === undefined) return items
  const isWhole = page === 0 && items.length < size
  return { items, total: isWhole ? items.length : (total ?? (await count(db, from, params))) }
}

interface PageOfRows {
  from: string
  order: string
  params: unknown[]
  size: number
  page: number
  language: string
  countsAtOnce: boolean
}

/**
 * Builds the entities of one page only: the order is found first, and numbered after the limit, so that the database sorts no
 * more rows than it needs. Also returns how many there are in all, if that is known.
 */
async function readPage(
  db: Tx,
  { from, order, params, size, page, language, countsAtOnce }: PageOfRows,
): Promise<{ items: Video[]; total: number | undefined }> {
  const total = countsAtOnce ? 'count(*) over ()' : 'null'
  const rows = await db.query<{ entity: Video; total: number | null }>(
    `select ${videoEntitySql(`$${params.length + 1}`)} as entity, chosen.total
     from (select ordered.*, row_number() over () as place from (
       select v.id, ${total} as total ${from} order by ${order} limit ${size} offset ${page * size}) ordered) chosen
     join video v on v.tenant = $1 and v.id = chosen.id ${marksJoin} order by chosen.place`,
    [...params, language],
  )
  return { items: rows.map((row) => row.entity), total: rows[0]?.total ?? undefined }
}

async function count(db: Tx, from: string, params: unknown[]): Promise<number> {
  // Every parameter must appear, so that the database knows its type.
  const [row] = await db.query<{ total: number }>(
    `select count(*) filter (where $3::int[] is not null) as total ${from}`,
    params,
  )
  return row?.total ?? 0
}
