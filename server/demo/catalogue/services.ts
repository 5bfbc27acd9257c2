import type { SpecialtySeed } from './specialties'

/** A service of a specialty. Duration in minutes, price in euros; type 1 physical, 2 online. */
export interface ServiceSeed {
  name: string
  type: 1 | 2
  duration: number
  amount: number
  externalId: string | null
  description: string
  /** Preparation advice for the patient. */
  message: string
}

/** The kind of services a tenant offers: doctor's visits, training sessions, second opinions, or travel assistance. */
export type ServiceRange = 'visits' | 'sessions' | 'opinions' | 'assistance'

/** The services of a specialty. The first one is free of charge if the tenant has free services. */
export const servicesOf = (offer: ServiceRange, specialty: SpecialtySeed): ServiceSeed[] =>
  servicesByRange[offer](specialty)

const bringDocuments = 'Llega diez minutos antes y trae tu documento de identidad y los informes que tengas.'
const quietPlace = 'Busca un sitio tranquilo y con buena luz. Ten a mano tus informes y tu medicación.'
const sportsClothes = 'Ven con ropa cómoda y zapatillas limpias. Tienes duchas y taquillas.'
const spaceForExercise = 'Ponte ropa cómoda y deja dos metros libres delante de la cámara.'

const service = (
  type: 1 | 2,
  [name, duration, amount]: [name: string, duration: number, amount: number],
  description: string,
  message = type === 1 ? bringDocuments : quietPlace,
): ServiceSeed => ({ name, type, duration, amount, externalId: null, description, message })

const servicesByRange: Record<ServiceRange, (specialty: SpecialtySeed) => ServiceSeed[]> = {
  visits: (specialty) => [
    ...visits(specialty, 'por vídeo', 2),
    ...(specialty.onlineOnly ? [] : visits(specialty, 'en persona', 1)),
    ...(specialty.key === 'enfermeria' ? [test] : []),
  ],
  sessions: ({ firstVisit, review, onlineOnly }) => [
    service(
      2,
      ['Valoración por vídeo', 20, 0],
      'Nos cuentas qué buscas y te decimos por dónde empezar.',
      spaceForExercise,
    ),
    service(
      2,
      ['Sesión por vídeo', 30, review],
      'Guiada en directo, con lo que tengas en casa.',
      spaceForExercise,
    ),
    ...(onlineOnly
      ? []
      : [
          service(
            1,
            ['Sesión en persona', 50, firstVisit],
            'Uno a uno, con todo el material.',
            sportsClothes,
          ),
        ]),
  ],
  opinions: ({ name, firstVisit }) => [
    service(
      2,
      [`${name}: orientación inicial`, 20, 0],
      'Vemos si una segunda opinión te sirve y qué informes hacen falta.',
    ),
    service(
      2,
      [`${name}: segunda opinión`, 40, firstVisit * 2],
      'El especialista estudia tu caso y te lo explica.',
    ),
    service(
      2,
      [`${name}: segunda opinión con informe`, 60, firstVisit * 3],
      'Además, un informe escrito para tu médico.',
    ),
  ],
  assistance: ({ firstVisit, onlineOnly }) => [
    service(2, ['Consulta por vídeo', 20, 0], 'Incluida en tu asistencia.'),
    service(
      2,
      ['Informe para el viaje', 30, 25],
      'Un certificado en inglés y español para la aerolínea o el seguro.',
    ),
    ...(onlineOnly
      ? []
      : [
          service(
            1,
            ['Visita en consulta', 30, firstVisit + 40],
            'En la consulta del médico, en la ciudad donde estés.',
          ),
        ]),
  ],
}

const visits = ({ firstVisit, review }: SpecialtySeed, how: string, type: 1 | 2): ServiceSeed[] => [
  service(type, [`Revisión ${how}`, 20, review], 'Para seguir un tratamiento o ver resultados.'),
  service(
    type,
    [`Primera visita ${how}`, 30, firstVisit],
    'Si es la primera vez que consultas con este profesional.',
  ),
]

const test: ServiceSeed = {
  ...service(
    1,
    ['Prueba de COVID a domicilio', 20, 39],
    'Vamos a tu casa. Pídela con al menos 15 horas de antelación.',
  ),
  externalId: 'COV',
}
