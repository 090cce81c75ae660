import { renderableRoutes } from '#scripts/render/content.ts'

export default renderableRoutes
