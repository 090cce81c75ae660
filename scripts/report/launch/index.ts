export { formatLaunch } from './format-launch.ts'
export { launchReport } from './launch-report.ts'
