/** Titles and descriptions of the demo videos in English, by their Spanish title. */
const texts: Readonly<Record<string, readonly [title: string, description: string]>> = {
  'Respirar despacio para bajar la tensión': [
    'Breathe slowly to lower your blood pressure',
    'One guided minute, with your eyes closed if you like.',
  ],
  'Dormir mejor sin pastillas': [
    'Sleep better without pills',
    'Five habits that help, and when to ask for advice.',
  ],
  'Ejercicios sentado en una silla': [
    'Exercises on a chair',
    'Stronger legs without leaving the living room.',
  ],
  'Cuánta agua beber cada día': [
    'How much water to drink each day',
    'Drink when you are thirsty, and a little more when it is hot.',
  ],
  'Tomarse la tensión en casa, bien': [
    'Measure your blood pressure well at home',
    'Sitting, in silence and with your arm on the table: the three steps that avoid most errors. Two readings in a row say more than one.',
  ],
  'Cocinar sin sal y con gusto': [
    'Cook without salt and with flavour',
    'Garlic, lemon and herbs to look after your blood pressure.',
  ],
  'Caminar media hora al día': [
    'Walk half an hour a day',
    'Why walking lowers your blood pressure, and how to begin.',
  ],
  'Medirse el azúcar paso a paso': [
    'Measure your blood sugar step by step',
    'Where to prick, how long to wait and what to write down.',
  ],
  'Ordenar las medicinas de la semana': [
    'Sort the medicines of the week',
    'One quiet moment a week, and none forgotten.',
  ],
  'Cuidar la piel en verano': ['Look after your skin in summer', 'Shade, clothes and cream, in that order.'],
  'Para qué sirve cada medicina del corazón': [
    'What each heart medicine is for',
    'What each one does, and why not to stop taking it.',
  ],
  'Cuida tu espalda en diez minutos': [
    'Look after your back in ten minutes',
    'Three movements for a back that sits all day.',
  ],
  'Estira el cuello en la oficina': [
    'Stretch your neck at the office',
    'Without getting up, and without anybody noticing.',
  ],
  'Rodillas fuertes después de los 60': ['Strong knees after 60', 'The chair is all you need.'],
  'Levántate mejor del sofá': [
    'Get up from the sofa more easily',
    'A movement that you can train, and that you notice every day.',
  ],
  'Equilibrio para no caerte': ['Balance against falls', 'Five minutes a day beside the wall.'],
  'Hombros sin dolor': ['Shoulders without pain', 'Short movements for tired shoulders.'],
  'Camina con tus hijos': ['Walk with your children', 'Games that make the walk short.'],
  'Subir escaleras sin ahogarte': [
    'Climb stairs without losing your breath',
    'Slowly, with pauses and without shame.',
  ],
  'Bastones para caminar mejor': ['Sticks for walking better', 'How high they are, and how to lean on them.'],
  'Calienta antes de caminar': ['Warm up before you walk', 'Two minutes that save you an injury.'],
  'Caminar en invierno': ['Walking in winter', 'Layers, gloves and dry ground.'],
  'Vuelve a moverte después de una gripe': [
    'Move again after the flu',
    'Little by little, and listening to your body.',
  ],
  'Estira los gemelos': ['Stretch your calves', 'On a step or against the wall.'],
  'Pies sanos para andar más': ['Healthy feet to walk more', 'Shoes, nails and socks.'],
  'Espalda: un plan de cuatro semanas': [
    'Your back: a plan of four weeks',
    'A little more each week, without hurry.',
  ],
  'Desayunos que duran': ['Breakfasts that last', 'To reach lunch without being hungry.'],
  'Legumbres en veinte minutos': ['Pulses in twenty minutes', 'Healthy, cheap and quicker than you think.'],
  'Comer fuera sin pasarte de sal': ['Eat out without too much salt', 'What to order and what to leave.'],
  'Respira antes de dormir': ['Breathe before you sleep', 'One minute in bed, with the light off.'],
  'Calma los nervios antes de una prueba': [
    'Calm your nerves before a test',
    'You can also train to breathe slowly.',
  ],
  'Siestas cortas': ['Short naps', 'Twenty minutes and an alarm.'],
  'Pantallas y sueño': ['Screens and sleep', 'What changes when the phone stays in the living room.'],
  'Protege a los bebés del sol': ['Protect babies from the sun', 'Shade always; cream after six months.'],
  'Embarazo y calor': ['Pregnancy and heat', 'Drink often and rest in the shade.'],
}

/** What `video.translations` stores for a demo video. Throws for one without English texts. */
export function englishTexts(spanishTitle: string): { en: { title: string; description: string } } {
  const found = texts[spanishTitle]
  if (!found) throw new Error(`The demo video has no English texts: ${spanishTitle}`)
  const [title, description] = found
  return { en: { title, description } }
}
