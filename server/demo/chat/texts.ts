import type { doctorIndex } from '../doctors/doctors'

/** A message of the demo data. */
export interface DemoMessage {
  by: 'patient' | 'doctor'
  minutesAgo: number
  text: string
}

interface DemoConversation {
  patient: 'ana' | 'luis' | 'parent'
  with: keyof typeof doctorIndex
  /** Who writes for the patient. Default: the patient. */
  writer?: 'ana'
  closedMinutesAgo?: number
  /** The number of messages that a side has not seen. */
  unread?: { patient?: number; doctor?: number }
  texts: readonly DemoMessage[]
}

const DAY = 24 * 60

/** The conversations of the demo accounts. */
export const conversations: readonly DemoConversation[] = [
  {
    patient: 'ana',
    with: 'family',
    unread: { patient: 2 },
    texts: [
      {
        by: 'patient',
        minutesAgo: 5 * DAY + 30,
        text: 'Buenos días. Llevo tres días con tos. ¿Puedo tomar un jarabe con las pastillas de la tensión?',
      },
      {
        by: 'doctor',
        minutesAgo: 5 * DAY - 50,
        text: 'Buenos días, Ana. Depende del jarabe. ¿Qué pone en la caja?',
      },
      { by: 'patient', minutesAgo: 4 * DAY, text: 'Pone dextrometorfano, 15 mg.' },
      {
        by: 'doctor',
        minutesAgo: 44,
        text: 'Gracias. Ese no sube la tensión: puede tomarlo cinco días.',
      },
      { by: 'doctor', minutesAgo: 43, text: '¿Ha tenido fiebre?' },
    ],
  },
  {
    patient: 'parent',
    with: 'family',
    writer: 'ana',
    texts: [
      {
        by: 'patient',
        minutesAgo: 2 * DAY + 90,
        text: 'Buenos días. Mi padre ha engordado dos kilos esta semana y tiene los tobillos hinchados.',
      },
      {
        by: 'doctor',
        minutesAgo: 2 * DAY,
        text: 'Gracias por avisar, Ana. Que se pese por la mañana, en ayunas, y me manda el peso tres días seguidos.',
      },
    ],
  },
  {
    patient: 'luis',
    with: 'family',
    unread: { doctor: 1 },
    texts: [
      { by: 'doctor', minutesAgo: DAY, text: 'Los análisis están bien, Luis. Seguimos igual.' },
      { by: 'patient', minutesAgo: 90, text: 'Muchas gracias. ¿Cuándo los repetimos?' },
    ],
  },
  {
    patient: 'ana',
    with: 'onDuty',
    closedMinutesAgo: 6 * DAY,
    texts: [
      {
        by: 'doctor',
        minutesAgo: 13 * DAY,
        text: 'Si en dos semanas no le duele, no hace falta que volvamos a vernos.',
      },
      { by: 'patient', minutesAgo: 13 * DAY - 21, text: 'Gracias. Ya no me duele.' },
    ],
  },
]

const weekly: readonly Omit<DemoMessage, 'minutesAgo'>[] = [
  { by: 'patient', text: 'Buenos días. Esta semana la tensión ha estado en {{high}}/8.' },
  { by: 'doctor', text: 'Muy bien, Luis. Seguimos con la misma dosis.' },
]

/** Two messages a week for more than a year: more than one page. */
export const oldMessages: readonly DemoMessage[] = Array.from({ length: 120 }, (_, index) => {
  const { by = 'patient', text = '' } = weekly[index % weekly.length] ?? {}
  const weeksAgo = 61 - Math.floor(index / 2)
  return {
    by,
    minutesAgo: weeksAgo * 7 * DAY - (index % 2) * 200,
    text: text.replace('{{high}}', String(12 + (Math.floor(index / 2) % 3))),
  }
})
