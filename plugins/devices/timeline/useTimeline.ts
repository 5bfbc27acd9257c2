import { useApi } from '@portico/core/http/useApi'
import type { RouteId } from '@portico/core/plugin/points'
import { useHost } from '@portico/core/plugin/useHost'
import { useHref } from '@portico/core/routing/useHref'
import { eventsOf, kinds, type Kind } from './events'
import { useReadings } from './useReadings'

/** The page of each kind. Most belong to other plugins, which may be off. */
export const places: Readonly<Record<Kind, RouteId>> = {
  readings: 'videoConsultation.videoCall.devices',
  documents: 'videoConsultation.documents',
  consultations: 'videoConsultation.videoCall.consultations',
  receipts: 'videoConsultation.videoCall.receipts',
  tests: 'videoConsultation.videoCall.complementaryTests',
  appointments: 'videoConsultation.bookedAppointments',
}

/** Everything by date, of the kinds that the portal has. Takes the kind to show, or all. */
export function useTimeline(only: Kind | null) {
  const href = useHref()
  const { features } = useHost()
  // Results are only at tenants with a hospital: elsewhere the server refuses them.
  const shown = kinds.filter(
    (kind) => href(places[kind]) !== null && (kind !== 'tests' || features.has('fhgstIntegration')),
  )
  const inputOf = (kind: Kind) => (shown.includes(kind) ? { quiet: true as const } : null)
  const readings = useReadings()
  const documents = useApi('GET api/documents/withMedicalExams', inputOf('documents'))
  const consultations = useApi('GET api/consultations', inputOf('consultations'))
  const receipts = useApi('GET api/receipts', inputOf('receipts'))
  const tests = useApi('GET api/complementarytests', inputOf('tests'))
  const appointments = useApi('GET api/appointments/', inputOf('appointments'))
  const all = { readings, documents, consultations, receipts, tests, appointments }
  // 400: the results are not shown before the person has proven who they are; their page says so.
  const answers = shown.map((kind) => all[kind]).filter(({ error }) => error?.status !== 400)
  const failed = answers.filter(({ error, data }) => error && !data)
  return {
    shown,
    readings,
    events: eventsOf(
      {
        readings: readings.data,
        documents: documents.data,
        consultations: consultations.data,
        receipts: receipts.data,
        tests: tests.data,
        appointments: appointments.data,
      },
      only,
      readings.hasMore,
    ),
    hasFailed: failed.length > 0,
    isLoading: answers.some(({ data, error }) => !data && !error),
    retry: () => failed.forEach(({ mutate }) => void mutate()),
  }
}
