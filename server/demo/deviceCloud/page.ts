import { createHash } from 'node:crypto'
import { markup, trustedHtml } from '../../platform/pages/markup'

const css = `body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;background:#f4f1ec;color:#241f1a}
main{box-sizing:border-box;max-width:28rem;margin:0 auto;padding:2rem 1.25rem;display:grid;gap:1.25rem}
h1{font-size:1.5rem;margin:0}p{margin:0}form{display:grid;gap:.75rem}
button{font:inherit;min-height:3rem;padding:.5rem 1rem;border-radius:.5rem;border:1.5px solid #6b5f50;background:#fff;color:inherit}
button.main{background:#2f4b3c;border-color:#2f4b3c;color:#fff}`

const texts = {
  es: {
    title: '¿Compartir tus medidas?',
    about: 'El portal podrá leer lo que miden tus dispositivos. Puedes quitarle el acceso cuando quieras.',
    demo: 'Esta cuenta es de pruebas: solo existe con los datos de demostración y no pide contraseña.',
    allow: 'Permitir',
    refuse: 'No permitir',
    access: 'Quién lee tus medidas',
    end: 'Quitar el acceso',
    ended: 'Nadie lee tus medidas.',
  },
  en: {
    title: 'Share your measurements?',
    about: 'The portal will be able to read what your devices measure. You can end its access at any time.',
    demo: 'This is a test account: it only exists with the demo data and doesn’t ask for a password.',
    allow: 'Allow',
    refuse: 'Don’t allow',
    access: 'Who can read your measurements',
    end: 'End access',
    ended: 'Nobody can read your measurements.',
  },
} as const

/** The policy of the pages. `origins`: where a connection returns to. */
export const pagePolicy = (origins: readonly string[]): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; form-action ${["'self'", ...origins].join(' ')}; frame-ancestors 'none'; base-uri 'none'`

const languageOf = (locale: string) => (locale.startsWith('en') ? 'en' : 'es')

const page = (language: 'es' | 'en', title: string, content: ReturnType<typeof markup>): string =>
  markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${trustedHtml(css)}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`.text

/** The page on which a person allows a portal to read their records. `locale`: a language tag. */
export function consentPage(name: string, action: string, locale: string): string {
  const language = languageOf(locale)
  const t = texts[language]
  return page(
    language,
    `${name}: ${t.title}`,
    markup`<p>${t.about}</p><p>${t.demo}</p><form method="post" action="${action}"><button class="main" name="allow" value="yes">${t.allow}</button><button name="allow" value="no">${t.refuse}</button></form>`,
  )
}

/** The page on which a person ends the access of all portals. */
export function accessPage(name: string, hasAccess: boolean, locale: string): string {
  const language = languageOf(locale)
  const t = texts[language]
  return page(
    language,
    `${name}: ${t.access}`,
    hasAccess
      ? markup`<form method="post"><button class="main">${t.end}</button></form>`
      : markup`<p>${t.ended}</p>`,
  )
}
