import path from 'node:path'
import type { TenantOnServer } from '../../tenants/tenants'
import { createText, readOwnTexts, readTexts } from '../../tenants/texts'
import type es from '../texts/es.json'

export type TextKey = keyof typeof es
/** A text of the page's language, with `{{name}}` filled in. */
export type Text = (key: TextKey, values?: Record<string, string>) => string

const textsFolder = path.join(import.meta.dirname, '..', 'texts')

/** Loads the texts of the sign-in pages in a language; the tenant's own texts override the general ones. */
export const loadTexts = (tenant: TenantOnServer, language: string): Text =>
  createText({ ...readTexts(textsFolder, language), ...readOwnTexts(tenant, language) })
