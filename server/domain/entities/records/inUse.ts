import type { RecordUse } from '../../../../schemas/generated/entities'
import { HttpError } from '../../../platform/errors/httpError'

/** 409 IN_USE, with the records that refer to the one that cannot be removed; empty when they are not known. */
export const inUse = (uses: readonly RecordUse[]): HttpError =>
  new HttpError(409, 'IN_USE', { details: { uses: uses.map(({ name, count }) => ({ name, count })) } })
