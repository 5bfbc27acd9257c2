import { createInstance } from 'i18next'
import type { Texts } from './texts'
import { isTerm } from './isTerm'
import { fallbackLanguage, type Language } from './languages'
import type core from './locales/es.json'
import type { ReplaceTerms } from './terms'

/** Keys of the core's own texts. */
export type CoreKey = keyof typeof core

/** `X` of the keys `X_one` and `X_other`: the text is chosen by the value `count`. */
type Counted<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : never

/** The text of a key with `{{name}}` filled in; `[KEY]` when there is none (ERR-019, C-152). */
export type Translate<K extends string = CoreKey> = (
  key: K | Counted<K>,
  values?: Readonly<Record<string, unknown>>,
) => string

/** Loads the texts of each language. */
export type TextLoaders = Readonly<Record<string, () => Promise<{ default: Texts }>>>

const space = 'translation'
const i18n = createInstance()
const coreTexts: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}
const owners = new Map<string, TextLoaders>()
const loaded = new Set<string>()
const rewordings = new Map<Language, Promise<ReplaceTerms>>()
const listeners = new Set<() => void>()
let overrides: (language: Language) => Promise<Texts> = () => Promise.resolve({})
let overriding: Texts = {}
/** The language that was asked for last. */
let wanted: Language = fallbackLanguage
let translate: Translate<string> = (key) => `[${key}]`

/** The present way from key to text; another function after every change of language or texts. */
export const currentTranslate = (): Translate<string> => translate

/** The language spoken now. */
export const currentLanguage = (): Language => (i18n.language ?? fallbackLanguage) as Language

/** True when a text of exactly this key is loaded (C-138). */
export const hasText = (key: string): boolean => i18n.exists(key)

/** Calls back after every change of language or texts; returns how to stop. */
export function onTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Starts the texts: the core's in `language`, and the tenant's own, which win over everything (`overrides` loads them;
 * when it fails the tenant's own are missing and the rest works). Its terms stand in all other texts.
 */
export async function initTexts(
  language: Language,
  loadOverrides: (language: Language) => Promise<Texts> = overrides,
): Promise<void> {
  overrides = loadOverrides
  await i18n.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => `[${key}]`,
    resources: {},
  })
  owners.set('', coreTexts)
  await changeLanguage(language)
}

/** True when `loadTexts` for this owner would have nothing to wait for. */
export const areTextsLoaded = (owner: string): boolean => loaded.has(`${owner} ${currentLanguage()}`)

/** Loads a plugin's texts in the present language (CONST-005: in Spanish where it lacks them) and keeps them loaded through changes of language. */
export async function loadTexts(owner: string, loaders: TextLoaders): Promise<void> {
  owners.set(owner, loaders)
  await addTexts(owner, loaders, currentLanguage())
  changed()
}

/** Speaks another language, without reload, once all texts in use are there, unless yet another is asked for meanwhile. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language
  const loading = overrides(language).catch(() => ({}))
  rewordings.set(language, loading.then(rewording))
  // What is opened meanwhile comes along.
  for (let known = 0; known < owners.size;) {
    known = owners.size
    await Promise.all([...owners].map(([owner, loaders]) => addTexts(owner, loaders, language)))
  }
  const own = await loading
  if (language !== wanted) return
  overriding = own
  await i18n.changeLanguage(language)
  changed()
}

async function addTexts(owner: string, loaders: TextLoaders, language: Language) {
  if (loaded.has(`${owner} ${language}`)) return
  const load = loaders[language] ?? loaders[fallbackLanguage]
  if (load === undefined) return
  const [texts, reword] = await Promise.all([load(), rewordings.get(language)])
  i18n.addResourceBundle(language, space, reword?.(texts.default) ?? texts.default, false, true)
  loaded.add(`${owner} ${language}`)
}

/** Most tenants have no terms of their own, so what puts them in comes with the first one. */
async function rewording(own: Texts): Promise<ReplaceTerms> {
  return Object.keys(own).some(isTerm) ? (await import('./terms')).createTermReplacer(own) : (texts) => texts
}

function changed() {
  const language = currentLanguage()
  i18n.addResourceBundle(language, space, overriding, false, true)
  if (typeof document !== 'undefined') document.documentElement.lang = language
  translate = (key, values) => i18n.t(key, { ...values })
  listeners.forEach((listener) => listener())
}
