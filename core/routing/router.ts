/** The router library enters the portal here and nowhere else (docs/decisions/701-hash-router.md). */
export {
  HashRouter,
  NavigationType,
  generatePath,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom'
