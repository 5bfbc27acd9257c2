import { useHost } from '@portico/core/plugin/useHost'
import type { AdminEntity, RecordLink } from './entity'
import { useOffered } from './useOffered'

/** The other screens of a record whose feature the tenant has. */
export function useRecordLinks({ recordLinks = [] }: AdminEntity): RecordLink[] {
  const { features } = useHost()
  const isOn = ({ feature }: RecordLink) => feature === undefined || features.has(feature)
  return useOffered(recordLinks).filter(isOn)
}
