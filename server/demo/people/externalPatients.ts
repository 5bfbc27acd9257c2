import type { ExternalPatient } from '../../domain/admin/externalPatients/externalPatients'
import type { Tx } from '../../platform/db/database'
import { insertRows } from '../rows'

const patients: readonly (readonly [number: string, patient: ExternalPatient])[] = [
  [
    'HC-1001',
    {
      name: 'Elvira',
      surname: 'Montes Caso',
      gender: 2,
      birthDate: '1968-04-19',
      phone: '+34 600 100 101',
      email: 'elvira.montes@example.org',
      identificationNumberType: 1,
      identificationNumber: '00000014Z',
    },
  ],
  ['HC-1002', { name: 'Ramiro', surname: 'Pola Bueno', gender: 1, birthDate: '1949-11-02' }],
  ['HC-1003', { name: 'Noa', surname: 'Villar Rey', gender: 2, birthDate: '2004-02-27', phone: '600100103' }],
]

/** Inserts patients whom only the hospital's system knows. */
export const seedExternalPatients = (tx: Tx, tenant: string): Promise<void> =>
  insertRows(
    tx,
    'external_patient',
    patients.map(([external_id, patient]) => ({ tenant, external_id, patient })),
  )
