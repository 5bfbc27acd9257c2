import { useText } from '@portico/core/i18n/useText'
import { formatLongDateAt } from '@portico/core/format/longDate'
import { browserZone } from '@portico/core/format/dates'
import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useHost } from '@portico/core/plugin/useHost'
import { useHref } from '@portico/core/routing/useHref'
import { useTenant } from '@portico/core/tenant/useTenant'
import { startArchive, SUMMARY_FILE, type ArchivePlan } from './archiveJob'
import { toBundle } from './fhir/bundle'
import type { ArchivedFile } from './fhir/documents'
import { jsonPieces } from './fhir/jsonPieces'
import { toSummary } from './fhir/summary'
import { useSummaryTexts } from './fhir/useFhirTexts'
import { readMeasures } from './measures/readMeasures'
import { useCsvTexts } from './measures/useCsvTexts'
import { summaryPage } from './page/summaryPage'
import { useSummaryParts } from './page/useSummaryParts'
import { collected } from './pauses'
import { planFiles } from './planFiles'
import { readAppointments } from './readAppointments'
import { readRecords } from './readRecords'
import type { TextKey } from '../texts'

/** Returns a function that makes the archive: the files, a page that sums them up, and the data as FHIR and CSV. */
export function useArchive() {
  const call = useCall()
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { name: centre } = useTenant()
  const fhirTexts = useSummaryTexts()
  const partsOf = useSummaryParts()
  const read = useReadAll()
  const names = useNames()
  const plan = async (signal: AbortSignal): Promise<ArchivePlan> => {
    const { appointments, measurements, ...rest } = await read(signal)
    const { person, records } = rest
    const createdAt = new Date().toISOString()
    const write = async (files: readonly ArchivedFile[], missing: readonly string[]) => {
      const paths = new Map(files.map(({ id, path }) => [id, path]))
      const pathOf = (id: string) => paths.get(id)
      const data = { ...rest, appointments: appointments ?? [], files, facts: measurements?.facts ?? [] }
      const content = { ...data, centre, createdAt, origin: location.origin }
      const page = summaryPage({
        language,
        title: [person.name, person.surname].filter(Boolean).join(' '),
        subtitle: t('RECORDS.ARCHIVE_OF', { date: formatLongDateAt(createdAt, browserZone(), language) }),
        parts: partsOf({ ...rest, appointments, measurements, pathOf, missing }),
      })
      return {
        [`${t('RECORDS.ARCHIVE_INDEX')}.html`]: await collected(page),
        'fhir.json': await collected(jsonPieces(await toBundle(content, fhirTexts))),
        [SUMMARY_FILE]: await collected(jsonPieces(await toSummary(content, fhirTexts))),
        ...measurements?.files,
      }
    }
    const missing = measurements?.missing.map((id) => t(`RECORDS.MEASURE.${id}`)) ?? []
    return { files: planFiles(call, records, names), missing, write }
  }
  return () => startArchive(plan)
}

/** Returns a function that reads everything; null for what the portal does not have. */
function useReadAll() {
  const call = useCall()
  const { features } = useHost()
  const csvTexts = useCsvTexts()
  const hasAppointments = useHref()('videoConsultation.bookedAppointments') !== null
  return async (signal: AbortSignal) => ({
    ...(await readRecords(call, signal)),
    appointments: hasAppointments ? await readAppointments(call, signal) : null,
    measurements: features.has('devices') ? await readMeasures(call, csvTexts, signal) : null,
  })
}

function useNames() {
  const t = useText<TextKey>()
  return {
    report: t('RECORDS.REPORT'),
    folders: {
      documents: t('MENU.DOCUMENTS'),
      consultations: t('RECORDS.PATIENT_CONSULTATIONS'),
      receipts: t('RECORDS.PATIENT_RECEIPTS'),
      tests: t('MENU.TESTS'),
    },
  }
}
