import { test } from './test'

export interface Appearance {
  language: 'es' | 'en'
  theme: 'light' | 'dark'
}

/** Every language and colour scheme on one screen size: es light and en dark on phones, es dark and en light on desktops. */
const appearances: readonly (Appearance & { project: string })[] = [
  { project: 'phone', language: 'es', theme: 'light' },
  { project: 'phone', language: 'en', theme: 'dark' },
  { project: 'desktop', language: 'es', theme: 'dark' },
  { project: 'desktop', language: 'en', theme: 'light' },
]

const isEveryAsked = process.env['PORTICO_E2E_APPEARANCES'] === 'all'

/**
 * Declares tests for two appearances that have both screen sizes and both languages; an odd `turn` has the other two. For
 * all with PORTICO_E2E_APPEARANCES=all.
 */
export const inTwoAppearances = (turn: number, tests: (appearance: Appearance) => void): void =>
  describeAppearances(
    appearances.filter((_, index) => isEveryAsked || (index % 3 === 0) === (turn % 2 === 0)),
    tests,
  )

/** Declares tests for one appearance, chosen by `turn`; for all with PORTICO_E2E_APPEARANCES=all. */
export const inOneAppearance = (turn: number, tests: (appearance: Appearance) => void): void =>
  describeAppearances(
    appearances.filter((_, index) => isEveryAsked || index === turn % appearances.length),
    tests,
  )

function describeAppearances(selected: typeof appearances, tests: (appearance: Appearance) => void): void {
  for (const appearance of selected) {
    test.describe(
      `${appearance.project} ${appearance.language} ${appearance.theme}`,
      { tag: `@${appearance.project}` },
      () => {
        test.use({ locale: appearance.language === 'es' ? 'es-ES' : 'en-GB', colorScheme: appearance.theme })
        tests(appearance)
      },
    )
  }
}
