import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { store } from '../state/store'
import { actingPersonAtom, actingValues } from './actingPerson'
import { isTerm } from './isTerm'
import { defaultLanguage, type Language } from './languages'
import type core from './locales/es.json'
import type { ReplaceTerms } from './terms'
import type { Texts } from './texts'

/** Keys of the core's own texts. */
export type CoreKey = keyof typeof core

/** `X` of the plural keys `X_one` and `X_other`; the value `count` selects the form. */
type PluralStem<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : never

/** Returns the text of a key with `{{name}}` filled in, or `[KEY]` when there is none (C-152). */
export type Translate<K extends string = CoreKey> = (
  key: K | PluralStem<K>,
  values?: Readonly<Record<string, unknown>>,
) => string

/** Loads texts, by language. */
export type TextLoaders = Readonly<Record<string, () => Promise<{ default: Texts }>>>

const namespace = 'translation'
let fallback: Language = defaultLanguage
/** The instance of i18next. Components use `useText`. */
export const instance: I18n = createInstance()
const i18n = instance
void i18n.use(initReactI18next).init({
  lng: defaultLanguage,
  fallbackLng: () => [fallback],
  saveMissing: true,
  missingKeyHandler: () => void loadFallbackTexts(),
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: (key) => `[${key}]`,
  resources: {},
  react: { useSuspense: false, bindI18nStore: 'added' },
})
// Spanish has a plural form of its own for round millions, which the texts do not have: theirs is the one of other counts.
const plurals = i18n.services.pluralResolver as { getSuffix: (...of: unknown[]) => string }
const suffixOf = plurals.getSuffix.bind(plurals)
plurals.getSuffix = (...of) => suffixOf(...of).replace('many', 'other')
i18n.on('languageChanged', (language) => {
  if (typeof document !== 'undefined') document.documentElement.lang = language
})

const coreTexts: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}
/** The loaders of the core (owner `''`) and of every plugin opened so far. */
const owners = new Map<string, TextLoaders>([['', coreTexts]])
const loaded = new Set<string>()
/** The tenant's own texts, and the replacement of its terms, by language. */
const ownTexts = new Map<Language, { overrides: Promise<Texts>; replacer: Promise<ReplaceTerms> }>()
let loadOverrides: (language: Language) => Promise<Texts> = () => Promise.resolve({})
let overrides: Texts = {}
let requestedLanguage: Language = defaultLanguage

/** Translates outside components, in the current language. Components use `useText`. */
export const translate: Translate<string> = (key, values) =>
  i18n.t(key, { ...actingValues(store.get(actingPersonAtom)), ...values })

/** The language in use. */
export const currentLanguage = (): Language => i18n.language as Language

/** Whether a text with exactly this key is loaded (C-138). */
export const hasText = (key: string): boolean => i18n.exists(key)

/**
 * Loads the core's texts in `language`, and the tenant's overrides, which win over all other texts. The tenant's terms
 * replace words in all other texts. When `load` fails, the portal works without overrides.
 */
export async function initTexts(
  language: Language,
  load: (language: Language) => Promise<Texts> = loadOverrides,
): Promise<void> {
  loadOverrides = load
  ownTexts.clear()
  await changeLanguage(language)
}

/** Sets the language of texts that the current one lacks: the tenant's first. */
export const setFallbackLanguage = (language: Language): void => void (fallback = language)

/** The language of texts that the current one lacks. */
export const fallbackLanguage = (): Language => fallback

/** Whether `loadTexts` for this owner would return at once. */
export const areTextsLoaded = (owner: string): boolean => loaded.has(`${owner} ${currentLanguage()}`)

/**
 * Loads a plugin's texts in the current language, or in the fallback language where the plugin lacks it. From then
 * on they are loaded with every change of language.
 */
export async function loadTexts(owner: string, loaders: TextLoaders): Promise<void> {
  owners.set(owner, loaders)
  await addTexts(owner, loaders, currentLanguage())
  // Not silent: components re-render once, with the overrides in place.
  i18n.addResourceBundle(currentLanguage(), namespace, overrides, false, true)
}

/**
 * Changes the language without a reload, once all texts in use are loaded. If another language is requested in the meantime,
 * the later request wins.
 */
export async function changeLanguage(language: Language): Promise<void> {
  requestedLanguage = language
  const { overrides: loadingOverrides } = loadOwnTexts(language)
  // Repeat while plugins that were opened meanwhile have added their loaders.
  for (let done = 0; done < owners.size;) {
    done = owners.size
    await Promise.all([...owners].map(([owner, loaders]) => addTexts(owner, loaders, language)))
  }
  const loadedOverrides = await loadingOverrides
  if (language !== requestedLanguage) return
  overrides = loadedOverrides
  i18n.addResourceBundle(language, namespace, overrides, false, true, { silent: true })
  await i18n.changeLanguage(language)
}

/** Loads the tenant's own texts of a language; none when that fails. */
function loadOwnTexts(language: Language) {
  const overrides = loadOverrides(language).catch((): Texts => ({}))
  const own = { overrides, replacer: overrides.then(termReplacer) }
  ownTexts.set(language, own)
  return own
}

/**
 * Loads all texts in use in the fallback language once a key is missing, with the tenant's overrides: a plugin
 * or a tenant may translate only some of its texts, and no other reader downloads two languages.
 */
async function loadFallbackTexts() {
  const { overrides: own } = ownTexts.get(fallback) ?? loadOwnTexts(fallback)
  const added = await Promise.all(
    [...owners].map(([owner, loaders]) => addTexts(owner, loaders, fallback).catch(() => false)),
  )
  // Not silent: components show the texts that they missed.
  if (added.includes(true)) i18n.addResourceBundle(fallback, namespace, await own, false, true)
}

/** Returns whether the texts were not there before. */
async function addTexts(owner: string, loaders: TextLoaders, language: Language): Promise<boolean> {
  if (loaded.has(`${owner} ${language}`)) return false
  const source = [language, fallback, defaultLanguage].find((one) => loaders[one])
  const load = source && loaders[source]
  if (source === undefined || load === undefined) return false
  const { overrides: own, replacer } = ownTexts.get(source) ?? loadOwnTexts(source)
  const [{ default: texts }, replaceTerms, overridden] = await Promise.all([load(), replacer, own])
  const general = Object.entries(replaceTerms(texts))
  const bundle = Object.fromEntries(general.map(([key, text]) => [key, overridden[key] ?? text]))
  i18n.addResourceBundle(language, namespace, bundle, false, true, { silent: true })
  loaded.add(`${owner} ${language}`)
  return true
}

/** Loads the code that replaces terms only for a tenant that has terms. */
async function termReplacer(overrides: Texts): Promise<ReplaceTerms> {
  return Object.keys(overrides).some(isTerm)
    ? (await import('./terms')).createTermReplacer(overrides)
    : (texts) => texts
}
