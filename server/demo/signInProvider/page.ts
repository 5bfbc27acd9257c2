import { createHash } from 'node:crypto'
import { markup, trustedHtml } from '../../platform/pages/markup'
import { signInProviderPeople } from './people'

const css = `body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;background:#eef1f5;color:#1b2430}
main{box-sizing:border-box;max-width:28rem;margin:0 auto;padding:2rem 1.25rem;display:grid;gap:1.25rem}
h1{font-size:1.5rem;margin:0}p{margin:0}form{display:grid;gap:.75rem}
button,input{font:inherit;min-height:3rem;padding:.5rem 1rem;border-radius:.5rem;border:1.5px solid #5b6878;background:#fff;color:inherit;text-align:start}
button:hover{background:#e3e9f2}button.plain{text-align:center}label{font-weight:600;display:grid;gap:.375rem}small{display:block;color:#475364}`

const texts = {
  es: {
    title: 'Elige una cuenta',
    about: 'Este proveedor es de pruebas: solo existe con los datos de demostración y no pide contraseña.',
    unverified: 'Correo sin confirmar',
    other: 'Otro correo',
    otherSend: 'Iniciar sesión con este correo',
    cancel: 'Cancelar',
  },
  en: {
    title: 'Choose an account',
    about: 'This is a test provider: it only exists with the demo data and doesn’t ask for a password.',
    unverified: 'Email address not confirmed',
    other: 'Another email address',
    otherSend: 'Sign in with this email address',
    cancel: 'Cancel',
  },
} as const

/** The policy of the page. `origins`: where the sign-in returns to. */
export const pagePolicy = (origins: readonly string[]): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; form-action ${["'self'", ...origins].join(' ')}; frame-ancestors 'none'; base-uri 'none'`

/** The page on which a visitor says who they are. `locale`: a language tag. */
export function peoplePage(name: string, action: string, locale: string): string {
  const language = locale.startsWith('en') ? 'en' : 'es'
  const t = texts[language]
  const people = signInProviderPeople.map(
    (person) =>
      markup`<button name="email" value="${person.email}">${person.name} ${person.surname}<small>${person.email}</small>${!person.isVerified && markup`<small>${t.unverified}</small>`}</button>`,
  )
  return markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title} · ${name}</title><style>${trustedHtml(css)}</style></head>
<body><main><h1>${name}: ${t.title}</h1><p>${t.about}</p>
<form method="post" action="${action}">${people}</form>
<form method="post" action="${action}"><label>${t.other}<input type="email" name="email" required></label><button class="plain">${t.otherSend}</button></form>
<form method="post" action="${action}"><button class="plain" name="cancel" value="yes">${t.cancel}</button></form></main></body></html>`
    .text
}
