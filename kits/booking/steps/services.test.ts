import { expect, it } from 'vitest'
import { sameServiceInMode, modesOf, onlyService, shortNames } from './services'
import type { Choice } from '../variant'

const service = (id: string, label: string, appointmentType: 1 | 2): Choice => ({
  id,
  label,
  appointmentType,
})
const video = [service('1', 'Revisión por vídeo', 2), service('2', 'Primera visita por vídeo', 2)]
const person = [service('3', 'Revisión en persona', 1), service('4', 'Primera visita en persona', 1)]
const short = (services: Choice[]) => [...shortNames(services).values()]

it('removes the words that all names end with', () => {
  expect(short(video)).toEqual(['Revisión', 'Primera visita'])
  expect(short([...video, ...person])).toEqual([...video, ...person].map(({ label }) => label))
  expect(short([video[0] as Choice])).toEqual(['Revisión por vídeo'])
  expect(short([service('1', 'Visita larga', 2), service('2', 'Visita larga', 2)])).toEqual([
    'Visita',
    'Visita',
  ])
  expect(short([service('1', 'Dolor', 2), service('2', 'Unidad del Dolor', 2)])).toEqual([
    'Dolor',
    'Unidad del Dolor',
  ])
})

it('removes the words that all names start with', () => {
  const opinion = service('1', 'Oncología: segunda opinión', 2)
  const report = service('2', 'Oncología: segunda opinión con informe', 2)
  expect(short([opinion, report])).toEqual(['Segunda opinión', 'Segunda opinión con informe'])
  expect(short([opinion])).toEqual(['Oncología: segunda opinión'])
  expect(short([opinion, service('3', 'Cardiología: revisión', 2)])).toEqual([
    'Oncología: segunda opinión',
    'Cardiología: revisión',
  ])
})

it('BOOK-010 lists the available types of visit', () => {
  expect(modesOf([...video, ...person])).toEqual([2, 1])
  expect(modesOf([{ id: '9', label: 'x' }])).toEqual([])
})

it('asks for the service where the first type of visit has several', () => {
  expect(onlyService([...video, ...person])).toBeUndefined()
  expect(onlyService([video[0] as Choice, ...person])?.id).toBe('1')
  expect(onlyService([])).toBeUndefined()
})

it('BOOK-027 switches the type of visit and keeps the service', () => {
  const all = [...video, ...person]
  expect(sameServiceInMode(all, 1, video[1])?.id).toBe('4')
  expect(sameServiceInMode([...video, person[0] as Choice], 1, video[1])?.id).toBe('3')
  expect(sameServiceInMode(all, 2, undefined)).toBeUndefined()
  expect(sameServiceInMode([...video, person[0] as Choice], 1, undefined)?.id).toBe('3')
})
