import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  areTextsLoaded,
  changeLanguage,
  hasText,
  initTexts,
  loadTexts,
  setFallbackLanguage,
  translate,
  type TextLoaders,
} from './i18n'
import { useText } from './useText'

const chat = {
  es: () => Promise.resolve({ default: { 'CHAT.TITLE': 'Mensajes de {{name}}', 'CHAT.NEW': 'Nuevo' } }),
  en: () => Promise.resolve({ default: { 'CHAT.TITLE': 'Messages of {{name}}' } }),
}

const tenantTexts = (language: string) =>
  Promise.resolve<Record<string, string>>(language === 'es' ? { 'CHAT.NEW': 'Escribir' } : {})

test('I18N texts of core, plugin and tenant in two languages, without reload', async () => {
  await initTexts('es', tenantTexts)
  expect(translate('UI.RETRY')).toBe('Reintentar')
  expect(areTextsLoaded('chat')).toBe(false)

  await loadTexts('chat', chat)
  expect(areTextsLoaded('chat')).toBe(true)
  expect(translate('CHAT.TITLE', { name: '<b>Ana</b>' })).toBe('Mensajes de <b>Ana</b>')
  expect(translate('CHAT.NEW'), 'the tenant wins over a plugin that loads later').toBe('Escribir')

  await changeLanguage('en')
  expect(translate('CHAT.TITLE', { name: 'Ana' })).toBe('Messages of Ana')
  expect(document.documentElement.lang).toBe('en')
})

test.each(['es', 'en'] as const)(
  'I18N a text in %s has a plural for each count, also for round millions',
  async (language) => {
    const texts = { 'LIST.FOUND_one': '{{count}} line', 'LIST.FOUND_other': '{{count}} lines' }
    const load = () => Promise.resolve({ default: texts })
    await initTexts(language, tenantTexts)
    await loadTexts('list', { es: load, en: load })
    const counts = [0, 1, 2, 999_999, 1_000_000, 1_000_001, 3_000_000]
    expect(counts.map((count) => translate('LIST.FOUND', { count }))).toEqual(
      counts.map((count) => `${count} ${count === 1 ? 'line' : 'lines'}`),
    )
  },
)

test('SHELL-038 a component follows changes of language and of texts', async () => {
  await initTexts('es', tenantTexts)
  const { result } = renderHook(() => useText<string>())
  const spanish = result.current
  expect(spanish('UI.RETRY')).toBe('Reintentar')
  await act(() => changeLanguage('en'))
  expect(result.current).not.toBe(spanish)
  expect(result.current('UI.RETRY')).toBe('Try again')
  expect(result.current('NOTES.TITLE')).toBe('[NOTES.TITLE]')
  await act(() =>
    loadTexts('notes', { en: () => Promise.resolve({ default: { 'NOTES.TITLE': 'Your notes' } }) }),
  )
  await waitFor(() => expect(result.current('NOTES.TITLE')).toBe('Your notes'))
})

test('I18N a term of the tenant replaces the word in all general texts, also in those loaded later', async () => {
  const terms = (language: string) =>
    Promise.resolve<Record<string, string>>(language === 'es' ? { 'TERM:mensajes': 'notas' } : {})
  await initTexts('es', terms)
  await loadTexts('letters', {
    es: () => Promise.resolve({ default: { 'LETTERS.TITLE': 'Mensajes de {{mensajes}}' } }),
    en: () => Promise.resolve({ default: { 'LETTERS.TITLE': 'Messages' } }),
  })
  expect(translate('LETTERS.TITLE', { mensajes: 'mensajes' })).toBe('Notas de mensajes')
  await changeLanguage('en')
  expect(translate('LETTERS.TITLE')).toBe('Messages')
})

test('ERR-019 a missing text shows its key in square brackets', () => {
  expect(translate('NO.SUCH_KEY')).toBe('[NO.SUCH_KEY]')
  expect(hasText('NO.SUCH_KEY')).toBe(false)
})

