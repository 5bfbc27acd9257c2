import { describe, expect, it } from 'vitest'
import type { Contributed } from '@portico/core/plugin/useHost'
import { sectionsOf } from './sections'

const screen = async () => ({ default: () => null })
const route = (path: string, area = 'call') =>
  ({ plugin: 'records', id: path, area, path, title: path, screen }) as unknown as Contributed<'routes'>
const paths = [
  'devices',
  'complementary-tests',
  'documents/:documentId?',
  'chat/:id?',
  'medical-data/:kind?/:recordId?',
  'receipts',
  'consultations/:id?',
]
const all = [...paths.map((path) => route(path)), route(':section?'), route('documents', 'patient')]
const visit = { plugin: 'calls', id: 'visit', label: 'V', icon: 'info', section: screen } as const
const idsWith = (features: string[], routes = all) =>
  sectionsOf(routes, [visit], new Set(features)).map(({ id }) => id)

describe('the sections of a call', () => {
  it('CALL-019 they have the order of the specification, and others come after', () => {
    expect(idsWith(['onSiteConsultation', 'fhgstIntegration', 'devices'])).toEqual([
      'consultations',
      'receipts',
      'medical-data',
      'chat',
      'documents',
      'complementary-tests',
      'devices',
      'visit',
    ])
  })
  it('CALL-020 CALL-021 FEAT-028 without the feature onSiteConsultation only documents and the appointment are shown', () => {
    expect(idsWith([])).toEqual(['documents', 'visit'])
    expect(idsWith(['onSiteConsultation'])).toEqual([
      'consultations',
      'receipts',
      'medical-data',
      'chat',
      'documents',
      'visit',
    ])
  })
  it.each([
    ['CALL-022 FEAT-015', 'fhgstIntegration', 'complementary-tests'],
    ['CALL-023 FEAT-024', 'devices', 'devices'],
  ])('%s the feature %s adds %s', (_, feature, id) => {
    expect(idsWith([])).toEqual(['documents', 'visit'])
    expect(idsWith([feature])).toEqual(['documents', id, 'visit'])
  })
  it('a section whose plugin is off is not there', () => {
    expect(idsWith(['onSiteConsultation'], [route('chat')])).toEqual(['chat', 'visit'])
  })
})
