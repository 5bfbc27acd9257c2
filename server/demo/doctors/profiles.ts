/** The profile of a doctor in the demo data, by turns; every third doctor has written none. Most prescribe. */
export function demoProfile(index: number): Profile {
  const texts = index % 3 === 2 ? undefined : profiles[index % profiles.length]
  if (!texts) return { canPrescribe: true }
  const [spanish, english] = texts.map((text) => toTexts(text))
  const hasPage = index % 2 === 0 && spanish?.['aboutMe'] !== undefined
  return {
    canPrescribe: index % 4 !== 3,
    userMeta: { ...spanish, ...(hasPage && { socialNetworks: { web: 'https://www.example.org/consulta' } }) },
    translations: { en: { ...english } },
  }
}

/** What a demo doctor has in `extra`. */
export interface Profile {
  canPrescribe: boolean
  /** Whether calls without an appointment ring at the doctor. */
  takesCalls?: boolean
  userMeta?: object
  translations?: { en: Readonly<Record<string, string>> }
}

function toTexts([shortDescription = '', aboutMe, ...services]: readonly string[]): Record<string, string> {
  return { shortDescription, ...(aboutMe && { aboutMe, myServices: services.join('\n') }) }
}

/** In Spanish and English: a sentence, more about the doctor, and what they help with. */
const profiles: readonly (readonly (readonly string[])[])[] = [
  [
    [
      'Escucho primero y explico despacio.',
      'Llevo veinte años en consulta. Me gusta dibujar lo que pasa: si sales sin entenderlo, no he terminado.',
      'Segunda opinión',
      'Revisiones y seguimiento',
      'Dudas sobre tu tratamiento',
    ],
    [
      'I listen first and explain slowly.',
      'I’ve been seeing patients for twenty years. I like to draw what’s going on: if you leave without understanding it, I haven’t finished.',
      'Second opinion',
      'Check-ups and follow-up',
      'Questions about your treatment',
    ],
  ],
  [['Atiendo también por vídeo, sin prisas.'], ['I see patients by video too, and never rush.']],
  [
    [
      'Te acompaño antes, durante y después del tratamiento.',
      'Creo en las decisiones compartidas: te cuento las opciones y elegimos juntos la que mejor te va.',
      'Primera visita',
      'Revisiones',
    ],
    [
      'I’m with you before, during and after your treatment.',
      'I believe in shared decisions: I explain the options, and together we choose what suits you best.',
      'First visit',
      'Check-ups',
    ],
  ],
  [['Te lo cuento con palabras sencillas.'], ['I explain things in plain words.']],
  [
    [
      'Me tomo el tiempo que haga falta.',
      'Antes de decidir, repasamos juntos tu historia y lo que te preocupa.',
      'Primera visita',
      'Pruebas y resultados',
    ],
    [
      'I take as much time as you need.',
      'Before we decide, we go over your history and your concerns together.',
      'First visit',
      'Tests and results',
    ],
  ],
]