test('I18N a plugin without the language falls back to Spanish', async () => {
  await loadTexts('only-spanish', { es: () => Promise.resolve({ default: { 'ONLY.KEY': 'Solo' } }) })
  expect(translate('ONLY.KEY')).toBe('Solo')
})

/** A loader that resolves when `release` is called. */
function delayed(texts: Record<string, string>) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  return { load: () => gate.then(() => ({ default: texts })), release: () => release() }
}

test('SHELL-038 the language requested last wins, whichever texts load first', async () => {
  await initTexts('es', tenantTexts)
  const english = delayed({ 'LATE.KEY': 'Late' })
  await loadTexts('late', {
    es: () => Promise.resolve({ default: { 'LATE.KEY': 'Tarde' } }),
    en: english.load,
  })
  const toEnglish = changeLanguage('en')
  await changeLanguage('es')
  english.release()
  await toEnglish
  expect(translate('LATE.KEY')).toBe('Tarde')
  expect(document.documentElement.lang).toBe('es')
})

test('SHELL-038 ERR-019 a plugin opened during a change of language gets its texts in the new language', async () => {
  await initTexts('es', tenantTexts)
  const english = delayed({ 'SLOW.KEY': 'Slow' })
  await loadTexts('slow', {
    es: () => Promise.resolve({ default: { 'SLOW.KEY': 'Lento' } }),
    en: english.load,
  })
  const changed = changeLanguage('en')
  await loadTexts('meanwhile', {
    es: () => Promise.resolve({ default: { 'MEANWHILE.KEY': 'Entretanto' } }),
    en: () => Promise.resolve({ default: { 'MEANWHILE.KEY': 'Meanwhile' } }),
  })
  english.release()
  await changed
  expect(translate('MEANWHILE.KEY')).toBe('Meanwhile')
})

test('CONST-005 a text that a plugin lacks in the language comes from the fallback language of the tenant, key by key', async () => {
  await initTexts('es', tenantTexts)
  setFallbackLanguage('en')
  const english = vi.fn<() => Promise<{ default: Record<string, string> }>>(() =>
    Promise.resolve({ default: { 'PARTLY.A': 'First', 'PARTLY.B': 'Second' } }),
  )
  await loadTexts('partly', {
    es: () => Promise.resolve({ default: { 'PARTLY.A': 'Primero' } }),
    en: english,
  })
  const { result } = renderHook(() => useText<string>())
  expect(result.current('PARTLY.A')).toBe('Primero')
  expect(english, 'no reader downloads two languages without need').not.toHaveBeenCalled()
  expect(result.current('PARTLY.B')).toBe('[PARTLY.B]')
  await waitFor(() => expect(result.current('PARTLY.B')).toBe('Second'))
  expect(result.current('PARTLY.A')).toBe('Primero')
  expect(result.current('PARTLY.C')).toBe('[PARTLY.C]')
  setFallbackLanguage('es')
})

test.each<[name: string, loaders: TextLoaders]>([
  ['some', { en: () => Promise.resolve({ default: { 'OWN.A': 'First' } }) }],
  ['none', {}],
])(
  'CONST-005 of a plugin with %s of its texts in the language, the tenant overrides those of the fallback language',
  async (owner, loaders) => {
    const spanish = { 'OWN.B': 'Segundo', 'OWN.C': 'Tu cita' }
    const own = { 'OWN.B': 'Lo segundo', 'OWN.D': 'Solo nuestro', 'TERM:cita': 'sesión' }
    await initTexts('en', (language) => Promise.resolve<Record<string, string>>(language === 'es' ? own : {}))
    await loadTexts(owner, { ...loaders, es: () => Promise.resolve({ default: spanish }) })
    const { result } = renderHook(() => useText<string>())
    void result.current('OWN.D')
    await waitFor(() => expect(result.current('OWN.B')).toBe('Lo segundo'))
    expect(result.current('OWN.C')).toBe('Tu sesión')
    expect(result.current('OWN.D'), 'a text that only the tenant has').toBe('Solo nuestro')
  },
)
