import type { Language } from '../../i18n/languages'
import { buttonClass } from '../../ui/actions/buttonClass'

/** The texts belong to the page: at such a path no plugin or language file is loaded. */
const texts = {
  es: {
    title: 'No encontramos esta página',
    text: 'Puede que la dirección esté incompleta o que la página ya no exista.',
    link: 'Ir al portal',
  },
  en: {
    title: 'We can’t find this page',
    text: 'The address may be incomplete, or the page may no longer exist.',
    link: 'Go to the portal',
  },
} satisfies Record<Language, object>

/** Shown at a path of the server that is not the portal's, with a link to the portal. */
export function UnknownAddress({ language }: { language: Language }) {
  const { title, text, link } = texts[language]
  return (
    <main
      className="grid gap-6 content-start max-w-160 mx-auto px-4 py-16 *:min-w-0 desk:gap-8 desk:px-8 [&_dd]:wrap-anywhere"
      lang={language}
    >
      <h1 className="h1">{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <a className={buttonClass()} href="/">
          {link}
        </a>
      </p>
    </main>
  )
}
