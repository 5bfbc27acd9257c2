import { useText } from '@portico/core/i18n/useText'
import type { PatientRecords } from '@schemas/generated/entities'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import { useAccessContext, usePermitted } from '@portico/core/session/usePermitted'
import { Tabs } from '@portico/core/ui/layout/Tabs'
import { Panels } from '../parts/Panels'
import type { TextKey } from '../texts'
import { LastVisit } from './LastVisit'
import { LookFirst } from './LookFirst'
import { PatientCareAreas } from './PatientCareAreas'
import { PatientDocuments } from './documents/PatientDocuments'
import { PatientFiles } from './PatientFiles'
import { PatientMedicalData } from './PatientMedicalData'
import { patientTabs, usePatientTab, type PatientTab } from './usePatientTab'

interface Props {
  id: string
  records: PatientRecords
}

/** The records of a patient in parts: what matters first, then documents, consultations and measurements. */
export function PatientTabs({ id, records }: Props) {
  const t = useText<TextKey>()
  const [tab, setTab] = usePatientTab()
  const hasPatientSections = usePermitted('patientSections').length > 0
  const offered = patientTabs.filter((one) => one !== 'measurements' || hasPatientSections)
  return (
    <Tabs
      label={t('RECORDS.PATIENT_TABS')}
      selected={tab}
      onSelect={setTab}
      tabs={offered.map((one) => ({
        id: one,
        label: t(`RECORDS.PATIENT_TAB.${one}`),
        count: countsOf(records)[one],
      }))}
    >
      <div className="stack gap-5">
        {tab === 'important' && <Important id={id} records={records} onOpen={setTab} />}
        {tab === 'documents' && <PatientDocuments patientId={id} />}
        {tab === 'consultations' && <PatientFiles patientId={id} records={records} />}
        {tab === 'measurements' && <PatientSections patientId={id} />}
      </div>
    </Tabs>
  )
}

/** How much is in a part; what another plugin shows is not counted. */
const countsOf = ({
  documentCount,
  consultations,
  tests,
}: PatientRecords): Partial<Record<PatientTab, number | undefined>> => ({
  documents: documentCount,
  consultations: consultations.flatMap((month) => month.consultations).length + tests.length,
})

function Important({ id, records, onOpen }: Props & { onOpen: (tab: PatientTab) => void }) {
  const hasCareAreas = useAccessContext().features.has('careAreas')
  return (
    <Panels>
      <div className="stack gap-5">
        <LookFirst patientId={id} data={records.medicalData} onDocuments={() => onOpen('documents')} />
        <PatientSections patientId={id} />
      </div>
      <div className="stack gap-5">
        <PatientMedicalData data={records.medicalData} />
        <LastVisit consultations={records.consultations} onAll={() => onOpen('consultations')} />
        {hasCareAreas && !records.patient.emergencyEndsAt && (
          <PatientCareAreas patientId={id} doctorId={records.doctorId} />
        )}
      </div>
    </Panels>
  )
}

/** What other plugins show of a patient: measurements. */
function PatientSections({ patientId }: { patientId: string }) {
  return usePermitted('patientSections').map(({ plugin, id, section }) => (
    <LazyPart key={id} point="patientSections" plugin={plugin} id={id} load={section} props={{ patientId }} />
  ))
}
