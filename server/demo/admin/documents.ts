import type { Random } from '../../domain/shared/random'
import type { Tx } from '../../platform/db/database'
import { insertRows } from '../rows'

const names = [
  ['Analítica de sangre.txt', 1],
  ['Informe del alta.txt', 0],
  ['Radiografía de tórax.txt', 1],
  ['Receta de otro centro.txt', 0],
  ['Vacunas.txt', 0],
  ['Electrocardiograma.txt', 1],
] as const

const day = 86_400_000

/** Inserts documents of patients; administrators have already opened every third one. */
export async function seedDocuments(
  tx: Tx,
  tenant: string,
  { patients, random, now }: { patients: readonly string[]; random: Random; now: Date },
): Promise<void> {
  const rows = patients.flatMap((patient, index) =>
    names.slice(0, 1 + (index % names.length)).map(([name, type], at) => ({
      tenant,
      patient_id: patient,
      name,
      document_type: type,
      created_at: new Date(now.getTime() - (1 + random.below(300)) * day).toISOString(),
      seen_by_admin: (index + at) % 3 === 0,
      type: 'text/plain; charset=utf-8',
      content: String.raw`\x${Buffer.from(`${name}\nDocumento de demostración.\n`).toString('hex')}`,
      visible: true,
      version: 1,
      extra: {},
    })),
  )
  await insertRows(tx, 'document', rows)
}
