import { useEffect, useEffectEvent } from 'react'
import { useApi } from '@portico/core/http/useApi'
import type { OfflineContent } from '@portico/core/plugin/points'
import type { MedicalData } from '@schemas/generated/entities'

/** Says what of the medical data can be read without a connection, whenever they have changed. */
export function useKnown(
  onRead: (content: OfflineContent) => void,
  contentOf: (data: MedicalData) => OfflineContent,
): void {
  const { data } = useApi('GET api/medicalData', { quiet: true })
  const say = useEffectEvent((known: MedicalData) => onRead(contentOf(known)))
  useEffect(() => {
    if (data) say(data)
  }, [data])
}
