/** The profile of a doctor in the demo data (VIDEO-012), by turns; every third doctor has written none. Most prescribe. */
export function demoProfile(index: number): object {
  const text = index % 3 === 2 ? undefined : texts[index % texts.length]
  if (!text) return { canPrescribe: true }
  const [shortDescription, aboutMe, ...services] = text
  return {
    canPrescribe: index % 4 !== 3,
    userMeta: {
      shortDescription,
      ...(aboutMe && { aboutMe, myServices: services.join('\n') }),
      ...(index % 2 === 0 && aboutMe && { socialNetworks: { web: 'https://www.example.org/consulta' } }),
    },
  }
}

/** A sentence, more about the doctor, and what they help with. */
const texts: readonly (readonly string[])[] = [
  [
    'Escucho primero y explico despacio.',
    'Llevo veinte años en consulta. Me gusta dibujar lo que pasa: si sales sin entenderlo, no he terminado.',
    'Segunda opinión',
    'Revisiones y seguimiento',
    'Dudas sobre tu tratamiento',
  ],
  ['Atiendo también por vídeo, sin prisas.'],
  [
    'Te acompaño antes, durante y después del tratamiento.',
    'Creo en las decisiones compartidas: te cuento las opciones y elegimos juntos la que mejor te va.',
    'Primera visita',
    'Revisiones',
  ],
  ['Te lo cuento con palabras sencillas.'],
  [
    'Me tomo el tiempo que haga falta.',
    'Antes de decidir, repasamos juntos tu historia y lo que te preocupa.',
    'Primera visita',
    'Pruebas y resultados',
  ],
]
