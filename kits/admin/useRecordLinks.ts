import { useHost } from '@portico/core/plugin/useHost'
import type { AdminEntity, RecordLink } from './entity'

/** The other screens of a record whose feature the tenant has. */
export function useRecordLinks({ recordLinks = [] }: AdminEntity): RecordLink[] {
  const { features } = useHost()
  return recordLinks.filter(({ feature }) => feature === undefined || features.has(feature))
}
