import { useText } from '@portico/core/i18n/useText'
import { formatLongDateAt } from '@portico/core/format/longDate'
import { browserZone } from '@portico/core/format/dates'
import { useCall, type Call } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useHost } from '@portico/core/plugin/useHost'
import { useReader } from '../medicalData/useReader'
import { useSummary } from '../medicalData/useSummary'
import { startArchive, type ArchivePlan } from './archiveJob'
import { toBundle, type ArchivedFile, type FhirTexts } from './fhir'
import { readReadings } from './observations'
import { planFiles, readAllConsultations, readAllDocuments, readTests } from './planFiles'
import { summaryPage } from './summaryPage'
import { useSummaryParts } from './useSummaryParts'
import type { TextKey } from '../texts'

/** Returns a function that makes the archive: the files, a page that sums them up, and the data as FHIR. */
export function useArchive() {
  const call = useCall()
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const fhirTexts = useFhirTexts()
  const partsOf = useSummaryParts()
  const { features } = useHost()
  const names = {
    report: t('RECORDS.REPORT'),
    folders: {
      documents: t('MENU.DOCUMENTS'),
      consultations: t('RECORDS.PATIENT_CONSULTATIONS'),
      receipts: t('RECORDS.PATIENT_RECEIPTS'),
      tests: t('MENU.TESTS'),
    },
  }
  const plan = async (signal: AbortSignal): Promise<ArchivePlan> => {
    const { person, medicalData, records } = await readRecords(call, signal)
    const readings = features.has('devices') ? await readReadings(call, signal) : null
    const createdAt = new Date().toISOString()
    const write = (files: readonly ArchivedFile[], missing: readonly string[]) => {
      const pathOf = (id: string) => files.find((file) => file.id === id)?.path
      const bundle = toBundle({ person, medicalData, files, readings: readings ?? [], createdAt }, fhirTexts)
      const page = summaryPage({
        language,
        title: [person.name, person.surname].filter(Boolean).join(' '),
        subtitle: t('RECORDS.ARCHIVE_OF', { date: formatLongDateAt(createdAt, browserZone(), language) }),
        parts: partsOf({ medicalData, records, readings, pathOf, missing }),
      })
      return { [`${t('RECORDS.ARCHIVE_INDEX')}.html`]: page, 'fhir.json': JSON.stringify(bundle, null, 2) }
    }
    return { files: planFiles(call, records, names), write }
  }
  return () => startArchive(plan)
}

function useFhirTexts(): FhirTexts {
  const t = useText<TextKey>()
  const summarize = useSummary()
  const { nameOf } = useReader()
  return {
    dosage: (medicine) => summarize('medicine', { ...medicine, isActive: true }),
    route: (id) => nameOf('route', id),
    unit: (id) => nameOf('unit', id),
    measure: (id) => t(`RECORDS.MEASURE.${id}`),
    estimate: t('RECORDS.CAMERA_ESTIMATE'),
  }
}

async function readRecords(call: Call, signal: AbortSignal) {
  const quiet = { quiet: true, signal } as const
  const months = await call('GET api/consultations', quiet)
  return {
    person: await call('GET api/users/data', quiet),
    medicalData: await call('GET api/medicalData', quiet),
    records: {
      documents: await readAllDocuments(call, signal),
      consultations: await readAllConsultations(call, months, signal),
      receipts: await call('GET api/receipts', quiet),
      tests: await readTests(call, signal),
    },
  }
}
