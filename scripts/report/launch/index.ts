export { formatLaunch, launchReport } from './launch-report.ts'
