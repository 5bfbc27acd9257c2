import type { Tx } from '../../platform/db/database'
import { insertRows } from '../rows'
import { demoPdf } from './demoPdf'

const DAY_MS = 86_400_000

interface DemoDocument {
  name: string
  /** 0 of the patient, 1 medical exam. */
  kind: 0 | 1
  daysAgo: number
  lines?: readonly string[]
  notes?: string
  hidden?: true
  seen?: true
  opened?: true
}

const documents: readonly DemoDocument[] = [
  {
    name: 'Analítica de sangre',
    kind: 1,
    daysAgo: 9,
    lines: ['Glucosa: 92 mg/dL', 'Colesterol total: 188 mg/dL', 'Hemoglobina: 14,1 g/dL'],
  },
  {
    name: 'Libreta de tensión',
    kind: 0,
    daysAgo: 12,
    lines: ['Lunes: 12,8 / 7,9', 'Martes: 13,1 / 8,2', 'Miércoles: 12,6 / 7,8'],
    notes: 'Anotada por las mañanas, antes del desayuno.',
    seen: true,
  },
  {
    name: 'Ecocardiograma',
    kind: 1,
    daysAgo: 40,
    lines: ['Estudio de demostración, sin valor clínico.'],
    opened: true,
  },
  { name: 'Informe de la cadera', kind: 0, daysAgo: 75, lines: ['Informe de otro centro.'], seen: true },
  { name: 'Carta del seguro', kind: 0, daysAgo: 90, notes: 'Solo para mí.', hidden: true },
]

/** Inserts the documents of some people, the same for each. */
export async function seedOwnDocuments(
  tx: Tx,
  tenant: string,
  patients: readonly string[],
  now: Date,
): Promise<void> {
  const rows = patients.flatMap((patient) =>
    documents.map(({ name, kind, daysAgo, lines = [], notes, hidden, seen, opened }) => ({
      tenant,
      patient_id: patient,
      name: `${name}.pdf`,
      notes: notes ?? null,
      document_type: kind,
      created_at: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
      opened_at: opened ? now.toISOString() : null,
      seen_by_admin: seen ?? false,
      type: 'application/pdf',
      content: String.raw`\x${demoPdf(name, lines).toString('hex')}`,
      visible: !hidden,
      version: 1,
      extra: {},
    })),
  )
  await insertRows(tx, 'document', rows)
}
