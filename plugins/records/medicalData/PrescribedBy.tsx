import type { MedicalRecord } from './record'
import { usePrescribedBy } from './usePrescribedBy'

/** Who prescribed a medicine, and when; nothing for what the patient wrote. */
export function PrescribedBy({ record }: { record: Partial<MedicalRecord> }) {
  const text = usePrescribedBy()(record)
  return text && <span className="text-sm text-muted">{text}</span>
}
