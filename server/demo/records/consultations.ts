import type { Tx } from '../../platform/db/database'
import { insertRows, takeIds, type Row } from '../rows'
import { demoPdf } from './demoPdf'

const DAY_MS = 86_400_000

interface DemoConsultation {
  daysAgo: number
  doctor: string
  specialty: string
  reason: string
  summary: string
  advice: string
  /** The place in the list of the first one of its series. */
  source?: number
}

const consultations: readonly DemoConsultation[] = [
  {
    daysAgo: 160,
    doctor: 'Dra. Inés Corral Vega',
    specialty: 'Cardiología',
    reason: 'Control de la tensión.',
    summary: 'Tensión algo alta por las mañanas.',
    advice: 'Anotar la tensión tres mañanas por semana.',
  },
  {
    daysAgo: 30,
    doctor: 'Dra. Inés Corral Vega',
    specialty: 'Cardiología',
    reason: 'Revisión después de anotar la tensión.',
    summary: 'Tensión en casa bien controlada.',
    advice: 'Mantener el tratamiento y repetir la analítica.',
    source: 0,
  },
  {
    daysAgo: 400,
    doctor: 'Dr. Andrés Llaneza Rubio',
    specialty: 'Medicina de familia',
    reason: 'Resfriado que no mejora.',
    summary: 'Sin fiebre y con buena auscultación.',
    advice: 'Beber líquidos y descansar.',
  },
]

/** Medicine, strength, days since it was prescribed and days until it expires. */
const receipts = [
  ['Enalapril', '20 mg', 20, 160],
  ['Bisoprolol', '2,5 mg', 20, 5],
  ['Paracetamol', '1 g', 380, -350],
] as const

/** Whose records are inserted, and how their files are added. */
interface Owner {
  tenant: string
  patient: string
  /** The date of a day before or after now, YYYY-MM-DD. */
  day: (days: number) => string
  addFile: (title: string, lines: readonly string[]) => number
}

/** Inserts consultations, prescriptions and tests of a person, each with its file. */
export async function seedConsultations(tx: Tx, tenant: string, patient: string, now: Date): Promise<void> {
  const files: Row[] = []
  const fileId = await takeIds(tx, 'record_file', consultations.length + receipts.length + 1)
  const owner: Owner = {
    tenant,
    patient,
    day: (days) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10),
    addFile: (title, lines) => {
      const id = fileId()
      const content = String.raw`\x${demoPdf(title, lines).toString('hex')}`
      const about = { tenant, id, patient_id: patient, created_at: now.toISOString() }
      files.push({ ...about, name: `${title}.pdf`, type: 'application/pdf', content })
      return id
    },
  }
  const nextId = await takeIds(tx, 'consultation', consultations.length)
  const held = consultationRows(
    owner,
    consultations.map(() => nextId()),
  )
  const prescribed = receiptRows(owner)
  const tests = testRows(owner)
  await insertRows(tx, 'record_file', files)
  await insertRows(tx, 'consultation', held)
  await insertRows(tx, 'receipt', prescribed)
  await insertRows(tx, 'complementary_test', tests)
}

const consultationRows = ({ tenant, patient, day, addFile }: Owner, ids: readonly number[]): Row[] =>
  consultations.map(({ daysAgo, doctor, specialty, reason, summary, advice, source }, index) => ({
    tenant,
    id: ids[index],
    patient_id: patient,
    source_id: source === undefined ? null : ids[source],
    held_on: day(-daysAgo),
    doctor_name: doctor,
    specialty,
    reason,
    summary,
    recommendations: advice,
    file_id: addFile(`Informe de ${specialty.toLowerCase()}`, [doctor, reason, summary, advice]),
  }))

const receiptRows = ({ tenant, patient, day, addFile }: Owner): Row[] =>
  receipts.map(([name, dose, since, until]) => ({
    tenant,
    patient_id: patient,
    prescription_type: name,
    single_dose: '1 comprimido',
    dose,
    posology: 24,
    posology_time: 1,
    prescribed_on: day(-since),
    expires_on: day(until),
    doctor_name: 'Dra. Inés Corral Vega',
    file_id: addFile(`Receta de ${name}`, [`${name} ${dose}`, '1 comprimido cada 24 horas']),
  }))

const testRows = ({ tenant, patient, day, addFile }: Owner): Row[] => [
  {
    tenant,
    patient_id: patient,
    test_type: 'Analítica de sangre',
    taken_on: day(-12),
    file_id: addFile('Resultado de la analítica', ['Glucosa: 92 mg/dL']),
  },
]
