import { useRoute } from '@portico/core/routing/useRoute'
import { useSession } from '@portico/core/session/useSession'
import { About } from '../parts/About'
import { ForYourself } from '../parts/ForYourself'
import { History } from '../parts/History'
import { ScanPage } from '../parts/ScanPage'

/** The scan of vital signs by camera, what it is, and what was saved. */
export default function ScanScreen() {
  const { params } = useRoute()
  const { actingFor } = useSession()
  if (params['view'] === 'about') return <About />
  if (params['view'] === 'history') return <History />
  return actingFor === null ? <ScanPage /> : <ForYourself />
}
