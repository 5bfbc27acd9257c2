import { ApiError } from '@portico/core/http/apiError'
import { buildRequest } from '../../core/http/buildRequest'
import type { Call, Operation } from '@portico/core/http/useCall'
import { initTexts, loadTexts } from '@portico/core/i18n/i18n'
import type { AdminEntity } from '@portico/admin/entity'
import { adminTexts } from '@portico/admin/texts'
import type { Caller } from '../../server/test/clinic/clinic'
import plugin from '../../plugins/admin/plugin'
import sections from '../../plugins/admin/sections'

/** Loads the Spanish texts of the administration. */
export async function loadAdminTexts(): Promise<void> {
  await initTexts('es')
  await Promise.all([loadTexts('kits/admin', adminTexts), loadTexts('admin', plugin.i18n ?? {})])
}

/** The client's call of an operation, answered by the reference server. */
export const callWith = (as: Caller): Call =>
  (async (operation: Operation, input: object = {}) => {
    const { method, url } = buildRequest(operation, input as never, '')
    const { status, body } = await as(method as 'GET', url.slice(1), (input as { body?: object }).body)
    if (status < 400) return body
    const { message = '', details } = body as { message?: string; details?: Record<string, unknown> }
    throw new ApiError(status, message, undefined, details)
  }) as Call

/** The entity of a section. */
export async function loadEntity(id: string): Promise<AdminEntity> {
  const section = sections.find((one) => one.id === id)
  if (!section?.entity) throw new Error(`${id} has no list`)
  return (await section.entity()).default
}
