import type { Tx } from '../../platform/db/database'
import { insertRows } from '../rows'

interface DemoRecord {
  kind: 'allergy' | 'illness' | 'intervention' | 'medicine'
  name: string
  notes?: string
  is_active?: false
  is_allergy?: boolean
  is_personal?: boolean
  /** Milligrams, taken by mouth every 24 hours. */
  dose?: number
}

const records: readonly DemoRecord[] = [
  { kind: 'allergy', name: 'Penicilina', notes: 'Ronchas en 2011.', is_allergy: true },
  { kind: 'allergy', name: 'Lactosa', is_allergy: false },
  {
    kind: 'allergy',
    name: 'Polen de gramíneas',
    notes: 'Hasta los 40 años.',
    is_allergy: true,
    is_active: false,
  },
  { kind: 'illness', name: 'Hipertensión arterial', is_personal: true },
  { kind: 'illness', name: 'Diabetes tipo 2', notes: 'Mi madre.', is_personal: false },
  { kind: 'intervention', name: 'Prótesis de cadera derecha', notes: 'Marzo de 2019. Sin complicaciones.' },
  { kind: 'medicine', name: 'Enalapril', notes: 'Por la mañana.', dose: 20 },
  { kind: 'medicine', name: 'Bisoprolol', notes: 'Con el desayuno.', dose: 2.5 },
]

const ORAL = 1
const MILLIGRAM = 4
const HOURS = 1

/** Inserts the medical data of some people, the same for each. */
export async function seedMedicalData(
  tx: Tx,
  tenant: string,
  patients: readonly string[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const rows = patients.flatMap((patient) =>
    records.map(({ kind, name, notes, is_active, is_allergy, is_personal, dose }) => ({
      tenant,
      patient_id: patient,
      kind,
      name,
      notes: notes ?? null,
      is_active: is_active ?? true,
      is_allergy: is_allergy ?? null,
      is_personal: is_personal ?? null,
      dose: dose ?? null,
      ...(dose === undefined
        ? { administration_route: null, dose_unit: null, posology: null, posology_type: null }
        : { administration_route: ORAL, dose_unit: MILLIGRAM, posology: 24, posology_type: HOURS }),
      created_at: at,
      updated_at: at,
      updated_by: patient,
    })),
  )
  await insertRows(tx, 'medical_record', rows)
}
