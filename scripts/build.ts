import { BuildStopped, buildSite } from './build/build-site.ts'

try {
  await buildSite(process.cwd())
} catch (error) {
  console.error(error instanceof BuildStopped ? error.message : error)
  process.exitCode = 1
}
