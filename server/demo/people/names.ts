/** Gender 1 male, 2 female (C-098). */
export interface FullName {
  name: string
  surname: string
  gender: 1 | 2
}

const women = `Inés Corral Vega|Nuria Bastida Ferrer|Lucía Ortea Blanco|Marta Iglesias Pardo|Elena Quirós Soto
Carmen Valdés Rubiera|Beatriz Llanos Arce|Paula Noriega Campo|Isabel Tuñón Rey|Aurora Fonseca Gil
Silvia Cabal Moreno|Raquel Pertierra Sanz|Teresa Collado Ruiz|Ángela Miranda Cueto|Laura Hevia Prado
Cristina Solís Otero|Rosa Barrera León|Pilar Cuesta Marín|Adela Buznego Torre|Noelia Fraga Lamas
Irene Santirso Vidal|Olga Pravia Molina|Eva Castañón Roces|Mónica Arango Ibáñez|Sara Villanueva Peón|Julia Riera Costa`
const men = `Andrés Llaneza Rubio|Omar Haddad Sáez|Joaquín Menéndez-Valledor Fernández|Pablo Estrada Nieto|Rajesh Mehta Banerjee
Jorge Cueva Salas|Daniel Brooks Herrera|Álvaro Pico Serrano|Luis Camino Bravo|Hugo Antuña Vela
Sergio Trabanco Ríos|Manuel Espina Cano|Fernando Huerta Lago|Iván Zapico Mora|Tomás Rozada Gallo
Alberto Nava Crespo|Rubén Faes Pastor|Javier Suárez-Inclán Coto|Nicolás Peláez Duarte|Emilio Rivas Toral
Ignacio Busto Merino|Adrián Cortina Pozo|Óscar Felgueroso Lara|Guillermo Prida Vara|Mateo Vigil Roca|Bruno Aller Sierra`

const parseNames = (list: string, gender: 1 | 2): FullName[] =>
  list.split(/[|\n]/).map((text) => {
    const [name = '', ...surname] = text.split(' ')
    return { name, surname: surname.join(' '), gender }
  })

const names = { women: parseNames(women, 2), men: parseNames(men, 1) }

/** Names of doctors, alternating women and men. */
export const doctorNames: readonly FullName[] = names.women.flatMap((woman, index) => {
  const man = names.men[index]
  return man ? [woman, man] : [woman]
})

/** Parts of patients' names. */
export const womenNames: readonly string[] = names.women.map(({ name }) => name)
export const menNames: readonly string[] = names.men.map(({ name }) => name)
export const surnames: readonly string[] = [
  ...new Set(doctorNames.flatMap(({ surname }) => surname.split(' '))),
]

/** Converts a text for use in a URL: lower case, without accents, words joined by hyphens. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
