/** The English texts of a specialty. */
export interface SpecialtyTexts {
  name: string
  description: string
}

/** key | name | description */
const table = `
familia|Family medicine|Your first consultation for almost anything: pain, fever, prescriptions, tests.
cardiologia|Cardiology|The heart: palpitations, high blood pressure, chest pain.
pediatria|Paediatrics|Children up to 14: check-ups, fever, vaccines.
dermatologia|Dermatology|Skin, hair and nails: spots, moles, itching.
traumatologia|Orthopaedics|Bones, muscles and joints: injuries, back, knees.
ginecologia|Gynaecology|Women’s health: check-ups, pregnancy, periods, menopause.
psicologia|Psychology|When everyday life is hard: anxiety, sadness, grief, sleep.
nutricion|Nutrition|Eating better: weight, cholesterol, sugar, sport.
oftalmologia|Ophthalmology|The eyes: blurred vision, red eyes, eye tests.
otorrino|Ear, nose and throat (ENT)|Ear, nose and throat: dizziness, tonsillitis, hearing loss.
digestivo|Gastroenterology|Stomach and bowel: heartburn, tummy pain, indigestion.
neurologia|Neurology|Head and nerves: migraine, tingling, memory loss.
endocrino|Endocrinology|Hormones and sugar: diabetes, thyroid, weight.
urologia|Urology|Kidneys, bladder and prostate: infections, stones, check-ups.
enfermeria|Nursing|Wound care, vaccines, blood pressure and quick tests.
oncologia|Oncology|Tumours: diagnosis, treatment and follow-up.
reumatologia|Rheumatology|Joints and immune system: arthrosis, arthritis, lasting pain.
hematologia|Haematology|Blood: anaemia, clots, unusual test results.
psiquiatria|Psychiatry|When talking needs a doctor too: depression, medication.
psicologia-infantil|Child psychology|Up to 17: school, fears, behaviour, separations.
mayores|Geriatrics|Older people: memory, falls, many medicines, no hurry.
podologia|Podiatry|Feet: nails, hard skin, insoles, diabetic foot.
viajero|Travel medicine|Before and during a trip: vaccines, altitude sickness, bites.
fisioterapia|Physiotherapy|Pain, stiff muscles, tendons: we look and we treat.
readaptacion|Rehabilitation training|Training again after an injury, without a relapse.
cantera|Youth|Up to 18: growing with good training and no injuries.
fuerza|Strength and running|Plan and technique for your goal: running, jumping, lifting.
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
  'Primera atención': 'First care',
  'Especialidades médicas': 'Medical specialties',
  'Cirugía y movimiento': 'Surgery and movement',
  'Salud mental': 'Mental health',
  Hábitos: 'Habits',
  Recuperar: 'Recover',
  Entrenar: 'Train',
}
