import { useEffect, useState } from 'react'
import { tabStorage } from '@portico/core/state/tabStorage'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { Answers } from '../rules/answers'
import { loadAnswers, saveAnswers } from '../rules/draft'

/** The answers of the registration, which survive a reload of the tab without the password. */
export function useAnswers(): [Answers, (change: Partial<Answers>) => void] {
  const { id } = useTenant()
  const [answers, setAnswers] = useState(() => loadAnswers(tabStorage(), id))
  useEffect(() => saveAnswers(tabStorage(), id, answers), [id, answers])
  return [answers, (change) => setAnswers((before) => ({ ...before, ...change }))]
}
