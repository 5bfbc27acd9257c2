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
  'Ejercicios sentado en una silla': ['Chair exercises', 'Stronger legs without leaving your living room.'],
  'Cuánta agua beber cada día': [
    'How much water to drink each day',
    'Drink when you’re thirsty, and a little more when it’s hot.',
  ],
  'Tomarse la tensión en casa, bien': [
    'Taking your blood pressure properly at home',
    'Sit down, keep quiet and rest your arm on the table: three steps that avoid most errors. Two readings in a row tell you more than one.',
  ],
  'Cocinar sin sal y con gusto': [
    'Cooking without salt but with flavour',
    'Garlic, lemon and herbs to look after your blood pressure.',
  ],
  'Caminar media hora al día': [
    'Walking for half an hour a day',
    'Why walking lowers your blood pressure, and how to start.',
  ],
  'Medirse el azúcar paso a paso': [
    'Measure your blood sugar step by step',
    'Where to prick, how long to wait and what to write down.',
  ],
  'Ordenar las medicinas de la semana': [
    'Sorting your medicines for the week',
    'One quiet moment a week, and you won’t forget any.',
  ],
  'Cuidar la piel en verano': ['Look after your skin in summer', 'Shade, clothes and cream, in that order.'],
  'Para qué sirve cada medicina del corazón': [
    'What each heart medicine is for',
    'What each one does, and why you shouldn’t stop taking it.',
  ],
  'Cuida tu espalda en diez minutos': [
    'Look after your back in ten minutes',
    'Three movements for people who sit all day.',
  ],
  'Estira el cuello en la oficina': [
    'Stretch your neck at the office',
    'Without getting up, and without anyone noticing.',
  ],
  'Rodillas fuertes después de los 60': ['Strong knees after 60', 'The chair is all you need.'],
  'Levántate mejor del sofá': [
    'Get up from the sofa more easily',
    'A movement you can practise, and will notice every day.',
  ],
  'Equilibrio para no caerte': ['Better balance to prevent falls', 'Five minutes a day next to a wall.'],
  'Hombros sin dolor': ['Pain-free shoulders', 'Small movements for tired shoulders.'],
  'Camina con tus hijos': ['Walk with your children', 'Games that make the walk feel shorter.'],
  'Subir escaleras sin ahogarte': [
    'Climbing stairs without getting out of breath',
    'Slowly, with breaks and without embarrassment.',
  ],
  'Bastones para caminar mejor': [
    'Walking better with sticks',
    'How high they should be, and how to lean on them.',
  ],
  'Calienta antes de caminar': ['Warm up before you walk', 'Two minutes that could save you an injury.'],
  'Caminar en invierno': ['Walking in winter', 'Layers, gloves and dry ground.'],
  'Vuelve a moverte después de una gripe': [
    'Getting moving again after flu',
    'Little by little, listening to your body.',
  ],
  'Estira los gemelos': ['Stretch your calves', 'On a step or against the wall.'],
  'Pies sanos para andar más': ['Healthy feet for walking further', 'Shoes, nails and socks.'],
  'Espalda: un plan de cuatro semanas': [
    'Your back: a four-week plan',
    'A little more each week, at your own pace.',
  ],
  'Desayunos que duran': ['Breakfasts that last', 'Get to lunchtime without feeling hungry.'],
  'Legumbres en veinte minutos': ['Pulses in twenty minutes', 'Healthy, cheap and quicker than you think.'],
  'Comer fuera sin pasarte de sal': [
    'Eating out without too much salt',
    'What to order and what to leave out.',
  ],
  'Respira antes de dormir': ['Breathing before sleep', 'One minute in bed, with the lights off.'],
  'Calma los nervios antes de una prueba': [
    'Calm your nerves before a test',
    'Breathing slowly takes practice too.',
  ],
  'Siestas cortas': ['Short naps', 'Twenty minutes and an alarm.'],
  'Pantallas y sueño': ['Screens and sleep', 'What changes when the phone stays in the living room.'],
  'Protege a los bebés del sol': ['Protect babies from the sun', 'Shade always; cream after six months.'],
  'Embarazo y calor': ['Pregnancy and hot weather', 'Drink often and rest in the shade.'],
}

/** What `video.translations` stores for a demo video. Throws for one without English texts. */
export function englishTexts(spanishTitle: string): { en: { title: string; description: string } } {
  const found = texts[spanishTitle]
  if (!found) throw new Error(`The demo video has no English texts: ${spanishTitle}`)
  const [title, description] = found
  return { en: { title, description } }
}
