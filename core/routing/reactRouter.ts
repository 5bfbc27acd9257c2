/** The only import of the router library (docs/decisions/701-hash-router.md). */
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
