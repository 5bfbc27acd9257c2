import { icon } from './icons'
import { markup, type Markup } from './markup'

/** Something to mend: the field it is in, and what to do. */
export interface FieldError {
  field: 'email' | 'password'
  text: string
}

/** What is wrong, before the form; each line leads to its field. It takes the focus, so it is read first. */
export function errorSummary(
  title: string,
  text: string | undefined,
  findings: readonly FieldError[],
): Markup {
  const lines = findings.map((finding) => markup`<a href="#${finding.field}">${finding.text}</a>`)
  return markup`<div class="error-summary" role="alert" tabindex="-1" autofocus><p class="strong">${title}</p>${
    text !== undefined && markup`<p class="text">${text}</p>`
  }${lines}</div>`
}

/** The attributes of an input with an error, and the sentence below it. */
export function fieldError(
  field: string,
  text: string | undefined,
): { attributes: Markup; sentence: Markup } {
  if (text === undefined) return { attributes: markup``, sentence: markup`` }
  return {
    attributes: markup` aria-invalid="true" aria-describedby="${field}-error"`,
    sentence: markup`<p class="field-error" id="${field}-error">${icon('alert', true)}<span>${text}</span></p>`,
  }
}

interface EmailField {
  label: string
  value: string
  error: string | undefined
}

export function emailField({ label, value, error }: EmailField): Markup {
  const { attributes, sentence } = fieldError('email', error)
  return markup`<div class="field"><label class="field-label" for="email">${label}</label><input class="input" id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required value="${value}"${attributes}>${sentence}</div>`
}
