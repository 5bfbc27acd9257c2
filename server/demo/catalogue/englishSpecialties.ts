/** The English texts of a specialty. */
export interface SpecialtyTexts {
  name: string
  description: string
}

/** key | name | description */
const table = `
familia|Family medicine|Your first consultation for almost anything: pain, fever, prescriptions, tests.
cardiologia|Cardiology|Heart: palpitations, high blood pressure, chest pain.
pediatria|Paediatrics|Children up to 14: check-ups, fever, vaccines.
dermatologia|Dermatology|Skin, hair and nails: spots, moles, itching.
traumatologia|Orthopaedics|Bones, muscles and joints: injuries, back, knees.
ginecologia|Gynaecology|Women’s health: check-ups, pregnancy, periods, menopause.
psicologia|Psychology|When everyday life is hard: anxiety, sadness, grief, sleep.
nutricion|Nutrition|Eating better: weight, cholesterol, sugar, sport.
oftalmologia|Ophthalmology|Eyes: blurred vision, redness, eye tests.
otorrino|Ear, nose and throat (ENT)|Ear, nose and throat: dizziness, tonsillitis, hearing loss.
digestivo|Gastroenterology|Stomach and bowel: heartburn, tummy pain, indigestion.
neurologia|Neurology|Head and nerves: migraine, tingling, memory loss.
endocrino|Endocrinology|Hormones and sugar: diabetes, thyroid, weight.
urologia|Urology|Kidneys, bladder and prostate: infections, stones, check-ups.
enfermeria|Nursing|Wound care, vaccines, blood pressure and quick tests.
oncologia|Oncology|Tumours: diagnosis, treatment and follow-up.
reumatologia|Rheumatology|Joints and immune system: osteoarthritis, arthritis, lasting pain.
hematologia|Haematology|Blood: anaemia, clots, unusual test results.
psiquiatria|Psychiatry|When talking isn’t enough: depression, medication.
psicologia-infantil|Child psychology|Up to 17: school, fears, behaviour, separation.
mayores|Geriatrics|Older people: memory, falls, several medicines. No rush.
podologia|Podiatry|Feet: nails, hard skin, insoles, diabetic foot.
viajero|Travel medicine|Before and during a trip: vaccines, altitude sickness, bites.
fisioterapia|Physiotherapy|Pain, stiff muscles, tendons: assessment and treatment.
readaptacion|Rehabilitation training|Training again after an injury, without a setback.
cantera|Youth|Up to 18: training well and growing without injuries.
fuerza|Strength and running|A plan and technique for your goal: running, jumping, lifting.
suelo-pelvico|Pelvic floor|Before and after birth, leaks, high-impact sport.
movilidad|Mobility and rest|Moving and sleeping better: stretch, breathe, let go.
nutricion-deportiva|Sports nutrition|Eating to perform: competition, weight, supplements.
`

/** English texts by the key of the specialty. */
export const englishSpecialties: ReadonlyMap<string, SpecialtyTexts> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', name = '', description = ''] = line.split('|')
      return [key, { name, description }]
    }),
)

/** English names by the Spanish name of the category. */
export const englishCategories: Readonly<Record<string, string | undefined>> = {
  'Primera atención': 'Primary care',
  'Especialidades médicas': 'Medical specialties',
  'Cirugía y movimiento': 'Surgery and movement',
  'Salud mental': 'Mental health',
  Hábitos: 'Habits',
  Recuperar: 'Recovery',
  Entrenar: 'Training',
}
