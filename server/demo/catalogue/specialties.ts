import { englishSpecialties, type SpecialtyTexts } from './englishSpecialties'

/** A specialty as the demo tenants offer it. Prices in euros. */
export interface SpecialtySeed {
  key: string
  name: string
  /** The category it is listed in. */
  category: string
  /** Plain description for patients. */
  description: string
  /** Maximum age of patients who may book. */
  maxAge?: number
  translations: { en?: SpecialtyTexts | undefined }
  firstVisit: number
  review: number
  onlineOnly?: true
}

/** key | name | category | price of the first visit | price of a review | maximum age | online only | description */
const table = `
familia|Medicina de familia|Primera atención|0|0|||Tu primera consulta para casi todo: dolores, fiebre, recetas, análisis.
cardiologia|Cardiología|Especialidades médicas|60|0|||El corazón: palpitaciones, tensión alta, dolor en el pecho.
pediatria|Pediatría|Primera atención|0|0|14||Niñas y niños hasta los 14 años: revisiones, fiebre, vacunas.
dermatologia|Dermatología|Especialidades médicas|45|30|||La piel, el pelo y las uñas: manchas, lunares, picores.
traumatologia|Traumatología|Cirugía y movimiento|45|35|||Huesos, músculos y articulaciones: golpes, espalda, rodillas.
ginecologia|Ginecología|Especialidades médicas|55|40|||Salud de la mujer: revisiones, embarazo, regla, menopausia.
psicologia|Psicología|Salud mental|50|50||x|Cuando te cuesta el día a día: ansiedad, tristeza, duelo, sueño.
nutricion|Nutrición|Hábitos|35|25||x|Comer mejor: peso, colesterol, azúcar, deporte.
oftalmologia|Oftalmología|Cirugía y movimiento|50|35|||Los ojos: ver peor, ojo rojo, revisiones de la vista.
otorrino|Otorrinolaringología|Cirugía y movimiento|50|35|||Oído, nariz y garganta: mareos, anginas, oír peor.
digestivo|Aparato digestivo|Especialidades médicas|55|40|||Estómago e intestino: ardor, dolor de tripa, digestiones pesadas.
neurologia|Neurología|Especialidades médicas|70|50|||Cabeza y nervios: migrañas, hormigueos, pérdidas de memoria.
endocrino|Endocrinología|Especialidades médicas|60|45|||Hormonas y azúcar: diabetes, tiroides, peso.
urologia|Urología|Cirugía y movimiento|60|45|||Riñón, vejiga y próstata: infecciones, piedras, revisiones.
enfermeria|Enfermería|Primera atención|0|0|||Curas, vacunas, toma de tensión y pruebas rápidas.
oncologia|Oncología|Especialidades médicas|75|55|||Tumores: diagnóstico, tratamientos y seguimiento.
reumatologia|Reumatología|Especialidades médicas|60|45|||Articulaciones y defensas: artrosis, artritis, dolor que no pasa.
hematologia|Hematología|Especialidades médicas|70|50|||La sangre: anemias, coágulos, análisis que salen raros.
psiquiatria|Psiquiatría|Salud mental|70|55||x|Cuando hace falta un médico además de hablar: depresión, medicación.
psicologia-infantil|Psicología infantil|Salud mental|50|50|17|x|Hasta los 17 años: colegio, miedos, conducta, separaciones.
mayores|Geriatría|Primera atención|40|30|||Personas mayores: memoria, caídas, muchas medicinas, sin prisa.
podologia|Podología|Hábitos|30|25|||Los pies: uñas, durezas, plantillas, pie diabético.
viajero|Medicina del viajero|Primera atención|30|0||x|Antes y durante el viaje: vacunas, mal de altura, picaduras.
fisioterapia|Fisioterapia|Recuperar|38|30|||Dolor, contracturas, tendones: lo vemos y lo tratamos.
readaptacion|Readaptación|Recuperar|42|34|||Volver a entrenar después de una lesión, sin recaer.
cantera|Cantera|Entrenar|28|22|18||Hasta los 18 años: crecer entrenando bien y sin lesiones.
fuerza|Fuerza y carrera|Entrenar|35|28|||Plan y técnica para tu objetivo: correr, saltar, levantar.
suelo-pelvico|Suelo pélvico|Recuperar|42|34|||Antes y después del parto, pérdidas, deporte de impacto.
movilidad|Movilidad y descanso|Entrenar|26|20|||Moverte mejor y dormir mejor: estirar, respirar, soltar.
nutricion-deportiva|Nutrición deportiva|Entrenar|32|25||x|Comer para rendir: competición, peso, suplementos.
`

export const specialtySeeds: readonly SpecialtySeed[] = table.trim().split('\n').map(parseLine)

function parseLine(line: string): SpecialtySeed {
  const [key = '', name = '', category = '', firstVisit, review, maxAge, online, description = ''] =
    line.split('|')
  return {
    key,
    name,
    category,
    description,
    translations: { en: englishSpecialties.get(key) },
    firstVisit: Number(firstVisit),
    review: Number(review),
    ...(maxAge && { maxAge: Number(maxAge) }),
    ...(online && { onlineOnly: true }),
  }
}
