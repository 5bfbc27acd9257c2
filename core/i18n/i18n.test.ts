// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { currentTranslate, hasText, loadTexts, changeLanguage, initTexts, areTextsLoaded } from './i18n'

const chat = {
  es: () => Promise.resolve({ default: { 'CHAT.TITLE': 'Mensajes de {{name}}', 'CHAT.NEW': 'Nuevo' } }),
  en: () => Promise.resolve({ default: { 'CHAT.TITLE': 'Messages of {{name}}' } }),
}

const tenant = (language: string) =>
  Promise.resolve<Record<string, string>>(language === 'es' ? { 'CHAT.NEW': 'Escribir' } : {})

test('I18N texts of core, plugin and tenant in two languages, without reload', async () => {
  await initTexts('es', tenant)
  expect(currentTranslate()('UI.RETRY')).toBe('Reintentar')
  expect(areTextsLoaded('chat')).toBe(false)

  await loadTexts('chat', chat)
  const spanish = currentTranslate()
  expect(areTextsLoaded('chat')).toBe(true)
  expect(spanish('CHAT.TITLE', { name: '<b>Ana</b>' })).toBe('Mensajes de <b>Ana</b>')
  expect(spanish('CHAT.NEW'), 'the tenant wins over a plugin that loads later').toBe('Escribir')

  await changeLanguage('en')
  expect(currentTranslate()).not.toBe(spanish)
  expect(currentTranslate()('CHAT.TITLE', { name: 'Ana' })).toBe('Messages of Ana')
  expect(document.documentElement.lang).toBe('en')
})

test('I18N a term of the tenant stands in all general texts, also in those that come later', async () => {
  const terms = (language: string) =>
    Promise.resolve<Record<string, string>>(language === 'es' ? { 'TERM:mensajes': 'notas' } : {})
  await initTexts('es', terms)
  await loadTexts('letters', {
    es: () => Promise.resolve({ default: { 'LETTERS.TITLE': 'Mensajes de {{mensajes}}' } }),
    en: () => Promise.resolve({ default: { 'LETTERS.TITLE': 'Messages' } }),
  })
  expect(currentTranslate()('LETTERS.TITLE', { mensajes: 'mensajes' })).toBe('Notas de mensajes')
  await changeLanguage('en')
  expect(currentTranslate()('LETTERS.TITLE')).toBe('Messages')
})

test('ERR-019 a missing text shows its key in square brackets', () => {
  expect(currentTranslate()('NO.SUCH_KEY')).toBe('[NO.SUCH_KEY]')
  expect(hasText('NO.SUCH_KEY')).toBe(false)
})

test('I18N a plugin without the language speaks Spanish', async () => {
  await loadTexts('only-spanish', { es: () => Promise.resolve({ default: { 'ONLY.KEY': 'Solo' } }) })
  expect(currentTranslate()('ONLY.KEY')).toBe('Solo')
})

/** Texts that come when they are told to. */
function slow(texts: Record<string, string>) {
  let come = () => {}
  const gate = new Promise<void>((resolve) => (come = resolve))
  return { load: () => gate.then(() => ({ default: texts })), come: () => come() }
}

test('SHELL-038 the language chosen last is spoken, whichever texts come first', async () => {
  await initTexts('es', tenant)
  const english = slow({ 'LATE.KEY': 'Late' })
  await loadTexts('late', {
    es: () => Promise.resolve({ default: { 'LATE.KEY': 'Tarde' } }),
    en: english.load,
  })
  const before = changeLanguage('en')
  await changeLanguage('es')
  english.come()
  await before
  expect(currentTranslate()('LATE.KEY')).toBe('Tarde')
  expect(document.documentElement.lang).toBe('es')
})

test('SHELL-038 ERR-019 a plugin that is opened while the language changes speaks the new one as well', async () => {
  await initTexts('es', tenant)
  const english = slow({ 'SLOW.KEY': 'Slow' })
  await loadTexts('slow', {
    es: () => Promise.resolve({ default: { 'SLOW.KEY': 'Lento' } }),
    en: english.load,
  })
  const spoken = changeLanguage('en')
  await loadTexts('meanwhile', {
    es: () => Promise.resolve({ default: { 'MEANWHILE.KEY': 'Entretanto' } }),
    en: () => Promise.resolve({ default: { 'MEANWHILE.KEY': 'Meanwhile' } }),
  })
  english.come()
  await spoken
  expect(currentTranslate()('MEANWHILE.KEY')).toBe('Meanwhile')
})
