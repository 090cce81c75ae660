export { formatFirstScreen, formatLaunch, launchList } from './launch-list.ts'
export { launchReport } from './launch-report.ts'
export { sendTestMessage } from './test-message.ts'
