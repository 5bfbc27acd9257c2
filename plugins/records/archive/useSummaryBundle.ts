import { useCall } from '@portico/core/http/useCall'
import { useHost } from '@portico/core/plugin/useHost'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { Bundle } from './fhir/bundle'
import { toSummary } from './fhir/summary'
import { useSummaryTexts } from './fhir/useFhirTexts'
import { readMeasures } from './measures/readMeasures'
import { useCsvTexts } from './measures/useCsvTexts'
import { readRecords } from './readRecords'

/** Returns a function that makes the International Patient Summary of the person. Rejects where a part cannot be read. */
export function useSummaryBundle(): (signal: AbortSignal) => Promise<Bundle> {
  const call = useCall()
  const { name: centre } = useTenant()
  const texts = useSummaryTexts()
  const csvTexts = useCsvTexts()
  const { features } = useHost()
  return async (signal) => {
    const { person, medicalData, records } = await readRecords(call, signal)
    const facts = features.has('devices') ? (await readMeasures(call, csvTexts, signal)).facts : []
    const createdAt = new Date().toISOString()
    const { origin } = location
    const content = { person, medicalData, records, appointments: [], files: [], facts }
    return toSummary({ ...content, centre, createdAt, origin }, texts)
  }
}
