import { expect, test } from 'vitest'
import { readTexts, textFiles } from './words/texts'

/** Words that readers stumbled over, and what the texts say instead. */
const refused: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bficheros?\b/i, 'archivo'],
  [/\d horas libres|\{\{\w+\}\} horas? libres?/i, 'huecos libres'],
  [/hace falta\.$/i, 'Este dato es obligatorio.'],
  [/\baparatos?\b/i, 'dispositivo'],
  [/hemos podido traer/i, 'No hemos podido cargar'],
  [/contraseña de ahora|present password/i, 'Contraseña actual'],
  [/\bentrada propia\b/i, 'cuenta propia'],
  [/\bsin poner\b/i, 'Sin indicar'],
  [/\bvideo visits?\b/i, 'video consultation'],
  [/the call goes on/i, 'The call continues'],
  [/^Type (your|a|the)\b/, 'Enter'],
  [/\bpedir médico\b/i, 'Pedir cita'],
  [/a quién quieres atender/i, '¿Para quién es la cita?'],
  [/con qué seguro vienes/i, '¿Cómo se paga la cita?'],
  [/sigue relleno/i, 'no tienes que volver a elegir nada'],
  [/esta entrada/i, 'No podemos iniciar la sesión'],
  [/\bgo on with(out)?\b/i, 'continue'],
  [/\bfold the\b/i, 'Collapse'],
  [/\bto mend\b/i, 'to correct'],
  [/\bas at first\b/i, 'Reset to default'],
  [/there is no such one/i, 'Not found.'],
  [/duplicates nobody|duplica a nadie/i, 'won’t create duplicates'],
  [/see who and when/i, 'See who is available'],
]

test('there are texts in both languages to check', () => {
  for (const language of ['es', 'en']) {
    expect(textFiles.filter((file) => file.endsWith(`${language}.json`)).length).toBeGreaterThan(20)
  }
})

test.each(refused)('no text says %s; it says "%s"', (words) => {
  const found = textFiles.flatMap((file) =>
    Object.entries(readTexts(file)).flatMap(([key, text]) =>
      typeof text === 'string' && words.test(text) ? [`${file} ${key}: ${text}`] : [],
    ),
  )
  expect(found).toEqual([])
})
