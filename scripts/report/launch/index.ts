export { ownerToSupply } from './code-owners.ts'
export { formatLaunch, launchReport } from './launch-report.ts'
