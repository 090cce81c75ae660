import { serveTask } from '#scripts/system/child-process.ts'

serveTask(async ({ fails, dies }: { fails: boolean; dies: boolean }) => {
  if (fails) throw new Error('it failed')
  if (dies) process.exit(7)
})
