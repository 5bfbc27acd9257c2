import type { SpecialtySeed } from './specialties'

/** A service of a specialty. Duration in minutes, price in euros; type 1 physical, 2 online. */
export interface ServiceSeed {
  name: string
  type: 1 | 2
  duration: number
  visitKind?: 'first' | 'followUp'
  amount: number
  externalId: string | null
  description: string
  /** Preparation advice for the patient. */
  message: string
  translations: { en: { name: string; description: string; message: string } }
}

/** A text in Spanish and English. */
type Local = readonly [es: string, en: string]

/** The kind of services a tenant offers: doctor's visits, training sessions, second opinions, or travel assistance. */
export type ServiceRange = 'visits' | 'sessions' | 'opinions' | 'assistance'

/** The services of a specialty. The first one is free of charge if the tenant has free services. */
export const servicesOf = (offer: ServiceRange, specialty: SpecialtySeed): ServiceSeed[] =>
  servicesByRange[offer](specialty)

const bringResults: Local = [
  'Trae los informes y las pruebas que tengas, y la lista de los medicamentos que tomas.',
  'Bring any reports and test results you have, and a list of the medicines you take.',
]
const quietPlace: Local = [
  'Busca un sitio tranquilo y con buena luz. Ten a mano tus informes y tu medicación.',
  'Find a quiet place with good light. Keep your reports and medicines to hand.',
]
const sportsClothes: Local = [
  'Ven con ropa cómoda y zapatillas limpias. Tienes duchas y taquillas.',
  'Wear comfortable clothes and clean trainers. There are showers and lockers.',
]
const spaceForExercise: Local = [
  'Ponte ropa cómoda y deja dos metros libres delante de la cámara.',
  'Wear comfortable clothes and leave two metres of space in front of the camera.',
]

const service = (
  type: 1 | 2,
  [name, duration, amount]: [name: Local, duration: number, amount: number],
  description: Local,
  message = type === 1 ? bringResults : quietPlace,
): ServiceSeed => ({
  name: name[0],
  type,
  duration,
  amount,
  externalId: null,
  description: description[0],
  message: message[0],
  translations: { en: { name: name[1], description: description[1], message: message[1] } },
})

const servicesByRange: Record<ServiceRange, (specialty: SpecialtySeed) => ServiceSeed[]> = {
  visits: (specialty) => [
    ...visits(specialty, ['por vídeo', 'by video'], 2),
    ...(specialty.onlineOnly ? [] : visits(specialty, ['en persona', 'in person'], 1)),
    ...(specialty.key === 'enfermeria' ? [test] : []),
  ],
  sessions: ({ firstVisit, review, onlineOnly }) => [
    service(
      2,
      [['Valoración por vídeo', 'Video assessment'], 20, 0],
      [
        'Nos cuentas qué buscas y te decimos por dónde empezar.',
        'Tell us what you’re looking for, and we’ll tell you where to start.',
      ],
      spaceForExercise,
    ),
    service(
      2,
      [['Sesión por vídeo', 'Video session'], 30, review],
      ['Guiada en directo, con lo que tengas en casa.', 'Guided live, with what you have at home.'],
      spaceForExercise,
    ),
    ...(onlineOnly ? [] : [sessionInPerson(firstVisit)]),
  ],
  opinions: ({ name, translations, firstVisit }) => {
    const english = translations.en?.name ?? name
    return [
      service(
        2,
        [[`${name}: orientación inicial`, `${english}: initial advice`], 20, 0],
        [
          'Vemos si una segunda opinión te sirve y qué informes hacen falta.',
          'We’ll see whether a second opinion would help you and which reports we need.',
        ],
      ),
      service(
        2,
        [[`${name}: segunda opinión`, `${english}: second opinion`], 40, firstVisit * 2],
        [
          'El especialista estudia tu caso y te lo explica.',
          'The specialist studies your case and explains it to you.',
        ],
      ),
      service(
        2,
        [
          [`${name}: segunda opinión con informe`, `${english}: second opinion with report`],
          60,
          firstVisit * 3,
        ],
        ['Además, un informe escrito para tu médico.', 'Plus a written report for your doctor.'],
      ),
    ]
  },
  assistance: ({ firstVisit, onlineOnly }) => [
    service(
      2,
      [['Consulta por vídeo', 'Video consultation'], 20, 0],
      ['Incluida en tu asistencia.', 'Included in your travel cover.'],
    ),
    service(
      2,
      [['Informe para el viaje', 'Report for your trip'], 30, 25],
      [
        'Un certificado en inglés y español para la aerolínea o el seguro.',
        'A certificate in English and Spanish for the airline or the insurer.',
      ],
    ),
    ...(onlineOnly ? [] : [visitAbroad(firstVisit)]),
  ],
}

const sessionInPerson = (amount: number): ServiceSeed =>
  service(
    1,
    [['Sesión en persona', 'In-person session'], 50, amount],
    ['Uno a uno, con todo el material.', 'One to one, with all the equipment.'],
    sportsClothes,
  )

const visitAbroad = (firstVisit: number): ServiceSeed =>
  service(
    1,
    [['Visita en consulta', 'Visit to the practice'], 30, firstVisit + 40],
    [
      'En la consulta del médico, en la ciudad donde estés.',
      'At the doctor’s practice, in the city where you are.',
    ],
  )

const visits = ({ firstVisit, review }: SpecialtySeed, how: Local, type: 1 | 2): ServiceSeed[] => [
  {
    ...service(
      type,
      [[`Revisión ${how[0]}`, `Follow-up ${how[1]}`], 20, review],
      ['Para seguir un tratamiento o ver resultados.', 'To review a treatment or go over results.'],
    ),
    visitKind: 'followUp',
  },
  {
    ...service(
      type,
      [[`Primera visita ${how[0]}`, `First visit ${how[1]}`], 30, firstVisit],
      [
        'Si es la primera vez que consultas con este profesional.',
        'If you haven’t seen this professional before.',
      ],
    ),
    visitKind: 'first',
  },
]

const test: ServiceSeed = {
  ...service(
    1,
    [['Prueba de COVID a domicilio', 'COVID test at home'], 20, 39],
    [
      'Vamos a tu casa. Pídela con al menos 15 horas de antelación.',
      'We come to your home. Book at least 15 hours ahead.',
    ],
  ),
  externalId: 'COV',
}
