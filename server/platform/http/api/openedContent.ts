import type { OpenedContent } from '../../ports'
import type { MedicalContent } from './contract'
import type { Download } from './files'

const actions = {
  record: 'read',
  documents: 'documents',
  measurements: 'measurements',
  messages: 'messages',
} as const

/**
 * What the answer of an operation opens of the person whom the caller acts for. Undefined for an operation without medical
 * content, and for a file of somebody else, which the handler has noted for its owner.
 */
export function openedBy(medical: MedicalContent | undefined, answer: unknown): OpenedContent | undefined {
  if (medical === undefined || medical === 'mention') return undefined
  if (medical !== 'file') return { action: actions[medical] }
  const { title, name, isNoted } = answer as Download
  return isNoted ? undefined : { action: 'downloaded', detail: title ?? name }
}
