import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** Folders whose texts nobody sees while acting for another person, and why. */
const otherFolders: readonly string[] = [
  'kits/admin', // administrators
  'plugins/admin', // administrators
  'plugins/binah', // a camera measures whoever holds the phone: only `SCAN.ACTING` is shown
  'plugins/doctor', // professionals
  'plugins/notifications', // always those of one's own account, as `NOTIFICATIONS.ACTING` explains
  'plugins/registration', // nobody is signed in
]

/** Texts that nobody sees while acting for another person, by folder. */
const otherTexts: Readonly<Record<string, RegExp>> = {
  // Signing in, and one's own family in the choice of a person. The link back replaces `ERROR_DOCTOR_URL.GO`.
  'plugins/access': /^(AUTH|CHOOSE_USER|DELETED|LINK_EXPIRED)\.|^ERROR_DOCTOR_URL\.GO$/,
  // The clock of the person at the screen, and what they do in an emergency.
  'kits/booking': /^BOOKING\.(CLOCK_(BOTH|PLACE)$|TRIAGE\.)/,
  // The list of a family is that of one's own account; the link of a letter needs none.
  'plugins/appointments': /^(FAMILY_LIST|LETTER_LINK)\./,
  // Account, plan and cards lead to the person's data while acting; a change is undone without a session.
  'plugins/account': /^(ACCOUNT|CARD|UNDO)\.|^PLANS\.(?!FAILED)/,
  // Of professionals, what a guest reads, and calls without an appointment, which nobody makes for somebody else.
  'kits/calls': /^TEMPLATES\.|^PEOPLE\.(MESSAGE|STATE_asked)$|^CALL\.FAILED\.POOL_/,
  // The call is for the person at the screen, as are those without an appointment; the links of a visit and of a guest open no account.
  'plugins/calls': /^CALLS\.(RING\.FOR_YOU$|LINK\.|GUEST\.|POOL\.)/,
  // What the menus of other people's apps are called, and where the phone at hand has them.
  'plugins/devices': /^DEVICES\.FORMAT_HOW\./,
  // The check itself and the line of the account.
  'plugins/identity': /^IDENTITY\.(ASK|NEED|STEP)\.|^IDENTITY\.(BACK|MINE)$/,
  // The patients of a professional, and the page of a shared link, which needs no account.
  'plugins/records': /^RECORDS\.((NO_)?PATIENTS?(_|$)|EMERGENCY|SHARED(_|$))/,
  // Of professionals; and the way back to one's own account.
  'core/i18n': /^MENU\.(DOCTOR_DAY|PATIENTS)$|^SHELL\.ACTING_BACK$/,
}

/** What belongs to the person at the screen: their device, what they write and send, their session and the payment. */
const own = {
  es: [
    'propi[oa] (dispositivo|cuenta)|conexión|sesión|contraseña|seguridad|mensaje|texto|respuesta|confianza',
    'navegador|Safari|dispositivo|equipo|teléfono|cámara|micrófono|sonido|imagen|pantalla|fotos|archivos?',
    'calendario|nota se|pago|banco|tarjeta',
  ].join('|'),
  en: [
    'own (device|account)|connection|session|password|security|message|text|answer|choices',
    'browser|Safari|device|phone|camera|microphone|picture|screen|photos|files?|place at',
    'calendar|note is|payment|bank|card',
  ].join('|'),
} as const
const possessive = {
  es: (noun: string) => new RegExp(`(?<!\\p{L})(tus?|mis?)(?!\\p{L})(?! (${noun})(?!\\p{L}))`, 'iu'),
  en: (noun: string) => new RegExp(`\\b(your|my)\\b(?! (${noun})\\b)`, 'i'),
} as const
/** The same without a noun, and "uploaded by you". */
const alone = {
  es: /(?<!\p{L})(tuy[oa]s?|mí[oa]s?|por ti|contigo)(?!\p{L})/iu,
  en: /\b(yours|mine|(by|with|to) you)\b/i,
} as const

const folders = ['core/i18n', ...['kits', 'plugins'].flatMap(foldersOf)].filter(
  (folder) => !otherFolders.includes(folder) && existsSync(path.join(root, folder, 'locales')),
)

function foldersOf(parent: string): string[] {
  return readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`)
}

test.each(['es', 'en'] as const)(
  'FAMILY-003 every %s text with "your" or "my" has another one for a person who acts for another',
  (language) => {
    const isOwn = (text: string) =>
      possessive[language](own[language]).test(text) || alone[language].test(text)
    let count = 0
    const missing = folders.flatMap((folder) => {
      const file = path.join(root, folder, 'locales', `${language}.json`)
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
      const mine = Object.keys(texts).filter(
        (key) => !otherTexts[folder]?.test(key) && isOwn(texts[key] ?? ''),
      )
      count += mine.length
      return mine
        .filter((key) => key.endsWith('_acting') || !(`${key}_acting` in texts))
        .map((key) => `${folder} ${key}: ${texts[key]}`)
    })
    expect(missing).toEqual([])
    expect(count).toBeGreaterThan(100)
  },
)

test('FAMILY-003 both languages have a text for whoever acts in the same places', () => {
  const unequal = folders.flatMap((folder) => {
    const [es, en] = ['es', 'en'].map((language) =>
      Object.keys(
        JSON.parse(readFileSync(path.join(root, folder, 'locales', `${language}.json`), 'utf8')) as object,
      ).filter((key) => key.endsWith('_acting')),
    )
    return es?.toSorted().join() === en?.toSorted().join() ? [] : [folder]
  })
  expect(unequal).toEqual([])
})
