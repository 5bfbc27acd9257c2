import { useCallView } from '@portico/calls/session/useCallSession'
import { PatientRecordsOf } from './PatientPage'

/** The records of the patient beside the doctor's call, as far as the patient allows it. */
export default function CallPatient() {
  const { call } = useCallView()
  return call && <PatientRecordsOf key={call.patientId} id={call.patientId} />
}
