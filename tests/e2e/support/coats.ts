import { test } from './test'

export interface Coat {
  language: 'es' | 'en'
  theme: 'light' | 'dark'
}

/** Both languages and both themes on each size of screen: on a phone es light and en dark, on a desktop the other two. */
const coats: readonly (Coat & { project: string })[] = [
  { project: 'phone', language: 'es', theme: 'light' },
  { project: 'phone', language: 'en', theme: 'dark' },
  { project: 'desktop', language: 'es', theme: 'dark' },
  { project: 'desktop', language: 'en', theme: 'light' },
]

/** Runs tests in every coat of their project. */
export function inEveryCoat(tests: (coat: Coat) => void): void {
  for (const coat of coats) {
    test.describe(`${coat.project} ${coat.language} ${coat.theme}`, { tag: `@${coat.project}` }, () => {
      test.use({ locale: coat.language === 'es' ? 'es-ES' : 'en-GB', colorScheme: coat.theme })
      tests(coat)
    })
  }
}
