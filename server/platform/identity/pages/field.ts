import { icon } from './icons'
import { markup, type Markup } from '../../pages/markup'

/** An invalid field and what to do. */
export interface FieldError {
  field: 'email' | 'password' | 'code'
  text: string
}

/** The error summary above the form, with a link to each invalid field. It has the focus, so screen readers read it first. */
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

/** The attributes of an invalid input and the message below it; empty markup if the field is valid. */
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

interface PasswordField {
  label: string
  /** The name of the button that shows the password. */
  show: string
  error: string | undefined
  /** A link beside the label. */
  beside?: Markup | undefined | false
}

/** A password is never sent back, so the field starts empty. */
export function passwordField({ label, show, error, beside }: PasswordField): Markup {
  const { attributes, sentence } = fieldError('password', error)
  return markup`<div class="field"><div class="label-row"><label class="field-label" for="password">${label}</label>${beside}</div><div class="input-group"><input class="input" id="password" name="password" type="password" autocomplete="current-password" required${attributes}><button class="btn-icon" type="button" data-show hidden aria-pressed="false" aria-label="${show}">${icon('eye')}</button></div>${sentence}</div>`
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
