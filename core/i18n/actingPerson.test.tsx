import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setActingPerson } from './actingPerson'
import { initTexts, loadTexts, translate } from './i18n'
import { useText } from './useText'

const texts = {
  'LIST.TITLE': 'Mis citas',
  'LIST.TITLE_acting': 'Citas de {{person}}',
  'LIST.COUNT_one': '{{count}} cita',
  'LIST.COUNT_other': '{{count}} citas',
}

afterEach(() => setActingPerson(null))

test('ROLE-005 texts name the person whom the account acts for, where they have such a form', async () => {
  await initTexts('es')
  await loadTexts('list', { es: async () => ({ default: texts }) })
  const { result } = renderHook(() => useText<string>())
  expect(result.current('LIST.TITLE')).toBe('Mis citas')
  act(() => setActingPerson('Mateo'))
  expect(result.current('LIST.TITLE')).toBe('Citas de Mateo')
  expect(translate('LIST.TITLE')).toBe('Citas de Mateo')
  expect(result.current('LIST.COUNT', { count: 2 })).toBe('2 citas')
  act(() => setActingPerson(null))
  expect(result.current('LIST.TITLE')).toBe('Mis citas')
})
