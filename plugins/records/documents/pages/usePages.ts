import { useEffect, useReducer, useState } from 'react'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { makePdf } from './makePdf'
import { changePages, noPages, type Photo } from './pages'
import { createPageWorker, PageError, type PageWorker, type PhotoProblem } from './pageWorker'

/** A photo that is no page. */
interface RefusedPhoto {
  name: string
  problem: PhotoProblem
}

/** The pages of a document in the making, and what happens to them. Everything is in memory until the file is made. */
export function usePages() {
  const { language } = useLanguage()
  const [worker] = useState(createPageWorker)
  useEffect(() => () => worker.close(), [worker])
  const [state, act] = useReducer(changePages, noPages)
  /** How many pages are drawn while the document is made, or that this failed. */
  const [drawn, setDrawn] = useState<number | 'failed' | null>(null)
  const photos = usePhotos(worker, (added) => act({ do: 'add', photos: added }))
  /** The document; null where it could not be made, and the pages stay. */
  const make = async (title: string): Promise<File | null> => {
    setDrawn(0)
    try {
      return await makePdf(worker, { pages: state.pages, title, language, onDrawn: setDrawn })
    } catch {
      setDrawn('failed')
      return null
    }
  }
  return { ...state, ...photos, act, make, worker, drawn }
}

/** Reads photos one after the other. */
function usePhotos(worker: PageWorker, onRead: (photos: readonly Photo[]) => void) {
  /** How many are being read. */
  const [reading, setReading] = useState(0)
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([])
  const read = async (file: File) => {
    try {
      onRead(await worker.read(file))
    } catch (error) {
      const problem = error instanceof PageError ? error.problem : 'damaged'
      setRefused((before) => [...before, { name: file.name, problem }])
    }
    setReading((count) => count - 1)
  }
  const add = async (files: readonly File[]) => {
    setRefused([])
    setReading((count) => count + files.length)
    for (const file of files) await read(file)
  }
  return { reading, refused, add }
}

export type PagesState = ReturnType<typeof usePages>
