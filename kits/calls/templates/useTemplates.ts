import type { TextTemplate, TextTemplateText } from '@schemas/generated/entities'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'

/** What a template is for. */
export type TemplateKind = TextTemplate['kind']

/** The templates of the signed-in doctor for one purpose, and what changes them. The changes reject with an `ApiError`. */
export function useTemplates(kind: TemplateKind) {
  const call = useCall()
  const invalidate = useInvalidate()
  const { data, error, mutate } = useApi('GET api/doctors/templates', {
    capability: 'templates',
    quiet: true,
  })
  const common = { capability: 'templates', quiet: true } as const
  const after = async (work: Promise<unknown>) => {
    await work
    await invalidate('api/doctors/templates').catch(() => undefined)
  }
  return {
    templates: data?.filter((template) => template.kind === kind),
    hasFailed: error !== undefined && data === undefined,
    retry: () => void mutate(),
    add: (template: TextTemplateText) =>
      after(call('POST api/doctors/templates', { ...common, body: { ...template, kind } })),
    change: (id: number, body: TextTemplateText) =>
      after(call('PUT api/doctors/templates/{id}', { ...common, params: { id }, body })),
    remove: (id: number) => after(call('DELETE api/doctors/templates/{id}', { ...common, params: { id } })),
  }
}

/** A text with a template after what is written. */
export const withTemplate = (written: string, template: string): string =>
  written.trim() === '' ? template : `${written.trimEnd()}\n\n${template}`
