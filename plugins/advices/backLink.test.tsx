import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import es from './locales/es.json'
import { doctor, many, open, setUpVideos, video, watched } from './testing/testVideos'

setUpVideos()
const follow = async (name: string | RegExp) => {
  const link = await screen.findByRole('link', { name })
  await act(async () => fireEvent.click(link))
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('VIDEO-016 VIDEO-017 the link above a video leads back to the list that it was opened from, at the same entry of the history', async () => {
  await open('category/2?pages=2', 'Sueño', {
    'GET api/categories/{id}': { id: 2, name: 'Sueño' },
    'GET api/categories/{id}/tags': [],
    'GET api/videos/category/{id}': { items: many(15), total: 40 },
    'GET api/videos/{id}': ({ params }: { params: { id: number } }) => video(params.id),
    'GET api/videos/related/{id}': { items: [video(50)], total: 1 },
  })
  await screen.findAllByRole('link', { name: 'Vídeo 3' })
  const entries = history.length
  await act(async () => fireEvent.click(screen.getAllByRole('link', { name: 'Vídeo 3' })[0] as HTMLElement))
  await heading('Vídeo 3')
  await follow('Vídeo 50')
  await heading('Vídeo 50')
  expect(history.length).toBe(entries + 2)
  const back = screen.getByRole('link', { name: es['ADVICES.BACK_CATEGORY'] })
  expect(back.getAttribute('href')).toBe('#/advices/category/2?pages=2')
  const left = (history.state as { idx: number }).idx
  await act(async () => fireEvent.click(back))
  await heading('Sueño')
  expect(location.hash).toBe('#/advices/category/2?pages=2')
  expect((history.state as { idx: number }).idx).toBe(left - 2)
  expect(history.length).toBe(entries + 2)
})

it('VIDEO-009 VIDEO-022 results and a professional are led back to by their own name', async () => {
  await open('result/dormir', '1 vídeo con «dormir»', {
    'GET api/videos/search': { items: [video(7)], total: 1 },
    'GET api/videos/{id}': watched,
    'GET api/videos/{id}/captions/{language}': [],
    'GET api/doctors/nickname/{nickName}': doctor,
    'GET api/videos/owner/{id}': { items: [video(8)], total: 1 },
  })
  await follow('Vídeo 7')
  await heading('Vídeo 7')
  expect(screen.getByRole('link', { name: 'Resultados de «dormir»' }).getAttribute('href')).toBe(
    '#/advices/result/dormir',
  )
  await follow(es['ADVICES.PAGE_OF'])
  await heading(doctor.fullName)
  await follow('Resultados de «dormir»')
  await vi.waitFor(() => expect(location.hash).toBe('#/advices/result/dormir'))
})

it('VIDEO-016 a video that was opened by its address leads to the gallery', async () => {
  await open('videos/7', 'Vídeo 7', {
    'GET api/videos/{id}': watched,
    'GET api/videos/{id}/captions/{language}': [],
  })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: es['ADVICES.BACK'] }).getAttribute('href')).toBe('#/advices/videos')
})
