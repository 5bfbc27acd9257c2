import type { AdminRecord } from '@portico/admin/entity'
import { localDate } from '@portico/core/format/dates'
import type { Call } from '@portico/core/http/useCall'
import type { AssetMetadata } from '@schemas/generated/entities'

/** Reads the metadata of a video. */
export const readVideo = async (call: Call, id: string): Promise<AdminRecord> => ({
  ...(await call('GET api/metadata/azure', { query: { metadataId: Number(id) }, quiet: true })),
})

/** Saves the metadata of a video. The id is in the body, the date in UTC. */
export const saveVideo = (call: Call, id: string, record: AdminRecord, idempotencyKey: string) => {
  const { publishmentDate: day, ...others } = record as Partial<AssetMetadata>
  const body = { ...others, assetId: Number(id), ...(day && { publishmentDate: utcDate(day) }) }
  return call('POST api/metadata', { body, idempotencyKey, quiet: true })
}

/**
 * Takes a date, or an instant with its offset. Returns the date in UTC, YYYY-MM-DD; any other text unchanged, for the server
 * to reject.
 */
export const utcDate = (day: string): string => (Number.isNaN(Date.parse(day)) ? day : localDate(day, 'UTC'))
