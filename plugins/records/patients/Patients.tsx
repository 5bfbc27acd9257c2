import { useRoute } from '@portico/core/routing/useRoute'
import { PatientList } from './PatientList'
import { PatientPage } from './PatientPage'

/** The patients of a professional, or the records of one of them. */
export default function Patients() {
  const { patientId = '' } = useRoute().params
  return (
    <div className="stack gap-6">
      {patientId === '' ? <PatientList /> : <PatientPage key={patientId} id={patientId} />}
    </div>
  )
}
